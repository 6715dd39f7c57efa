import { TOLD_TO_FAMILIES } from '@heartsease/domain/family-updates/family-update.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import { openLinks } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';

/** The kind of mail that tells a family in the evening. */
export const NEWS_OF_THE_DAY: NotificationKind = 'family_news';

export interface Reader {
  account_id: string;
  today: string;
  now: Date;
}

/** The day in the home's calendar on which a family could first read something. */
const opensOn = (careHome: CareHome) => sql<string>`(u.opens_at at time zone ${careHome.timezone})::date`;

/**
 * Stands open to a family now, whoever of them reads: shared and not withdrawn, after its rest, of a report that stands
 * and of a moment that is still one to tell. Nothing opens after somebody died or moved away. For a query that has the
 * update as `u`, its moment as `m`, its report as `t` and the resident as `r`, as `updatesWithTheirMoment` has.
 */
export function isOpenNow(careHome: CareHome, now: Date) {
  return sql<boolean>`(
    u.withdrawn_at is null and u.opens_at <= ${now}
    and m.removed_at is null and m.response in (${sql.join([...TOLD_TO_FAMILIES])})
    and t.state <> 'void' and (r.ended_on is null or ${opensOn(careHome)} <= r.ended_on))`;
}

/**
 * What was shared as `u`, of whom as `r`, with its moment as `m` and its report as `t`. Both are fetched by their keys
 * (offset 0): of a home whose numbers the planner does not know yet it would else go through all of them for each update.
 */
export function updatesWithTheirMoment(db: Db) {
  return db
    .selectFrom('family_updates as u')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'u.care_home_id').onRef('r.id', '=', 'u.resident_id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('moments')
          .selectAll()
          .whereRef('moments.care_home_id', '=', 'u.care_home_id')
          .whereRef('moments.id', '=', 'u.moment_id')
          .offset(0)
          .as('m'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('reports')
          .selectAll()
          .whereRef('reports.care_home_id', '=', 'u.care_home_id')
          .whereRef('reports.id', '=', 'u.report_id')
          .offset(0)
          .as('t'),
      (join) => join.onTrue(),
    );
}

/**
 * What was shared with somebody and is open to them now, by an open link. Whether the person agreed to updates at all is
 * asked beside it, once for each person (`maySee`).
 */
function openUpdates(db: Db, careHome: CareHome, { account_id, ...at }: Reader) {
  return openToSomebody(db, careHome, at).where('l.account_id', '=', account_id);
}

function openToSomebody(db: Db, careHome: CareHome, { today, now }: Omit<Reader, 'account_id'>) {
  return updatesWithTheirMoment(db)
    .innerJoin(openLinks(db, careHome.id, today).selectAll('l').as('l'), (join) =>
      join.onRef('l.care_home_id', '=', 'u.care_home_id').onRef('l.resident_id', '=', 'u.resident_id'),
    )
    .where(isOpenNow(careHome, now))
    .where((where) => where.or([where('u.for_friends', '=', true), where('l.access_level', '<>', 'friend')]));
}

/**
 * Whose people have news since then that they have not looked at, and that no mail of the same kind has told them of:
 * what opened before the last one is not news again. Nobody is told unasked of somebody who died or moved away.
 */
export async function unseenNews(
  db: Db,
  careHome: CareHome,
  { since, ...at }: { today: string; now: Date; since: Date },
): Promise<{ account_id: string; resident_id: string }[]> {
  const rows = await openToSomebody(db, careHome, at)
    .select(['l.account_id', 'l.resident_id'])
    .distinct()
    .where('u.opens_at', '>', since)
    .where('r.ended_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('family_update_views as v')
            .select('v.seen_at')
            .whereRef('v.care_home_id', '=', 'u.care_home_id')
            .whereRef('v.family_update_id', '=', 'u.id')
            .whereRef('v.account_id', '=', 'l.account_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoing_mails as s')
            .select('s.id')
            .whereRef('s.care_home_id', '=', 'u.care_home_id')
            .whereRef('s.account_id', '=', 'l.account_id')
            .whereRef('s.created_at', '>=', 'u.opens_at')
            .where('s.notification', '=', NEWS_OF_THE_DAY)
            .where('s.held_back_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ account_id, resident_id }) => (account_id === null ? [] : [{ account_id, resident_id }]));
}

/**
 * The homes in which something opened to families since then.
 *
 * @param pool the owner's: it goes through all homes
 */
export async function homesWithNews(pool: pg.Pool, { since, now }: { since: Date; now: Date }) {
  const { rows } = await pool.query<{ care_home_id: string; name: string; timezone: string }>(
    `select h.id as care_home_id, h.name, h.timezone from care_homes h
      where exists (select from family_updates u
                     where u.care_home_id = h.id and u.withdrawn_at is null and u.opens_at > $1 and u.opens_at <= $2)`,
    [since, now],
  );
  return rows;
}

/** Her own words as they were shared, as long as the report says the same: what was put right is shared anew. */
export const sharedQuote = sql<string | null>`case when u.quote = m.quote then u.quote end`;

/** Narrowed to one person, or to one update. */
export interface Which {
  resident_id?: string;
  family_update_id?: string;
  from?: string;
  is_kept?: boolean;
}

function narrowed(db: Db, careHome: CareHome, reader: Reader, which: Which) {
  const { resident_id, family_update_id, from, is_kept } = which;
  let query = openUpdates(db, careHome, reader).leftJoin('family_update_keeps as k', (join) =>
    join
      .onRef('k.care_home_id', '=', 'u.care_home_id')
      .onRef('k.family_update_id', '=', 'u.id')
      .on('k.account_id', '=', reader.account_id),
  );
  if (resident_id !== undefined) query = query.where('u.resident_id', '=', resident_id);
  if (family_update_id !== undefined) query = query.where('u.id', '=', family_update_id);
  if (from !== undefined) query = query.where('t.day', '>=', from);
  if (is_kept === true) query = query.where('k.kept_at', 'is not', null);
  return query;
}

export async function readUpdates(
  db: Db,
  careHome: CareHome,
  reader: Reader,
  { offset = 0, limit, ...which }: Which & { offset?: number; limit: number },
) {
  return await narrowed(db, careHome, reader, which)
    .leftJoin('activities as a', 'a.id', 't.activity_id')
    .innerJoin('accounts as by', 'by.id', 't.author_id')
    .select(['u.id', 'u.resident_id', 'u.report_id', 'u.words'])
    .select(sharedQuote.as('quote'))
    .select(['r.known_as', 'r.first_name', 'r.last_name', 'r.ended_on'])
    .select(['m.response', 't.day', 't.started_at', 't.title', 'a.icon', 'a.tint', 'a.scene'])
    .select(['by.known_as as by_known_as', 'by.portrait as by_portrait', 'l.access_level', 'k.kept_at'])
    .select((query) => [
      query
        .exists(
          query
            .selectFrom('family_update_loves as v')
            .whereRef('v.care_home_id', '=', 'u.care_home_id')
            .whereRef('v.family_update_id', '=', 'u.id')
            .where('v.account_id', '=', reader.account_id)
            .where('v.sent_on', '=', reader.today),
        )
        .as('is_love_sent'),
      query
        .selectFrom('family_update_comments as c')
        .whereRef('c.care_home_id', '=', 'u.care_home_id')
        .whereRef('c.family_update_id', '=', 'u.id')
        .select((count) => count.fn.countAll<string>().as('n'))
        .as('comments'),
    ])
    .orderBy('t.started_at', 'desc')
    .orderBy('u.id')
    .offset(offset)
    .limit(limit)
    .execute();
}
export type UpdateRow = Awaited<ReturnType<typeof readUpdates>>[number];

export async function countUpdates(db: Db, careHome: CareHome, reader: Reader, which: Which): Promise<number> {
  const { n } = await narrowed(db, careHome, reader, which)
    .select((count) => count.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The days of what is open, and how each moment was. */
export async function flowersOf(
  db: Db,
  careHome: CareHome,
  reader: Reader,
  which: { resident_id: string; from: string },
) {
  return await narrowed(db, careHome, reader, which).select(['t.day', 'm.response']).orderBy('t.started_at').execute();
}

/** Who else took part in these reports, and joined in: nobody who was upset or away is told of. */
export async function companionsIn(db: Db, careHome: CareHome, report_ids: readonly string[]) {
  if (report_ids.length === 0) return [];
  return await db
    .selectFrom('moments as m')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .select(['m.report_id', 'm.resident_id', 'r.known_as'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.report_id', 'in', report_ids)
    .where('m.removed_at', 'is', null)
    .where('m.response', 'in', [...TOLD_TO_FAMILIES])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.known_as')
    .execute();
}

/** Written with the answer itself: what was handed out was seen. */
export async function keepSeen(
  db: Db,
  careHome: CareHome,
  ids: readonly string[],
  { account_id, now }: Reader,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('family_update_views')
    .values(ids.map((family_update_id) => ({ care_home_id: careHome.id, family_update_id, account_id, seen_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
