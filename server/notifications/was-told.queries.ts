import { sql } from 'kysely';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import type { Db } from '../db/database.ts';

/** What somebody may have been told of. */
export interface ToldBefore {
  care_home_id: string;
  account_id: string;
  kind: NotificationKind;
  since: Date;
  /** How old one that waits for the end of quiet hours can be; null outside of them. */
  waitsSince: Date | null;
  /** Only what was told of this counts, and only since they read it last. Else all of the kind. */
  of?: { id: string; read_at: Date | null };
}

/** Was this account told of this kind by mail, or on its devices, since then, or does one of it wait already? */
export async function wasTold(
  db: Db,
  by: 'outgoing_mails' | 'outgoing_pushes',
  { care_home_id, account_id, kind, since, waitsSince, of }: ToldBefore,
): Promise<boolean> {
  const ofThis = of
    ? sql`and about_id = ${of.id} and created_at > coalesce(${of.read_at}::timestamptz, '-infinity')`
    : sql``;
  const { rows } = await sql`
    select from ${sql.table(by)}
     where care_home_id = ${care_home_id} and account_id = ${account_id} and notification = ${kind}
       and (created_at > ${since} or (created_at > ${waitsSince}::timestamptz and sent_at is null))
       and held_back_at is null ${ofThis}
     limit 1`.execute(db);
  return rows.length > 0;
}
