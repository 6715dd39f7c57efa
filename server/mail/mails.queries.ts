import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import type { MailToWrite } from './write-mail.ts';

export async function keepMail(db: Db, mail: MailToWrite & { id: string }): Promise<void> {
  await db.insertInto('outgoing_mails').values(mail).execute();
}

/** The mails of a home, newest first. */
export async function mailsOf(db: Db, careHome: CareHome) {
  return await db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}
