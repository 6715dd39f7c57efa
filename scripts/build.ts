import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'app/dist/.built-from');

/** Builds the app unless it was built from just these files. */
export function buildApp(): void {
  const sources = digestOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  process.stdout.write('Building the app. This takes some seconds, once.\n');
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'app'), stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
  writeFileSync(stamp, sources);
}

function digestOfSources(): string {
  const files = globSync(
    ['app/**/*', 'domain/**/*', 'scripts/{split-app,write-service-worker}.ts', 'package-lock.json'],
    {
      cwd: root,
      exclude: (path) => /(^|\/)(dist|node_modules|ios|android)(\/|$)/.test(path),
    },
  ).filter((path) => statSync(join(root, path)).isFile());
  const hash = createHash('sha256');
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

if (import.meta.main) buildApp();
