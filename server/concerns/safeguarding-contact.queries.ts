import type { SafeguardingContact } from '@heartsease/domain/concerns/safeguarding-contact.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/**
 * Null where nobody has said yet whom the home reaches.
 *
 * @param isHeld until the end of the transaction: whoever is about to change it
 */
export async function safeguardingContactOf(
  db: Db,
  careHome: CareHome,
  { isHeld = false } = {},
): Promise<SafeguardingContact | null> {
  const asked = db
    .selectFrom('safeguarding_contacts')
    .select(['name', 'phone_day', 'phone_night', 'email', 'web', 'version'])
    .where('care_home_id', '=', careHome.id);
  return (await (isHeld ? asked.forUpdate() : asked).executeTakeFirst()) ?? null;
}

export async function keepSafeguardingContact(
  db: Db,
  careHome: CareHome,
  { name, phone_day, phone_night, email, web, version }: SafeguardingContact,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const contact = { name, phone_day, phone_night, email, web, version, updated_at: now, updated_by: by };
  await db
    .insertInto('safeguarding_contacts')
    .values({ care_home_id: careHome.id, ...contact })
    .onConflict((standing) => standing.column('care_home_id').doUpdateSet(contact))
    .execute();
}
