import { v7 as uuidv7 } from 'uuid';
import type { AnswerWord, EventChange, EventWords } from '@heartsease/domain/events/event.ts';
import { timesOfEvent } from '@heartsease/domain/events/event-rules.ts';
import type { InvitationField } from '@heartsease/domain/events/event-rules.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Who writes, and when. */
export interface By {
  by: string;
  now: Date;
}

/** An event to be written, and the series that it is of. */
export interface NewEvent {
  words: EventWords;
  series: { id: string; day: string } | null;
}

/** @returns the ids, in the order of the events */
export async function keepEvents(db: Db, careHome: CareHome, events: readonly NewEvent[], { by, now }: By) {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ id: uuidv7(), ...event }));
  await db
    .insertInto('events')
    .values(
      rows.map(({ id, words, series }) => ({
        id,
        care_home_id: careHome.id,
        ...columnsOf(words, careHome),
        series_id: series?.id ?? null,
        series_day: series?.day ?? null,
        created_at: now,
        created_by: by,
        updated_at: now,
        updated_by: by,
      })),
    )
    .execute();
  await keepInvited(db, careHome, rows);
  await keepChanges(
    db,
    careHome,
    rows.map(({ id }) => ({ event_id: id, kind: 'made' })),
    { by, now },
  );
  return rows.map(({ id }) => id);
}

/** Writes a standing event anew. The answers are not touched. */
export async function rewriteEvent(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  words: EventWords,
  { by, now }: By,
): Promise<void> {
  await db
    .updateTable('events')
    .set({ ...columnsOf(words, careHome), version: version + 1, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  for (const table of ['event_members', 'event_residents', 'event_groups', 'event_relatives'] as const) {
    await db.deleteFrom(table).where('care_home_id', '=', careHome.id).where('event_id', '=', id).execute();
  }
  await keepInvited(db, careHome, [{ id, words }]);
}

function columnsOf(words: EventWords, { timezone }: CareHome) {
  const { type, title, is_all_day, first_day, last_day, from_time, to_time, place, description } = words;
  const { cost, transport, is_step_free, audience, places, answer_by } = words;
  const written = { type, title, is_all_day, first_day, last_day, from_time, to_time, place, description };
  return { ...written, cost, transport, is_step_free, audience, places, answer_by, ...timesOfEvent(words, timezone) };
}

/** So many rows go into one statement; PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 10_000;

async function keepInvited(db: Db, careHome: CareHome, events: readonly { id: string; words: EventWords }[]) {
  const of = (field: InvitationField) =>
    events.flatMap(({ id, words }) =>
      words[field].map((named) => ({ row: { care_home_id: careHome.id, event_id: id }, named })),
    );
  const members = of('member_ids').map(({ row, named }) => ({ ...row, account_id: named }));
  const residents = of('resident_ids').map(({ row, named }) => ({ ...row, resident_id: named }));
  const groups = of('resident_group_ids').map(({ row, named }) => ({ ...row, resident_group_id: named }));
  const relatives = of('relative_link_ids').map(({ row, named }) => ({ ...row, relative_link_id: named }));
  for (const rows of inChunks(members)) await db.insertInto('event_members').values(rows).execute();
  for (const rows of inChunks(residents)) await db.insertInto('event_residents').values(rows).execute();
  for (const rows of inChunks(groups)) await db.insertInto('event_groups').values(rows).execute();
  for (const rows of inChunks(relatives)) await db.insertInto('event_relatives').values(rows).execute();
}

function inChunks<Row>(rows: Row[]): Row[][] {
  const chunks = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: chunks }, (_, chunk) => rows.slice(chunk * ROWS_AT_ONCE, (chunk + 1) * ROWS_AT_ONCE));
}

/** Says that an event does not take place, or, without a reason, that it does. */
export async function setCancelled(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  why: string | null,
  { by, now }: By,
): Promise<void> {
  await db
    .updateTable('events')
    .set({
      cancelled_at: why === null ? null : now,
      cancelled_why: why,
      cancelled_by: why === null ? null : by,
      version: version + 1,
      updated_at: now,
      updated_by: by,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  const kind = why === null ? 'reopened' : 'cancelled';
  await keepChange(db, careHome, { event_id: id, kind, reason: why ?? '' }, { by, now });
}

/** Takes an event out of the calendar, or puts it back. */
export async function setDeleted(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  isDeleted: boolean,
  { by, now }: By,
): Promise<void> {
  await db
    .updateTable('events')
    .set({
      deleted_at: isDeleted ? now : null,
      deleted_by: isDeleted ? by : null,
      version: version + 1,
      updated_at: now,
      updated_by: by,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  await keepChange(db, careHome, { event_id: id, kind: isDeleted ? 'deleted' : 'restored' }, { by, now });
}

type NewChange = {
  event_id: string;
  kind: EventChange['kind'];
  reason?: string;
  changes?: EventChange['changes'];
};

export async function keepChange(db: Db, careHome: CareHome, change: NewChange, by: By): Promise<void> {
  await keepChanges(db, careHome, [change], by);
}

async function keepChanges(db: Db, careHome: CareHome, changes: readonly NewChange[], { by, now }: By): Promise<void> {
  await db
    .insertInto('event_changes')
    .values(
      changes.map((change) => ({
        id: uuidv7(),
        care_home_id: careHome.id,
        event_id: change.event_id,
        changed_by: by,
        changed_at: now,
        kind: change.kind,
        reason: change.reason ?? '',
        changes: JSON.stringify(change.changes ?? []),
      })),
    )
    .execute();
}

/** Whose answer it is: somebody who lives here, or somebody with an account. */
export type Answering = { resident_id: string; account_id: null } | { resident_id: null; account_id: string };

/** Keeps an answer in the place of the one before. */
export async function keepAnswer(
  db: Db,
  careHome: CareHome,
  answer: Answering & { event_id: string; answer: AnswerWord; guests: number; note: string },
  { by, now }: By,
): Promise<void> {
  const { event_id, resident_id, account_id } = answer;
  const before = db
    .deleteFrom('event_answers')
    .where('care_home_id', '=', careHome.id)
    .where('event_id', '=', event_id);
  await (
    resident_id === null ? before.where('account_id', '=', account_id) : before.where('resident_id', '=', resident_id)
  ).execute();
  await db
    .insertInto('event_answers')
    .values({ id: uuidv7(), care_home_id: careHome.id, ...answer, answered_at: now, answered_by: by })
    .execute();
}

export async function keepEventSettings(
  db: Db,
  careHome: CareHome,
  { is_editing_narrowed }: { is_editing_narrowed: boolean },
  { by, now }: By,
): Promise<void> {
  const settings = { is_editing_narrowed, updated_at: now, updated_by: by };
  await db
    .insertInto('event_settings')
    .values({ care_home_id: careHome.id, ...settings })
    .onConflict((standing) => standing.column('care_home_id').doUpdateSet(settings))
    .execute();
}
