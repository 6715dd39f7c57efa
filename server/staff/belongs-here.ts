import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { forbidden } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { homesOf } from '../session/session.queries.ts';

/**
 * What opens a whole account is no matter of a manager where the account also opens another home.
 *
 * @throws 403 then
 */
export async function checkBelongsHereOnly(db: Db, session: Session, account_id: string, now: Date): Promise<void> {
  const { id } = session.careHome;
  // An account's memberships are seen by itself only.
  await setTenant(db, { care_home_id: id, account_id });
  const homes = await homesOf(db, account_id, now);
  await setTenant(db, { care_home_id: id, account_id: session.account_id });
  if (homes.some((home) => home.id !== id))
    throw forbidden('This person works in another home too. They can ask for a link by email.');
}
