import { sql } from 'kysely';
import { WelshCard } from '@heartsease/domain/activities/activity-detail.ts';
import type { ToldAhead, ToldMoment } from '@heartsease/domain/digest/sentences.ts';
import { toldResponse } from '@heartsease/domain/family-updates/family-update.ts';
import { ourWordsWithin } from '@heartsease/domain/interests/within-sentence.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import type { Db } from '../db/database.ts';
import { standing } from '../family-updates/shares.queries.ts';
import { withoutOthers } from '../family-updates/tell-families.ts';
import { sharedQuote } from '../family-updates/told.queries.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import type { CareHome } from '../session/session.ts';

type Titles = ToldMoment['title'];

interface Asked {
  resident_ids: readonly string[];
  from: string;
  to: string;
}

/**
 * What the families of these people may read of some days, by person, oldest first: what staff shared and nobody took
 * back, once it is open.
 */
export async function sharedMoments(
  db: Db,
  careHome: CareHome,
  { resident_ids, from, to, now }: Asked & { now: Date },
): Promise<Map<string, ToldMoment[]>> {
  const rows = await standing(db, careHome)
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .select(['r.id', 'r.known_as', 'r.first_name', 'r.last_name'])
    .select(['m.day', 'm.response', 'm.format', 't.title', 'k.care_home_id as library_of'])
    .select(sharedQuote.as('quote'))
    .select(['k.title as activity_title', sql`k.detail -> 'welsh'`.as('welsh')])
    .select((of) =>
      of
        .selectFrom('moments as o')
        .select((o) => o.fn.countAll<number>().as('n'))
        .whereRef('o.care_home_id', '=', 'm.care_home_id')
        .whereRef('o.report_id', '=', 'm.report_id')
        .whereRef('o.resident_id', '<>', 'm.resident_id')
        .where('o.removed_at', 'is', null)
        .where('o.is_engaged', '=', true)
        .as('companions'),
    )
    .where('u.resident_id', 'in', [...resident_ids])
    .where('u.opens_at', '<=', now)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .orderBy('t.started_at')
    .orderBy('m.id')
    .execute();
  const clear = await namingNobodyElse(db, careHome);
  return grouped(
    rows.flatMap((row) => {
      const response = toldResponse(row.response);
      if (response === null) return [];
      const moment = {
        day: row.day,
        // What the core's library calls it names nobody, though "Joy" may live here.
        title:
          row.activity_title !== null && row.library_of === null
            ? libraryTitles(row.activity_title, row.welsh)
            : oneTitle(clear(row, row.activity_title ?? row.title)),
        response,
        is_one_to_one: row.format === 'one_to_one',
        companions: Number(row.companions),
        quote: row.quote === null ? null : clear(row, row.quote),
      };
      return [[row.id, moment]];
    }),
  );
}

/** What is planned for these people by name, and is not called off: soonest first. */
export async function aheadOf(
  db: Db,
  careHome: CareHome,
  { resident_ids, from, to }: Asked,
): Promise<Map<string, ToldAhead[]>> {
  const rows = await db
    .selectFrom('planned_session_residents as p')
    .innerJoin('planned_sessions as s', (join) =>
      join.onRef('s.care_home_id', '=', 'p.care_home_id').onRef('s.id', '=', 'p.planned_session_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'p.care_home_id').onRef('r.id', '=', 'p.resident_id'),
    )
    .leftJoin('activities as k', 'k.id', 's.activity_id')
    .select(['r.id', 'r.known_as', 'r.first_name', 'r.last_name', 's.day', 's.title'])
    .select(['k.title as activity_title', 'k.care_home_id as library_of', sql`k.detail -> 'welsh'`.as('welsh')])
    .where('p.care_home_id', '=', careHome.id)
    .where('p.resident_id', 'in', [...resident_ids])
    .where('s.cancelled_at', 'is', null)
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute();
  const clear = await namingNobodyElse(db, careHome);
  const seen = new Set<string>();
  return grouped(
    rows
      // A session of every morning is told once.
      .filter(({ id, title }) => !seen.has(`${id} ${title}`) && seen.add(`${id} ${title}`))
      .map((row) => {
        const library = row.library_of === null ? libraryTitles(row.activity_title ?? '', row.welsh) : null;
        const isOfTheLibrary = library !== null && [row.activity_title, library.cy].includes(row.title);
        const title = isOfTheLibrary ? library : oneTitle(clear(row, row.title));
        return [row.id, { day: row.day, title }];
      }),
  );
}

/** A mail leaves the house: it names nobody else who lives there, whoever agreed to be seen. */
async function namingNobodyElse(db: Db, careHome: CareHome) {
  const names = await namesOfHome(db, careHome);
  return (of: Named & { id: string }, text: string) =>
    withoutOthers(
      text,
      of,
      names.filter(({ id }) => id !== of.id),
    );
}

/** What the core's library calls it in each language, as it stands within a sentence. */
function libraryTitles(title: string, welsh: unknown): Titles {
  const card = WelshCard.pick({ title: true })
    .nullable()
    .catch(null)
    .parse(welsh ?? null);
  return { en: ourWordsWithin(title), cy: card?.title ?? title };
}

/** What the home wrote itself has one name. */
function oneTitle(title: string): Titles {
  return { en: title, cy: title };
}

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  return new Map([...Map.groupBy(pairs, ([key]) => key)].map(([key, of]) => [key, of.map(([, value]) => value)]));
}
