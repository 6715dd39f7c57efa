import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

/** What a report says of one person; null where they are not in it. */
export async function partOf(db: Db, careHome: CareHome, which: { report_id: string; resident_id: string }) {
  const row = await db
    .selectFrom('moments as m')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'm.care_home_id').onRef('t.id', '=', 'm.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .select(RESIDENT_FACE)
    .select(['r.first_name', 'r.ended_on', 't.title', 't.started_at', 't.note', 't.state', 't.author_id'])
    .select(['m.response', 'm.note as own_note', 'm.quote', 'm.removed_at'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', '=', which.report_id)
    .where('m.resident_id', '=', which.resident_id)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.removed_at !== null || row.state === 'void') return null;
  return { ...row, face: residentFace(row) };
}

interface DeliveryToKeep {
  id: string;
  report_id: string;
  resident_id: string;
  relative_link_id: string | null;
  to_address: string;
  to_name: string;
  content: string;
  token_hash: Buffer;
  code_hash: Buffer;
  mail_id: string;
  sent_by: string;
  asked_at: Date;
  expires_at: Date;
}

export async function keepDelivery(db: Db, careHome: CareHome, delivery: DeliveryToKeep): Promise<void> {
  await db
    .insertInto('report_deliveries')
    .values({ care_home_id: careHome.id, ...delivery })
    .execute();
}

/** Everything that was sent of a report, the newest first, with what became of the mail. */
export async function deliveriesOf(db: Db, careHome: CareHome, report_id: string) {
  const rows = await db
    .selectFrom('report_deliveries as d')
    .innerJoin('accounts as a', 'a.id', 'd.sent_by')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'd.care_home_id').onRef('r.id', '=', 'd.resident_id'),
    )
    .leftJoin('outgoing_mails as m', (join) =>
      join.onRef('m.care_home_id', '=', 'd.care_home_id').onRef('m.id', '=', 'd.mail_id'),
    )
    .select(RESIDENT_FACE)
    .select(['d.id as delivery_id', 'd.to_name', 'd.to_address', 'd.asked_at', 'd.expires_at', 'd.opened_at'])
    .select(['d.bounced_at', 'd.revoked_at', 'd.wrong_codes', 'd.relative_link_id', 'd.content', 'd.resident_id'])
    .select(['d.came_back_reason', 'a.known_as as by', 'm.sent_at', 'm.held_back_at', 'm.failed_at'])
    .where('d.care_home_id', '=', careHome.id)
    .where('d.report_id', '=', report_id)
    .orderBy('d.asked_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...row, face: residentFace(row) }));
}

/** Takes a link back, once. Its mail, if it still waits, is not sent any more. */
export async function revoke(db: Db, careHome: CareHome, id: string, by: string, now: Date): Promise<void> {
  const row = await db
    .updateTable('report_deliveries')
    .set({ revoked_at: now, revoked_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('mail_id')
    .executeTakeFirst();
  if (row === undefined || row.mail_id === null) return;
  await db
    .updateTable('outgoing_mails')
    .set({ held_back_at: now, link: null })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', row.mail_id)
    .where('sent_at', 'is', null)
    .execute();
}

/** What a link leads to, held until it was answered, so that codes are counted one after the other. */
export async function holdByToken(db: Db, care_home_id: string, token_hash: Buffer) {
  return await db
    .selectFrom('report_deliveries as d')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'd.care_home_id').onRef('t.id', '=', 'd.report_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'd.care_home_id').onRef('r.id', '=', 'd.resident_id'),
    )
    .innerJoin('moments as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 'd.care_home_id')
        .onRef('m.report_id', '=', 'd.report_id')
        .onRef('m.resident_id', '=', 'd.resident_id'),
    )
    .innerJoin('care_homes as h', 'h.id', 'd.care_home_id')
    .selectAll('d')
    .select(['t.state as report_state', 'h.timezone', 'r.deleted_at', 'm.removed_at'])
    .where('d.care_home_id', '=', care_home_id)
    .where('d.token_hash', '=', token_hash)
    .forUpdate('d')
    .executeTakeFirst();
}

export async function countWrongCode(db: Db, care_home_id: string, id: string): Promise<void> {
  await db
    .updateTable('report_deliveries')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .execute();
}

export async function noteOpened(db: Db, care_home_id: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('report_deliveries')
    .set({ opened_at: now })
    .where('care_home_id', '=', care_home_id)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}
