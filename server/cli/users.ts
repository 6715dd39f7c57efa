import type { Database } from '../db/database.ts';
import { switchOff } from '../second-step/switch-off.ts';
import { makeReset } from '../session/send-reset.ts';
import { endSignIns } from '../session/session.queries.ts';
import { theHome } from './the-home.ts';
import { accountCalled, endMembership, membersOf } from './users.queries.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

export async function listUsers({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home']);
  const name = told('home');
  await withDatabase(config, async (database) => {
    const home = name === undefined ? null : await theHome(database, name);
    const users = await membersOf(database, home?.id ?? null);
    const rows = users.map(({ email, first_name, last_name, home, role, ends_on }) => [
      email,
      `${first_name} ${last_name}`,
      home,
      role,
      ends_on,
    ]);
    tell(columns([['Email', 'Name', 'Home', 'Role', 'Until'], ...rows]), { users });
  });
}

export async function signOutUser({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    await database.transaction().execute((db) => endSignIns(db, id, 'manager', new Date()));
    tell(`${email} is signed out everywhere.`);
  });
}

export async function endUser({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email', 'home']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    const home = await theHome(database, told('home'));
    if (!(await endMembership(database, id, home.id, new Date())))
      throw new Misunderstood(`${email} is no member of ${home.name}.`);
    tell(`${email} is no member of ${home.name} any more.`);
  });
}

/** For somebody without email, or a server without mail. */
export async function resetUser({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    const reset = await database.transaction().execute((db) => makeReset(db, config, id, new Date()));
    tell(`${email} sets a new password with this link. It works once, for ten minutes:\n${reset.link}`, reset);
  });
}

/** Ask the person first, by another way than mail: whoever has the password is in afterwards. */
export async function resetSecondStep({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    await database.transaction().execute(async (db) => {
      await switchOff(db, id);
      await endSignIns(db, id, 'manager', new Date());
    });
    tell(`${email} signs in with the password alone, and is signed out everywhere.`);
  });
}

/** @throws {Misunderstood} where nobody is named, or nobody signs in by that name */
export async function theAccount(
  database: Database,
  email: string | undefined,
): Promise<{ id: string; email: string }> {
  if (email === undefined) throw new Misunderstood('Say who with --email.');
  const account = await accountCalled(database, email);
  if (!account) throw new Misunderstood(`Nobody signs in as ${email}.`);
  return account;
}
