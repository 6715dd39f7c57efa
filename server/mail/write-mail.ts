import { v7 as uuidv7 } from 'uuid';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { askForJobs } from '../jobs/jobs.queries.ts';
import { keepMails } from './mails.queries.ts';

export interface MailToWrite {
  /** Where something else names the mail. */
  id?: string;
  care_home_id: string;
  to_address: string;
  /** Never a resident's name: subjects are read over shoulders and kept in logs. */
  subject: string;
  body: string;
  link: string | null;
  /** The same as a page, for whoever's mail shows one. */
  html?: string;
  /** What one click in the reader's mail program ends (RFC 8058). */
  unsubscribe_link?: string;
  /** Of the secret in that link, where it leads to this mail. */
  stop_hash?: Buffer;
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
  await writeMails(db, config, [mail], send_after);
}

/** The same for many at once. */
export async function writeMails(
  db: Db,
  config: Config,
  written: MailToWrite[],
  send_after: Date | null = null,
): Promise<void> {
  const mails = written.map((mail) => ({ id: uuidv7(), ...mail }));
  await keepMails(db, mails);
  if (config.smtp_url === null) return;
  const jobs = mails.map(({ id, care_home_id }) => ({ id, care_home_id }));
  await askForJobs(db, 'send_mail', jobs, send_after);
}
