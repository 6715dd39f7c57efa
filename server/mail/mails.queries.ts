import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import type { CareHome } from '../session/session.ts';
import type { MailToWrite } from './write-mail.ts';

export async function keepMails(db: Db, mails: (MailToWrite & { id: string })[]): Promise<void> {
  for (const some of inPieces(mails)) await db.insertInto('outgoing_mails').values(some).execute();
}

/**
 * The mails of a home, newest first. Without those about surveys: a reminder goes to whoever has not answered, so that a
 * list of their addresses would tell who has (decision 44).
 */
export async function mailsOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where((where) => where.or([where('notification', 'is', null), where('notification', '<>', 'survey')]))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}
