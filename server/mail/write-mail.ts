import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { askForJob } from '../jobs/jobs.queries.ts';
import { keepMail } from './mails.queries.ts';

export interface MailToWrite {
  care_home_id: string;
  to_address: string;
  /** Never a resident's name: subjects are read over shoulders and kept in logs. */
  subject: string;
  body: string;
  link: string | null;
  /** Of a notification: its kind and whose account it goes to, so that their word counts until it is sent. */
  notification?: NotificationKind;
  account_id?: string;
  /** To the family of this resident: after the end of their stay it is not sent any more. */
  resident_id?: string;
  created_at?: Date;
}

/**
 * Writes a mail in the transaction that causes it, and asks for it to be sent when there is a mail
 * server. Without one it stays for a manager to read, with its link. The transaction must stand in
 * the mail's home.
 */
export async function writeMail(
  db: Db,
  config: Config,
  { send_after = null, ...mail }: MailToWrite & { send_after?: Date | null },
): Promise<void> {
  const id = uuidv7();
  await keepMail(db, { id, ...mail });
  if (config.smtp_url === null) return;
  await askForJob(db, 'send_mail', { id, care_home_id: mail.care_home_id }, send_after);
}
