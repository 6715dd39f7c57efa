import type { SafeguardingContact } from '@heartsease/domain/concerns/safeguarding-contact.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Null where nobody has said yet whom the home reaches. */
export async function safeguardingContactOf(db: Db, careHome: CareHome): Promise<SafeguardingContact | null> {
  const row = await db
    .selectFrom('safeguarding_contacts')
    .select(['name', 'phone_day', 'phone_night', 'email', 'web'])
    .where('care_home_id', '=', careHome.id)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepSafeguardingContact(
  db: Db,
  careHome: CareHome,
  { name, phone_day, phone_night, email, web }: SafeguardingContact,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const contact = { name, phone_day, phone_night, email, web, updated_at: now, updated_by: by };
  await db
    .insertInto('safeguarding_contacts')
    .values({ care_home_id: careHome.id, ...contact })
    .onConflict((standing) => standing.column('care_home_id').doUpdateSet(contact))
    .execute();
}
