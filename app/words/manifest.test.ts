import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string }[];
}

const read = (name: string): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../public', name), 'utf8'));
const english = read('manifest.webmanifest');
const welsh = read('manifest.cy.webmanifest');
const wordsOf = ({ description, shortcuts }: Manifest) => [description, ...shortcuts.map(({ name }) => name)];

it('installs the same app in both languages', () => {
  expect(withoutWords(welsh)).toEqual(withoutWords(english));
});

it('has Welsh for everything that is read of it', () => {
  expect([english.lang, welsh.lang]).toEqual(['en-GB', 'cy-GB']);
  const englishWords = wordsOf(english);
  expect(wordsOf(welsh).filter((words) => englishWords.includes(words))).toEqual([]);
});

function withoutWords({ shortcuts, ...rest }: Manifest): object {
  return { ...rest, lang: '', description: '', shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: '' })) };
}
