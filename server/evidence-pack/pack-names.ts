import { initialsOf, nameHider } from '@heartsease/domain/exports/initials.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';

/** How a pack tells people: by name, or by initials wherever a name stands. */
export interface PackNames {
  has_names: boolean;
  /** A text that somebody wrote, as the pack may tell it. */
  told: (text: string) => string;
  nameOf: (person: Pick<Named, 'known_as' | 'last_name'>) => string;
}

/**
 * @param people everybody whose name a text may hold: who lives and lived here, staff, and those who visit
 * @param asides what was typed about who told something ("Sarah, daughter"): the names in it have no account, and
 *   each is hidden only where a text writes it large: any word may begin such an aside
 */
export function packNames(has_names: boolean, people: readonly Named[], asides: readonly string[]): PackNames {
  if (has_names) {
    return {
      has_names,
      told: (text) => text,
      nameOf: fullName,
    };
  }
  const hide = nameHider(people, null, asides.flatMap(namesIn));
  // "Gwen. My girls." ends its first sentence with the point of the initial.
  const told = (text: string) => hide(text).replaceAll(/(\p{Lu}\.)\.(?!\.)/gu, '$1');
  return { has_names, told, nameOf: initialsOf };
}

/** "Sarah Hartley, daughter" holds two names: what is written large and is no other word. */
function namesIn(aside: string): string[] {
  return [...aside.matchAll(/\p{Lu}[\p{L}\p{M}'’-]+/gu)]
    .flatMap(([word]) => word.split(/['’-]s?/u))
    .filter((word) => !NO_NAMES.has(word.toLowerCase()));
}

/** What a word about a person begins with, and what people are to each other. */
const NO_NAMES = new Set(
  (
    'at on in to when after before her his their my our the with from by and she he they herself himself themselves mum mother dad father daughter son ' +
    'wife husband partner sister brother niece nephew cousin aunt uncle granddaughter grandson grandmother friend ' +
    'neighbour family staff nurse carer doctor vicar chaplain key worker manager coordinator mrs mr ms miss dr'
  ).split(' '),
);

/** "Anita Nair", or "Anita" as whoever recorded something is called: "A. N.", "A." */
export function initialsOfName(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => initialsOf({ known_as: word, last_name: '' }))
    .join(' ');
}
