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
}

/** Was this account told of this kind by mail, or on its devices, since then, or does one of it wait already? */
export async function wasTold(
  db: Db,
  by: 'outgoing_mails' | 'outgoing_pushes',
  { care_home_id, account_id, kind, since, waitsSince }: ToldBefore,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(by)}
     where care_home_id = ${care_home_id} and account_id = ${account_id} and notification = ${kind}
       and (created_at > ${since} or (created_at > ${waitsSince}::timestamptz and sent_at is null))
       and held_back_at is null
     limit 1`.execute(db);
  return rows.length > 0;
}
