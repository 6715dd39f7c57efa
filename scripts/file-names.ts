import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What may stand between the name and the ending of a file (docs/decisions/0001). A new one needs a decision. */
const DOTTED = new Set(['endpoints', 'routes', 'queries', 'api', 'test', 'module', 'config', 'base', 'd']);
/** Names that say nothing about what is inside. */
const EMPTY_WORDS = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'types',
  'index',
  'shared',
  'lib',
]);
/** Files whose name belongs to somebody else's tool. */
const GIVEN = new Set(['app/index.html']);

/** The file names and files that break the closed vocabulary, each with the reason; empty when all is well. */
export function wordsOfFileNames(root: string): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'domain', 'server', 'app', 'e2e', 'bench', 'scripts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return (
    files
      .split('\n')
      .filter(
        (path) => /\.(ts|tsx|css|html)$/.test(path) && !GIVEN.has(path) && !/^app\/(ios|android|public)\//.test(path),
      )
      // deleted, and not yet committed
      .filter((path) => existsSync(join(root, path)))
      .flatMap((path) => complaints(root, path))
  );
}

export function complaints(root: string, path: string): string[] {
  const [name = '', ...dotted] = basename(path)
    .replace(/\.(ts|tsx|mjs|css|html)$/, '')
    .split('.');
  const found: string[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) found.push(`${path}: a name is lower case, its words joined by hyphens`);
  if (EMPTY_WORDS.has(name)) found.push(`${path}: say what is inside instead of "${name}"`);
  for (const word of dotted) {
    if (!DOTTED.has(word)) found.push(`${path}: ".${word}" is not in the vocabulary of file names`);
  }
  if (speaksToTheDatabase(root, path))
    found.push(`${path}: only *.queries.ts, server/db and server/demo write queries`);
  if (isBarrel(root, path))
    found.push(`${path}: no barrels. Import from the file that says it, so that a name leads to its place`);
  return found;
}

function isBarrel(root: string, path: string): boolean {
  return /\.tsx?$/.test(path) && /^export (type )?(\*|\{[^}]*\}) from /m.test(readFileSync(join(root, path), 'utf8'));
}

/** The linter sees imports; a query can also be built on a database that was handed over. */
function speaksToTheDatabase(root: string, path: string): boolean {
  if (!path.startsWith('server/') || /\.(queries|test)\.ts$|^server\/(db|demo|test)\//.test(path)) return false;
  return /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(join(root, path), 'utf8'));
}
