import { sql } from 'kysely';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { NotificationKind, NotificationSettings } from '@heartsease/domain/notifications/notification.ts';
import { NotificationSettings as Settings } from '@heartsease/domain/notifications/notification.ts';
import { Language } from '@heartsease/domain/session/profile.ts';
import type { Db } from '../db/database.ts';

export async function notificationSettingsOf(db: Db, account_id: string): Promise<NotificationSettings> {
  const { in_app_only, quiet_from, quiet_until } = await db
    .selectFrom('accounts')
    .select(['in_app_only', 'quiet_from', 'quiet_until'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return asSettings({ in_app_only, quiet_from, quiet_until });
}

export async function keepNotificationSettings(
  db: Db,
  account_id: string,
  { in_app_only, quiet }: NotificationSettings,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ in_app_only, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null })
    .where('id', '=', account_id)
    .execute();
}

/** From the link of one mail: its reader wants no more mail of its kind. A secret that is wrong changes nothing. */
export async function wantNoMailLike(
  db: Db,
  { care_home_id, hash }: { care_home_id: string; hash: Buffer },
): Promise<void> {
  await sql`
    update accounts a set in_app_only = array_append(a.in_app_only, m.notification)
      from outgoing_mails m
     where m.care_home_id = ${care_home_id} and m.stop_hash = ${hash} and a.id = m.account_id
       and m.notification is not null and not m.notification = any(a.in_app_only)`.execute(db);
}

/** Of these accounts, those who are members of this home today and want mail of this kind. */
export async function readersAmong(
  db: Db,
  home: { care_home_id: string; today: string },
  account_ids: string[],
  kind: NotificationKind,
) {
  if (account_ids.length === 0) return [];
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email', 'a.first_name', 'a.language', 'a.in_app_only', 'a.quiet_from', 'a.quiet_until'])
    .where('m.care_home_id', '=', home.care_home_id)
    .where('m.account_id', 'in', account_ids)
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', home.today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', home.today)]))
    .where(sql<boolean>`not ${kind} = any(a.in_app_only)`)
    .orderBy('a.id')
    .execute();
  return rows.map(({ id, email, first_name, language, ...kept }) => ({
    id,
    email,
    first_name,
    language: Language.catch('en-GB').parse(language),
    quiet: asSettings(kept).quiet,
  }));
}

/** Members of the home in one of these roles today. */
export async function membersInRoles(
  db: Db,
  home: { care_home_id: string; today: string },
  roles: readonly StaffRole[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', home.care_home_id)
    .where('role', 'in', [...roles])
    .where('waits_since', 'is', null)
    .where('starts_on', '<=', home.today)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', home.today)]))
    .execute();
  return rows.map(({ account_id }) => account_id);
}

function asSettings({
  in_app_only,
  quiet_from: from,
  quiet_until: until,
}: {
  in_app_only: string[];
  quiet_from: string | null;
  quiet_until: string | null;
}): NotificationSettings {
  const kinds = Settings.shape.in_app_only.element;
  return {
    // A kind that is no more is nobody's wish any more.
    in_app_only: in_app_only.flatMap((kind) => kinds.safeParse(kind).data ?? []),
    quiet: from !== null && until !== null ? { from, until } : null,
  };
}
