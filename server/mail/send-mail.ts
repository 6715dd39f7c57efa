import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';

const Payload = z.object({ id: z.uuid(), care_home_id: z.uuid() });

interface WaitingMail {
  to_address: string;
  subject: string;
  body: string;
  is_unwanted: boolean;
}

/**
 * Sends one mail that a request wrote. Thrown errors are tried again later by the job runner, with
 * growing pauses; the Message-ID stays the same, so a mail server can tell a repeat.
 */
export async function sendMail(pool: pg.Pool, config: Config, payload: unknown): Promise<void> {
  if (config.smtp_url === null) return;
  const { id, care_home_id } = Payload.parse(payload);
  const { rows } = await pool.query<WaitingMail>(WAITING_MAIL, [care_home_id, id]);
  const mail = rows[0];
  if (!mail) return;
  if (mail.is_unwanted) {
    await pool.query('update outgoing_mails set held_back_at = now() where care_home_id = $1 and id = $2', [
      care_home_id,
      id,
    ]);
    return;
  }
  await createTransport(config.smtp_url).sendMail({
    from: config.mail_from,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body,
    messageId: `<${id}@heartsease>`,
  });
  await pool.query('update outgoing_mails set sent_at = now() where care_home_id = $1 and id = $2', [care_home_id, id]);
}

/**
 * A mail with whether anything has become of its reason while it waited (quality.md H07: asked when it is sent).
 * To the family nothing goes out once the stay has ended; a notification only to whoever still wants it, still belongs to
 * the home and, about a resident, is still linked to them or works there.
 */
const WAITING_MAIL = `
  select m.to_address, m.subject, m.body,
         coalesce(r.ended_on is not null or r.deleted_at is not null, false)
         or (m.notification is not null and not exists (
           select from accounts a
             join memberships k on k.account_id = a.id and k.care_home_id = m.care_home_id
             join care_homes h on h.id = m.care_home_id
            where a.id = m.account_id and not m.notification = any(a.in_app_only) and k.waits_since is null
              and (k.ends_on is null or k.ends_on >= (now() at time zone h.timezone)::date)
              and (k.role <> 'relative' or m.resident_id is null or exists (
                select from relative_links l
                 where l.care_home_id = m.care_home_id and l.resident_id = m.resident_id
                   and l.account_id = a.id and l.status = 'active'))
         )) as is_unwanted
    from outgoing_mails m
    left join residents r on r.care_home_id = m.care_home_id and r.id = m.resident_id
   where m.care_home_id = $1 and m.id = $2 and m.sent_at is null and m.held_back_at is null`;
