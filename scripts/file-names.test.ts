import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { complaints } from './file-names.ts';

const house = mkdtempSync(join(tmpdir(), 'heartsease-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function complaintsAbout(file: string, text = 'export const kept = 1;\n'): string[] {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
  return complaints(house, file);
}

test.each([
  ['server/reports/report.service.ts', '".service" is not in the vocabulary of file names'],
  ['app/reports/report.container.tsx', '".container" is not in the vocabulary of file names'],
  ['server/reports/utils.ts', 'say what is inside instead of "utils"'],
  ['app/reports/index.ts', 'say what is inside instead of "index"'],
  ['app/reports/LogScreen.tsx', 'a name is lower case, its words joined by hyphens'],
])('%s is refused', (file, reason) => expect(complaintsAbout(file)).toEqual([`${file}: ${reason}`]));

test.each([
  'domain/reports/reports.endpoints.ts',
  'server/reports/reports.routes.ts',
  'server/reports/reports.queries.ts',
  'server/reports/reports.test.ts',
  'app/reports/reports.api.ts',
  'app/reports/log-screen.tsx',
  'app/reports/log-screen.module.css',
  'app/reports/recurrence.ts',
])('%s is welcome', (file) => expect(complaintsAbout(file)).toEqual([]));

test('a query that is built outside its place is refused', () => {
  const text = "export const all = (db: Db) => db.selectFrom('reports').selectAll();\n";
  expect(complaintsAbout('server/reports/report-pdf.ts', text)).toEqual([
    'server/reports/report-pdf.ts: only *.queries.ts, server/db and server/demo write queries',
  ]);
});

test.each(["export * from './report.ts';\n", "export { kept, other } from './report.ts';\n"])(
  'a barrel is refused: %s',
  (text) =>
    expect(complaintsAbout('domain/reports/everything.ts', text)).toEqual([expect.stringContaining('no barrels')]),
);
