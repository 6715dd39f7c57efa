import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Addresses that letters came back from and that nobody has checked since. */
export async function addressesToCheck(db: Db, careHome: CareHome): Promise<Set<string>> {
  const rows = await db
    .selectFrom('addresses_to_check')
    .select('address')
    .where('care_home_id', '=', careHome.id)
    .where('checked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ address }) => address));
}

/** Writes down that a letter came back; who said so first stands. */
export async function noteCameBack(
  db: Db,
  careHome: CareHome,
  letter: { id: string; address: string; reason: string },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const { id, address, reason } = letter;
  await db
    .updateTable('report_deliveries')
    .set({ bounced_at: now, came_back_reason: reason, came_back_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('came_back_reason', 'is', null)
    .execute();
  await db
    .insertInto('addresses_to_check')
    .values({ id: uuidv7(), care_home_id: careHome.id, address, reason, noted_at: now, noted_by: by })
    .onConflict((at) => at.columns(['care_home_id', 'address']).where('checked_at', 'is', null).doNothing())
    .execute();
}

export async function noteChecked(
  db: Db,
  careHome: CareHome,
  address: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('addresses_to_check')
    .set({ checked_at: now, checked_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('address', '=', address)
    .where('checked_at', 'is', null)
    .execute();
}
