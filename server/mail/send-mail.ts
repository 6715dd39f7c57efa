import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { OUTDATED } from '../digest/digests.queries.ts';

const Payload = z.object({ id: z.uuid(), care_home_id: z.uuid() });

interface WaitingMail {
  to_address: string;
  subject: string;
  body: string;
  html: string | null;
  unsubscribe_link: string | null;
  is_unwanted: boolean;
}

/**
 * Sends one mail that a request wrote. Thrown errors are tried again later by the job runner, with growing pauses, and
 * for four days (`tryMailsAgain`); the Message-ID stays the same, so a mail server can tell a repeat. What is refused for
 * good ends at once.
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
  try {
    await createTransport(config.smtp_url).sendMail({
      from: config.mail_from,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.body,
      ...(mail.html !== null && { html: mail.html }),
      ...(mail.unsubscribe_link !== null && { headers: unsubscribeHeaders(mail.unsubscribe_link) }),
      messageId: `<${id}@heartsease>`,
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    await noteRefusal(pool, { id, care_home_id }, error);
    return;
  }
  await pool.query('update outgoing_mails set sent_at = now() where care_home_id = $1 and id = $2', [care_home_id, id]);
}

/** One click in the mail program ends mails of this kind, without a page (RFC 8058). */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface Refusal {
  message: string;
  code: string;
  responseCode: number;
}

/** Not who may send at all: that is the home's to put right, and then the mail goes (RFC 4954). */
const OF_THE_SENDER = new Set([530, 534, 535, 538]);

/** The mail server took neither the envelope nor the mail, and says that asking again is of no use. */
function isRefusedForGood(error: unknown): error is Refusal {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && !OF_THE_SENDER.has(responseCode);
}

/** Nobody has this address (SMTP 550 to 553 at the envelope). */
function isNoSuchReader({ code, responseCode }: Refusal): boolean {
  return code === 'EENVELOPE' && responseCode >= 550 && responseCode <= 553;
}

/** Whoever sent a report is also shown that it came back; and no letter goes to that address until somebody has checked it. */
async function noteRefusal(
  pool: pg.Pool,
  { id, care_home_id }: { id: string; care_home_id: string },
  refusal: Refusal,
): Promise<void> {
  await pool.query('update outgoing_mails set failed_at = now() where care_home_id = $1 and id = $2', [
    care_home_id,
    id,
  ]);
  if (!isNoSuchReader(refusal)) return;
  await pool.query('update report_deliveries set bounced_at = now() where care_home_id = $1 and mail_id = $2', [
    care_home_id,
    id,
  ]);
  await pool.query(
    `insert into addresses_to_check (care_home_id, id, address, reason, noted_at)
     select m.care_home_id, gen_random_uuid(), m.to_address, left($3, 300), now()
       from outgoing_mails m
      where m.care_home_id = $1 and m.id = $2 and (${IS_LETTER}
        or exists (select from digest_readers t where t.care_home_id = m.care_home_id and t.mail_id = m.id))
         on conflict (care_home_id, address) where checked_at is null do nothing`,
    [care_home_id, id, refusal.message],
  );
}

const IS_LETTER = `
  exists (select from report_deliveries v where v.care_home_id = m.care_home_id and v.mail_id = m.id)`;

/**
 * A mail with whether anything has become of its reason while it waited (quality.md H07: asked when it is sent).
 * To the family nothing goes out once the stay has ended; a notification only to whoever still wants it, still belongs to
 * the home and, about a resident, is still linked to them or works there; a letter only while its reader still wants
 * letters by mail, is family, the person still says yes to news for the family, and nothing that it tells was taken back;
 * a report to no address from which a letter came back meanwhile (decision 67).
 */
const WAITING_MAIL = `
  select m.to_address, m.subject, m.body, m.html, m.unsubscribe_link,
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
         ))
         or exists (
           select from digest_readers t
             join digests d on d.care_home_id = t.care_home_id and d.id = t.digest_id
             join relative_links l on l.care_home_id = t.care_home_id and l.id = t.relative_link_id
             join care_homes h on h.id = t.care_home_id
            where t.mail_id = m.id
              and (l.status <> 'active' or l.access_level = 'friend' or l.digest = 'off' or l.digest_by <> 'email'
                or ${OUTDATED} or 'given' is distinct from (
                select case when c.review_on is null or c.review_on >= (now() at time zone h.timezone)::date then c.status end
                  from consents c
                 where c.care_home_id = l.care_home_id and c.resident_id = l.resident_id
                   and c.purpose = 'family_updates'
                 order by c.version desc limit 1))
         )
         or (${IS_LETTER} and exists (
           select from addresses_to_check c
            where c.care_home_id = m.care_home_id and c.address = m.to_address and c.checked_at is null)
         ) as is_unwanted
    from outgoing_mails m
    left join residents r on r.care_home_id = m.care_home_id and r.id = m.resident_id
   where m.care_home_id = $1 and m.id = $2 and m.sent_at is null and m.held_back_at is null and m.failed_at is null`;
