import { v7 as uuidv7 } from 'uuid';
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
}

/**
 * Writes a mail in the transaction that causes it, and asks for it to be sent when there is a mail
 * server. Without one it stays for a manager to read, with its link. The transaction must stand in
 * the mail's home.
 */
export async function writeMail(db: Db, config: Config, mail: MailToWrite): Promise<void> {
  const id = uuidv7();
  await keepMail(db, { id, ...mail });
  if (config.smtp_url === null) return;
  await askForJob(db, 'send_mail', { id, care_home_id: mail.care_home_id });
}
