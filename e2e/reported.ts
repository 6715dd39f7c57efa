import type { ErrorReceiver } from '../server/test/error-receiver.ts';
import type { HomeServer } from './home-server.ts';

/**
 * All that was said, as whoever receives it reads it: unpacked, each string of it decoded, names of fields too. Our own
 * stylesheets and files are left out: they are named after fonts, colours and things, as some people are called; and
 * the drawn numbers of traces, in which now and then somebody's name can be spelled, as Bebb.
 */
export function wordsIn(receiver: ErrorReceiver): string {
  const said = new Set<string>();
  const read = (value: unknown, of = '') => {
    if (typeof value === 'string' && of !== '_cssText') said.add(value.replaceAll(OURS, ''));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (!IN_EVERY_PAGE.has(name)) said.add(name);
      read(one, name);
    }
  };
  for (const { type, body } of receiver.received) read(body, type);
  return [...said].join('\n');
}

/** Our files, and the numbers of traces and of what they hold: 32 and 16 hexadecimal digits. */
const OURS = /(?<=\/assets\/)[\w.-]+|\b(?:[0-9a-f]{32}|[0-9a-f]{16})\b/g;

/** Attributes that are somebody's name as well: `lang` stands in the first line of our page. */
const IN_EVERY_PAGE = new Set(['lang']);

/** Which of these words stand in it, each with what is around, whatever their case. */
export function found(words: readonly string[], text: string): string[] {
  const low = text.toLowerCase();
  return words.flatMap((word) => {
    const at = placeOf(word.toLowerCase(), low);
    return at < 0 ? [] : [`${word}: ${text.slice(Math.max(at - 60, 0), at + 60)}`];
  });
}

function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + word.length] ?? '')) return at;
  }
  return -1;
}

/** Every name, address and id of the home’s people. */
export async function personalWords(server: HomeServer): Promise<string[]> {
  const rows = await server.sql(`
    select email as word from accounts union select first_name from accounts union select last_name from accounts
    union select id::text from accounts union select id::text from residents union select first_name from residents
    union select last_name from residents union select known_as from residents union select id::text from care_homes`);
  const words = rows.map(({ word }) => String(word)).filter((word) => word.length > 3 && word !== 'null');
  // The password of the demo is no canary: it is the name of the product, which stands everywhere.
  return [...words, 'Larch House'];
}

interface RecordedNode {
  type?: number;
  textContent?: string;
  childNodes?: RecordedNode[];
}

/** Every text of every recorded screen, first drawn or changed later. */
export function textsIn(receiver: ErrorReceiver): string[] {
  const texts: string[] = [];
  const walk = (node: RecordedNode | undefined) => {
    if (node?.textContent !== undefined) texts.push(node.textContent);
    node?.childNodes?.forEach(walk);
  };
  for (const { type, body } of receiver.received) {
    if (type !== 'replay_recording') continue;
    for (const { data } of body as {
      data?: { node?: RecordedNode; texts?: { value: string }[]; adds?: { node: RecordedNode }[] };
    }[]) {
      walk(data?.node);
      data?.texts?.forEach(({ value }) => texts.push(value));
      data?.adds?.forEach(({ node }) => walk(node));
    }
  }
  return texts;
}
