import { LibraryChoice } from '@heartsease/domain/activities/library.ts';

const NUMBERS: ReadonlySet<string> = new Set(['minutes', 'band']);
const ONLY: ReadonlySet<string> = new Set(['favourites', 'own']);

/** What an address chooses of the library; a part that means nothing is left out. */
export function choiceOfAddress(address: URLSearchParams): LibraryChoice {
  const choice: LibraryChoice = {};
  for (const [name, text] of address) {
    const value = ONLY.has(name) ? text === 'true' : NUMBERS.has(name) ? Number(text) : text;
    const part = LibraryChoice.safeParse({ [name]: value });
    if (part.success) Object.assign(choice, part.data);
  }
  return choice;
}

export function addressOfChoice(choice: LibraryChoice): URLSearchParams {
  const said = Object.entries(choice).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}

/** Nothing is chosen by: all of the library is wanted. */
export function isAnything(choice: LibraryChoice): boolean {
  return addressOfChoice(choice).size === 0;
}
