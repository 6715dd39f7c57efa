import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * A wall that lets something through looks just like one that stands. So each is tried: a breach is
 * planted in a house of its own, and the linter must find it and say what to do instead. (The first
 * wall around the domain let everything through: the linter's regular expressions know no look-ahead.)
 */
interface Breach {
  what: string;
  file: string;
  text: string;
  /** What the linter says; null: there is nothing to say. */
  says: string | null;
}

const uses = (from: string) => `import { it } from '${from}';\nexport const kept = it;\n`;

const DOMAIN_IS_PURE = 'The domain is pure: it imports zod and itself';
const ONLY_QUERIES = 'Only *.queries.ts, server/db and server/demo speak to the database';
const ONLY_CONFIG = 'Only server/config.ts and server/main.ts read the environment';
const OWN_CARDS = 'One feature reaches another through its .api.ts and its cards';

const BREACHES: Breach[] = [
  { what: 'the domain uses Node', file: 'domain/reports/a1.ts', text: uses('node:fs'), says: DOMAIN_IS_PURE },
  { what: 'the domain uses React', file: 'domain/reports/a2.ts', text: uses('react'), says: DOMAIN_IS_PURE },
  {
    what: 'the domain uses the server',
    file: 'domain/reports/a3.ts',
    text: uses('../../server/reports/a.ts'),
    says: 'The domain knows neither server nor app',
  },
  {
    what: 'the domain uses the server by its name',
    file: 'domain/reports/a4.ts',
    text: uses('@heartsease/server/reports/a.ts'),
    says: 'The domain knows neither server nor app',
  },
  {
    what: 'the domain reads the environment',
    file: 'domain/reports/a5.ts',
    text: 'export const home = process.env.HOME;\n',
    says: 'The domain has no environment',
  },
  { what: 'the domain uses zod', file: 'domain/reports/a6.ts', text: uses('zod'), says: null },
  { what: 'the domain uses itself', file: 'domain/reports/a7.ts', text: uses('../residents/resident.ts'), says: null },

  {
    what: 'a route speaks to the database',
    file: 'server/reports/reports.routes.ts',
    text: uses('kysely'),
    says: ONLY_QUERIES,
  },
  {
    what: 'a query speaks to the database',
    file: 'server/reports/reports.queries.ts',
    text: uses('kysely'),
    says: null,
  },
  {
    what: 'the server uses the app',
    file: 'server/reports/b1.ts',
    text: uses('../../app/reports/log.ts'),
    says: 'The server never imports the app',
  },
  {
    what: 'the server reads the environment',
    file: 'server/reports/b2.ts',
    text: 'export const home = process.env.HOME;\n',
    says: ONLY_CONFIG,
  },
  {
    what: 'a query reads the environment',
    file: 'server/reports/b3.queries.ts',
    text: uses('node:process'),
    says: ONLY_CONFIG,
  },
  {
    what: 'the settings are read',
    file: 'server/config.ts',
    text: 'export const home = process.env.HOME;\n',
    says: null,
  },

  { what: 'the app has a database', file: 'app/reports/c1.ts', text: uses('kysely'), says: 'The app has no database' },
  {
    what: 'the app has a server in it',
    file: 'app/reports/c2.ts',
    text: uses('fastify'),
    says: 'The app has no server in it',
  },
  {
    what: 'the app uses the server',
    file: 'app/reports/c3.ts',
    text: uses('../../server/reports/a.ts'),
    says: 'The app never imports the server',
  },
  {
    what: 'the app uses Node',
    file: 'app/today/c4.ts',
    text: uses('node:fs'),
    says: 'where there is no Node',
  },
  {
    what: 'a screen speaks to the native bridge',
    file: 'app/today/c5.ts',
    text: uses('@capacitor/app'),
    says: 'Only app/device speaks to the native bridge',
  },
  {
    what: 'the device speaks to the native bridge',
    file: 'app/device/c6.ts',
    text: uses('@capacitor/app'),
    says: null,
  },

  {
    what: 'a feature opens another’s screen',
    file: 'app/today/d1.tsx',
    text: uses('../reports/log-screen.tsx'),
    says: OWN_CARDS,
  },
  {
    what: 'a feature opens another’s sheet',
    file: 'app/today/d2.tsx',
    text: uses('../reports/log-start-sheet.tsx'),
    says: OWN_CARDS,
  },
  {
    what: 'a feature uses another’s inside',
    file: 'app/today/d3.tsx',
    text: uses('../reports/log-drafts.ts'),
    says: OWN_CARDS,
  },
  {
    what: 'a feature asks another’s questions',
    file: 'app/today/d4.tsx',
    text: uses('../reports/reports.api.ts'),
    says: null,
  },
  {
    what: 'a feature shows another’s card',
    file: 'app/today/d5.tsx',
    text: uses('../planner/day-card.tsx'),
    says: null,
  },
  { what: 'a feature uses the kit', file: 'app/today/d6.tsx', text: uses('../ui/art/head.tsx'), says: null },
  {
    what: 'the shell opens a feature’s sheet',
    file: 'app/shell/d7.tsx',
    text: uses('../reports/log-start-sheet.tsx'),
    says: null,
  },
  {
    what: 'the session knows a feature',
    file: 'app/session/d8.ts',
    text: uses('../reports/reports.api.ts'),
    says: 'What every feature stands on knows no feature',
  },
  {
    what: 'the kit knows who is signed in',
    file: 'app/ui/d9.tsx',
    text: uses('../session/use-session.ts'),
    says: 'The kit knows nothing but itself and the words',
  },

  {
    what: 'two files need each other',
    file: 'server/circle/first.ts',
    text: uses('./second.ts').replaceAll('it', 'kept'),
    says: 'cycle',
  },
  {
    what: 'a file goes on and on',
    file: 'server/reports/e1.ts',
    text: 'export const line = 1;\n'.replace('1', `${'[\n'.repeat(160)}${']\n'.repeat(160)}`),
    says: 'too many lines',
  },
];

let house: string;
let found: Map<string, string>;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'heartsease-'));
  cpSync(join(import.meta.dirname, '../.oxlintrc.json'), join(house, '.oxlintrc.json'));
  for (const { file, text } of BREACHES) plant(file, text);
  plant('server/circle/second.ts', "import { kept } from './first.ts';\nexport const back = kept;\n");
  found = lint();
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

/** What the linter says about each file. */
function lint(): Map<string, string> {
  const { stdout } = spawnSync('oxlint', ['--format', 'json'], { cwd: house, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; message: string; help?: string }[] } = JSON.parse(stdout);
  const said = new Map<string, string>();
  for (const { filename, message, help } of diagnostics) {
    said.set(filename, `${said.get(filename) ?? ''}${message} ${help ?? ''}\n`);
  }
  return said;
}

test.each(BREACHES.flatMap(({ says, ...breach }) => (says === null ? [] : [{ ...breach, says }])))(
  'the linter says something when $what',
  ({ file, says }) => expect(found.get(file)).toContain(says),
);

test.each(BREACHES.filter(({ says }) => says === null))('the linter is content when $what', ({ file }) => {
  expect(found.get(file)).toBeUndefined();
});
