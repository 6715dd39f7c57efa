import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { dayAndTime } from '../report-deliveries/letter.ts';
import type { Facts } from './facts.ts';
import { asOwner } from './world.ts';
import type { Asker } from './world.ts';

/** A letter that was sent to a relative, whose secrets nobody knows. */
export async function addDelivery(
  client: pg.Client,
  where: { care_home_id: string; canary: string; account_id: string; resident_id: string; report_id: string },
  relative_link_id: string | null = null,
): Promise<string> {
  const { care_home_id, canary, account_id, resident_id, report_id } = where;
  const id = uuidv7();
  await client.query(
    `insert into report_deliveries (care_home_id, id, report_id, resident_id, relative_link_id, to_address, to_name, content,
                                    token_hash, code_hash, sent_by, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6, $7, $7, $8, now(), now() + interval '7 days')`,
    [
      care_home_id,
      id,
      report_id,
      resident_id,
      relative_link_id,
      canary,
      createHash('sha256').update(id).digest(),
      account_id,
    ],
  );
  return id;
}

/** Only what a mail server has taken comes back. */
async function addMailed(client: pg.Client, where: Parameters<typeof addDelivery>[1]): Promise<string> {
  const [id, mail_id] = [await addDelivery(client, where), uuidv7()];
  await client.query(
    `insert into outgoing_mails (id, care_home_id, to_address, subject, body, sent_at) values ($1, $2, $3, $3, $3, now())`,
    [mail_id, where.care_home_id, where.canary],
  );
  await client.query('update report_deliveries set mail_id = $2 where id = $1', [id, mail_id]);
  return id;
}

const CAME_BACK = new Set(['/api/v2/report/email-came-back', '/api/v2/report/email-address-right']);
const SEND = new Set(['/api/v2/report/email', '/api/v2/report/email-resend']);

/** Somebody who may be written to: an active link of this person, and their consent. */
export async function freshDelivery(
  client: pg.Client,
  path: string,
  ids: Record<string, string>,
): Promise<Record<string, string>> {
  const { care_home_id = '', resident_id = '', report_id = '', asker_id, staff_member_id = '' } = ids;
  const where = { care_home_id, resident_id, report_id, canary: 'Priya', account_id: asker_id ?? staff_member_id };
  if (CAME_BACK.has(path)) return { delivery_id: await addMailed(client, where) };
  if (!SEND.has(path)) return {};
  await client.query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select $3, $1, $2, 'family_updates', coalesce(max(version), 0) + 1, 'given', 'resident', current_date, current_date + 99
       from consents where care_home_id = $1 and resident_id = $2 and purpose = 'family_updates'`,
    [care_home_id, resident_id, uuidv7()],
  );
  const { rows } = await client.query<{ id: string; fingerprint_of: string; started_at: Date; home: string }>(
    `select l.id, r.known_as || ': ' || t.title as fingerprint_of, t.started_at, h.name as home
       from relative_links l
       join residents r on r.care_home_id = l.care_home_id and r.id = l.resident_id
       join care_homes h on h.id = l.care_home_id
       join reports t on t.care_home_id = l.care_home_id and t.id = $3
      where l.care_home_id = $1 and l.resident_id = $2 and l.status = 'active'
        and l.access_level <> 'friend' limit 1`,
    [care_home_id, resident_id, report_id],
  );
  const [row] = rows;
  if (!row) return {};
  const content = `${row.fingerprint_of}\n\n${dayAndTime(row.started_at, 'Europe/London')}, ${row.home}`;
  return {
    relative_link_id: row.id,
    letter_fingerprint: createHash('sha256').update(content).digest('base64url'),
    delivery_id: await addDelivery(client, where, row.id),
  };
}

/** Calls whose input must fit what stands. */
export function deliveryInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, report_id, resident_id, relative_link_id, letter_fingerprint: fingerprint = '' } = ids;
  return {
    '/api/v2/report/email': () => ({
      client_id: uuidv7(),
      care_home_id,
      report_id,
      resident_id,
      include: { note: false, mood: false, words: false },
      message: '',
      to: { kind: 'relative', relative_link_id },
      fingerprint,
    }),
  };
}

const idIn = ({ residents }: Facts, name: string) => residents.find(({ known_as }) => known_as === name)?.id ?? '';

/** Joyce's word about updates for her family. */
export async function sayUpdates(
  asker: Asker,
  facts: Facts,
  ownerUrl: string,
  status: 'given' | 'withdrawn',
): Promise<void> {
  const resident_id = idIn(facts, 'Joyce');
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ version: number | null }>(
      `select max(version) as version from consents where resident_id = $1 and purpose = 'family_updates'`,
      [resident_id],
    ),
  );
  await asker.asks(recordConsent, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    resident_id,
    base_version: rows[0]?.version ?? 0,
    purpose: 'family_updates',
    status,
    basis: 'resident',
    decided_by: '',
    capacity_assessed_on: null,
    people_consulted: '',
    conditions: '',
    decided_on: facts.today,
    review_on: status === 'given' ? addDays(facts.today, 100) : null,
    evidence: '',
  });
}

/** Joyce and Winston at dominoes, half an hour ago, each with words that name the other. */
export async function logDominoes(asker: Asker, facts: Facts): Promise<Report> {
  const started_at = new Date(Date.now() - 30 * 60_000).toISOString();
  const moments = ['Joyce', 'Winston'].map((name) => ({
    resident_id: idIn(facts, name),
    response: 'loved' as const,
    basis: 'individual' as const,
    note: name === 'Joyce' ? 'Beat Winston Clarke twice & <laughed>' : 'Lost to Joyce',
    answered_at: started_at,
  }));
  const { body } = await asker.asks(logReport, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    title: 'Dominoes',
    format: 'group',
    started_at,
    minutes: 25,
    note: 'Winston dealt, Joyce won',
    moments,
  });
  return body;
}

/** The address of the letter in a mail. */
export const letterIn = (text = '') => /\/letter\/[\w-]{64}\.html/u.exec(text)?.[0] ?? '/letter/none.html';

/** As a browser sends the form. */
export async function opensLetter(address: string, path: string, code: string) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code }).toString(),
  });
  return { status: response.status, page: await response.text(), headers: response.headers };
}

export const asPage = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
