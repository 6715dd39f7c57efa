import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { CannotStart } from '../cannot-start.ts';
import { isOpenToAnyone } from './postgres-binaries.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Dedicated accounts first: `nobody` is shared with other daemons. */
const NAMES = ['heartsease', 'postgres', 'nobody'];

/** Makes the folder that everything is kept in. @throws {CannotStart} when it can't be made or written */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new CannotStart(`The folder ${folder} can't be written. Choose another with DATA_DIR.`);
  }
}

/**
 * Who runs PostgreSQL, which refuses to run as root. Null: the server's own user.
 *
 * @throws {CannotStart} when no such user can reach the folder, or the database in it is somebody else's
 */
export function whoRunsPostgres(folder: string, cluster: string): SystemUser | null {
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (process.getuid?.() !== 0) {
    if (owner === null || owner.uid === process.getuid?.()) return null;
    throw new CannotStart(
      `The database in ${folder} belongs to another user of this machine. Start the server as that user, or choose another folder with DATA_DIR.`,
    );
  }
  if (!isOpenToAnyone(folder)) {
    throw new CannotStart(
      `The database can't run as root, and no other user can reach ${folder}. Choose another folder with DATA_DIR, such as /var/lib/heartsease.`,
    );
  }
  return owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
}

function unprivilegedUser(): SystemUser {
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of NAMES) {
    const entry = known.find(([login]) => login === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new CannotStart(`The database can't run as root, and this machine has no user ${NAMES.join(', ')}.`);
}
