import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';

const Payload = z.object({ id: z.uuid(), care_home_id: z.uuid() });

/**
 * Sends one mail that a request wrote. Thrown errors are tried again later by the job runner, with
 * growing pauses; the Message-ID stays the same, so a mail server can tell a repeat.
 */
export async function sendMail(pool: pg.Pool, config: Config, payload: unknown): Promise<void> {
  if (config.smtp_url === null) return;
  const { id, care_home_id } = Payload.parse(payload);
  const { rows } = await pool.query<{ to_address: string; subject: string; body: string }>(
    'select to_address, subject, body from outgoing_mails where care_home_id = $1 and id = $2 and sent_at is null',
    [care_home_id, id],
  );
  const mail = rows[0];
  if (!mail) return;
  await createTransport(config.smtp_url).sendMail({
    from: config.mail_from,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body,
    messageId: `<${id}@heartsease>`,
  });
  await pool.query('update outgoing_mails set sent_at = now() where care_home_id = $1 and id = $2', [care_home_id, id]);
}
