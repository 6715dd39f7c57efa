import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';
import { dayOf, surveysOver } from './recorded.queries.ts';
import type { Within } from './recorded.queries.ts';

/** What was tied by hand to these questions, in the columns of a piece with the question, the link and why. */
export function tied(within: Within, questions: readonly string[]): RawBuilder<unknown> {
  const { careHome, from, to, now } = within;
  return sql`
    select l.id::text, coalesce(${dayOf(within, 'o.at')}, t.day), o.resident_id, t.title,
           coalesce(o.text, t.note, ''), coalesce(o.author_id, t.author_id), coalesce(o.recorded_at, t.recorded_at),
           'report', t.id, l.question, l.id, l.why, l.linked_by
      from evidence_links l
      join reports t on t.care_home_id = l.care_home_id and t.id = l.report_id
      left join lateral (
        select n.* from observations n
         where n.care_home_id = l.care_home_id and n.root_id = l.observation_id
         order by n.version desc limit 1) o on true
     where l.care_home_id = ${careHome.id} and l.removed_at is null and l.question = any(${[...questions]}::text[])
       and t.state <> 'void' and coalesce(${dayOf(within, 'o.at')}, t.day) between ${from} and ${to}
    union all
    select l.id::text, p.taken_on, null::uuid, 'piece.photo', p.caption, p.brought_by, p.begun_at, 'photo', p.id,
           l.question, l.id, l.why, l.linked_by
      from evidence_links l
      join photos p on p.care_home_id = l.care_home_id and p.id = l.photo_id
     where l.care_home_id = ${careHome.id} and l.removed_at is null and l.question = any(${[...questions]}::text[])
       and p.taken_on between ${from} and ${to} and p.ready_at is not null and p.tagged_at is not null
       and p.shared_at is not null and p.withdrawn_at is null and (p.shown_from is null or p.shown_from <= ${now})
    union all
    select l.id::text, s.day, null::uuid, s.title, '', s.created_by, s.at, 'survey', s.id, l.question, l.id, l.why,
           l.linked_by
      from evidence_links l
      join (${surveysOver(within)}) s on s.id = l.survey_id
     where l.care_home_id = ${careHome.id} and l.removed_at is null and l.question = any(${[...questions]}::text[])
       and s.day between ${from} and ${to}`;
}

/** What is tied: a report or what was seen after it, a photo, or a survey. */
export type Tied = { report_id: string; observation_id: string | null } | { photo_id: string } | { survey_id: string };
type NewLink = Tied & { question: string; why: string };

/** Ties it once: whoever does so again gets what stands. The word why is the last one's. */
export async function putLink(db: Db, { careHome, account_id }: Session, link: NewLink, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('evidence_links')
    .values({ ...link, care_home_id: careHome.id, id: uuidv7(), linked_at: now, linked_by: account_id })
    .onConflict((conflict) => {
      const [column, columns] = onceOf(link);
      return conflict
        .columns(columns)
        .where('removed_at', 'is', null)
        .where(column, 'is not', null)
        .doUpdateSet({ why: link.why, linked_at: now, linked_by: account_id });
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function onceOf(link: Tied) {
  if ('photo_id' in link) return ['photo_id', ['care_home_id', 'photo_id', 'question']] as const;
  if ('survey_id' in link) return ['survey_id', ['care_home_id', 'survey_id', 'question']] as const;
  return ['report_id', ['care_home_id', 'report_id', 'question', 'observation_id']] as const;
}

/** @returns false where no such link of this home stands */
export async function removeLink(db: Db, { careHome, account_id }: Session, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evidence_links')
    .set({ removed_at: now, removed_by: account_id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether these are the first words of an observation after this report. */
export async function isObservationOf(db: Db, careHome: CareHome, report_id: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('observations')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('report_id', '=', report_id)
    .whereRef('root_id', '=', 'id')
    .executeTakeFirst();
  return row !== undefined;
}

/** To which questions something is tied, the latest first. */
export async function linksOf(
  db: Db,
  careHome: CareHome,
  [of, id]: readonly ['report_id' | 'photo_id' | 'survey_id', string],
) {
  const rows = await db
    .selectFrom('evidence_links as l')
    .leftJoin('accounts as a', 'a.id', 'l.linked_by')
    .select(['l.id', 'l.question', 'l.observation_id', 'l.why', 'l.linked_at', 'a.known_as as by'])
    .where('l.care_home_id', '=', careHome.id)
    .where(`l.${of}`, '=', id)
    .where('l.removed_at', 'is', null)
    .orderBy('l.linked_at', 'desc')
    .orderBy('l.id')
    .execute();
  return rows.map((row) => ({ ...row, linked_at: row.linked_at.toISOString() }));
}
