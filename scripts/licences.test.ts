import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenLicences, isPermissive } from './licences.ts';

test('nothing that we hand out forbids handing it on', () => {
  expect(forbiddenLicences(join(import.meta.dirname, '..'))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN FILE', false],
])('%s may be handed out: %s', (expression, expected) => expect(isPermissive(expression)).toBe(expected));

test('a package that forbids it is named; a tool of the workshop may be what it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-'));
  const packages = {
    '': {},
    'node_modules/kind': { license: 'MIT' },
    'node_modules/kind/node_modules/greedy': { license: 'AGPL-3.0-only' },
    'node_modules/silent': {},
    'node_modules/workbench': { license: 'MPL-2.0', dev: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  expect(forbiddenLicences(folder)).toEqual([
    'greedy: the licence AGPL-3.0-only is not among those that we may hand out',
    'silent: the licence none told is not among those that we may hand out',
  ]);
  rmSync(folder, { recursive: true });
});
