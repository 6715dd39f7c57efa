import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { INTRO, START } from '../lingui.config.ts';

const app = join(import.meta.dirname, '..');
/** What signed-out people open. Everything else is fetched behind the sign-in, with its words. */
const OPENED = [
  'main.tsx',
  'session/login-screen.tsx',
  'session/demo-accounts.tsx',
  'session/forgot-password-screen.tsx',
  'session/reset-password-screen.tsx',
  'session/register-screen.tsx',
];

it('finds the words of everything that is seen before a sign-in in the first catalogue', () => {
  expect(wordedFrom(OPENED).filter((file) => !isAmong(START, file))).toEqual([]);
});

it('finds those of the intro there, or in the catalogue that comes with it', () => {
  expect(wordedFrom(['shell/intro-screen.tsx']).filter((file) => !isAmong([...START, ...INTRO], file))).toEqual([]);
});

/** What has words of its own and comes with these screens. */
function wordedFrom(screens: readonly string[]): string[] {
  const seen = new Set<string>();
  screens.forEach((file) => walk(join(app, file), seen));
  return [...seen]
    .filter((file) => readFileSync(file, 'utf8').includes('/macro'))
    .map((file) => relative(app, file));
}

function isAmong(paths: readonly string[], file: string): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}

/** Follows the static imports; a screen that is fetched when it is opened begins a walk of its own. */
function walk(file: string, seen: Set<string>) {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '(\.[^']+)'/gm);
  for (const [, path = ''] of imports) walk(join(dirname(file), path), seen);
}
