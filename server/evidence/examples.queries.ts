import { sql } from 'kysely';
import type { Candidate } from '@heartsease/domain/evidence/examples.ts';
import { SourceKind } from '@heartsease/domain/evidence/sources.ts';
import { pieceWords } from '@heartsease/domain/evidence/piece-words.ts';
import type { Db } from '../db/database.ts';
import { tied } from './links.queries.ts';
import { facesOf } from './pieces.queries.ts';
import { STANDS, dayOf, isWithin, surveysOver } from './recorded.queries.ts';
import type { Within } from './recorded.queries.ts';

/** Of each kind so many at most are looked at, the strongest and newest. */
const MOST = 120;

interface CandidateRow {
  source: string;
  sources: string[];
  id: string;
  day: string;
  resident_id: string | null;
  title: string;
  words: string;
  by: string | null;
  at: Date;
  opens: NonNullable<Candidate['opens']>['kind'] | null;
  opens_id: string | null;
  question: string | null;
  link_id: string | null;
  why: string | null;
  linked_by: string | null;
  is_own_words: boolean;
  lift: number | null;
  is_loved: boolean;
}

/**
 * What may speak for a question: words with a person to them. What only staff may read of an "About me" is never
 * among it, because an example is made to be handed out.
 */
export async function candidatesOf(db: Db, within: Within, questions: readonly string[]): Promise<Candidate[]> {
  const { careHome, from, to } = within;
  const { rows } = await sql<CandidateRow>`
    select c.*, a.known_as as by, l.known_as as linked_by from (
      (select 'own_words' as source,
              array_remove(array['own_words', case when m.engagement is not null or m.mood_after is not null then 'engagement' end,
                case when m.choice_made or m.not_today_reason = 'declined' then 'choices' end,
                case when t.relatives_present <> '{}' or e.id is not null then 'community' end], null) as sources,
              m.id::text as id, m.day, m.resident_id, t.title, m.quote as words, m.author_id as by_id,
              m.answered_at as at, 'report' as opens, m.report_id as opens_id, null::text as question, null::uuid as link_id, null::text as why,
              null::uuid as linked_by_id, true as is_own_words, (m.mood_after - m.mood_before)::int as lift,
              coalesce(m.response = 'loved', false) as is_loved
         from moments m
         join reports t on t.care_home_id = m.care_home_id and t.id = m.report_id
         left join events e on e.care_home_id = t.care_home_id and e.id = t.event_id and ${STANDS}
        where m.care_home_id = ${careHome.id} and m.day >= ${from} and m.day <= ${to} and m.removed_at is null
          and m.quote is not null
        order by coalesce(m.mood_after - m.mood_before, 0) desc, m.day desc, m.id limit ${MOST})
      union all
      (select 'observations', case when o.kind = 'quote' then array['observations', 'own_words'] else array['observations'] end, o.root_id::text, ${dayOf(within, 'o.at')}, o.resident_id, t.title,
              o.text, o.author_id, o.recorded_at, 'report', o.report_id, null, null, null, null, o.kind = 'quote', null,
              coalesce(o.effect = 'brighter', false)
         from observations o
         join reports t on t.care_home_id = o.care_home_id and t.id = o.report_id and t.state <> 'void'
        where o.care_home_id = ${careHome.id} and ${isWithin(within, 'o.at')}
          and o.kind in ('quote', 'compliment', 'wellbeing', 'effect_later', 'new_preference')
          and coalesce(o.effect <> 'lower', true)
          and not exists (select from observations n
                where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)
        order by o.kind = 'quote' desc, o.at desc limit ${MOST})
      union all
      (select 'about_me', case when k.heading = 'communication' then array['about_me', 'communication'] else array['about_me'] end, concat_ws(':', k.resident_id, k.heading), k.confirmed_on, k.resident_id,
              'heading.' || k.heading, k.text, k.confirmed_by, k.updated_at, 'resident', k.resident_id, null, null, null, null, true, null,
              k.heading = 'most_important'
         from about_me_cards k
        where k.care_home_id = ${careHome.id} and k.confirmed_on >= ${from} and k.confirmed_on <= ${to}
          and k.is_own_words and k.visibility = 'relatives' and k.text <> ''
        order by k.confirmed_on desc, k.resident_id limit ${MOST})
      union all
      (select 'goals', array['goals'], v.id::text, v.reviewed_on, g.resident_id, g.text, v.note, v.reviewed_by,
              v.created_at, 'resident', g.resident_id, null, null, null, null, false, null, false
         from goal_reviews v
         join goals g on g.care_home_id = v.care_home_id and g.id = v.goal_id
        where v.care_home_id = ${careHome.id} and v.reviewed_on >= ${from} and v.reviewed_on <= ${to} and v.note <> ''
        order by v.reviewed_on desc, v.id limit ${MOST})
      union all
      (select 'surveys', array['surveys'], s.id::text, s.day, null, s.title, '', null, s.at, 'survey', s.id, null, null,
              null, null, false, null, false
         from (${surveysOver(within)}) s
        where s.day >= ${from} and s.day <= ${to}
        order by s.day desc, s.id limit ${MOST})
      union all
      (select 'by_hand', array['by_hand'], h.id, h.day, h.resident_id, h.title, h.words, h.by_id, h.at, h.opens,
              h.opens_id, h.question, h.link_id, h.why, h.linked_by, false, null, false
         from (${tied(within, questions)}) as
              h(id, day, resident_id, title, words, by_id, at, opens, opens_id, question, link_id, why, linked_by)
        order by h.day desc, h.id limit ${MOST})) c
      left join residents r on r.care_home_id = ${careHome.id} and r.id = c.resident_id
      left join accounts a on a.id = c.by_id
      left join accounts l on l.id = c.linked_by_id
     where c.resident_id is null or r.deleted_at is null`.execute(db);
  const faces = await facesOf(
    db,
    careHome,
    rows.flatMap(({ resident_id }) => (resident_id === null ? [] : [resident_id])),
  );
  return rows.map((row) => ({
    id: `${row.source}:${row.id}`,
    source: SourceKind.parse(row.source),
    sources: row.sources.map((source) => SourceKind.parse(source)),
    day: row.day,
    title: pieceWords(row.title),
    words: row.words,
    resident: row.resident_id === null ? null : (faces.get(row.resident_id) ?? null),
    by: row.by,
    recorded_at: row.at.toISOString(),
    opens: row.opens === null || row.opens_id === null ? null : { kind: row.opens, id: row.opens_id },
    link: row.link_id === null ? null : { id: row.link_id, why: row.why ?? '', by: row.linked_by },
    question: row.question,
    is_own_words: row.is_own_words,
    lift: row.lift,
    is_loved: row.is_loved,
  }));
}
