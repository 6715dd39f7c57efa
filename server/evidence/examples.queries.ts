import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Candidate } from '@heartsease/domain/evidence/examples.ts';
import { pieceWords } from '@heartsease/domain/evidence/piece-words.ts';
import type { SourceKind } from '@heartsease/domain/evidence/sources.ts';
import type { Voice } from '@heartsease/domain/evidence/voices.ts';
import type { MoodSource } from '@heartsease/domain/reports/depth.ts';
import type { Db } from '../db/database.ts';
import { tied } from './links.queries.ts';
import { facesOf } from './pieces.queries.ts';
import { STANDS, dayOf, isWithin, surveysOver } from './recorded.queries.ts';
import type { Within } from './recorded.queries.ts';

/** Of each kind so many at most are looked at, the strongest and newest. */
const MOST = 120;

interface CandidateRow {
  source: SourceKind;
  voices: Voice[];
  id: string;
  day: string;
  resident_id: string | null;
  title: string;
  words: string;
  by: string | null;
  at: Date;
  opens: NonNullable<Candidate['opens']>['kind'] | null;
  opens_id: string | null;
  moment_id: string | null;
  question: string | null;
  link_id: string | null;
  why: string | null;
  linked_by: string | null;
  is_own_words: boolean;
  engagement: number | null;
  mood_before: number | null;
  mood_after: number | null;
  mood_source: MoodSource | null;
  is_loved: boolean;
}

const COLUMNS = sql`source, voices, id, day, resident_id, title, words, by_id, at, opens, opens_id, is_own_words, is_loved`;

/**
 * What may speak for a question: words with a person to them, each in no more than these words are about. What only
 * staff may read of an "About me" is never among it, because an example is made to be handed out.
 */
export async function candidatesOf(db: Db, within: Within, questions: readonly string[]): Promise<Candidate[]> {
  const { careHome } = within;
  const alone = [cards(within), observations(within), goals(within), risks(within), surveys(within)];
  const { rows } = await sql<CandidateRow>`
    select c.*, a.known_as as by, l.known_as as linked_by from (
      select ${COLUMNS}, moment_id, null::text as question, null::uuid as link_id, null::text as why,
             null::uuid as linked_by_id, engagement, mood_before, mood_after, mood_source
        from (${sql.join(ofMoments(within), sql` union all `)})
          as m(${COLUMNS}, moment_id, engagement, mood_before, mood_after, mood_source)
      union all
      select ${COLUMNS}, null, null, null, null, null, null, null, null, null
        from (${sql.join(alone, sql` union all `)}) as s(${COLUMNS})
      union all
      (select 'by_hand', array[]::text[], h.id, h.day, h.resident_id, h.title, h.words, h.by_id, h.at, h.opens,
              h.opens_id, false, false, null, h.question, h.link_id, h.why, h.linked_by, null, null, null, null
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
  return rows.map((row) => candidateOf(row, faces));
}

function candidateOf(row: CandidateRow, faces: Awaited<ReturnType<typeof facesOf>>): Candidate {
  const { source, voices, engagement, mood_before, mood_after, mood_source } = row;
  return {
    id: `${source}:${row.id}`,
    source,
    voices,
    day: row.day,
    title: pieceWords(row.title),
    words: row.words,
    resident: row.resident_id === null ? null : (faces.get(row.resident_id) ?? null),
    by: row.by,
    recorded_at: row.at.toISOString(),
    opens: row.opens === null || row.opens_id === null ? null : { kind: row.opens, id: row.opens_id },
    moment_id: row.moment_id,
    link: row.link_id === null ? null : { id: row.link_id, why: row.why ?? '', by: row.linked_by },
    question: row.question,
    is_own_words: row.is_own_words,
    changed: source === 'engagement' ? { engagement, mood_before, mood_after, mood_source } : null,
    is_no: source === 'choices',
    lift: mood_before === null || mood_after === null ? null : mood_after - mood_before,
    is_loved: row.is_loved,
  };
}

/** What was said, what came of a no, where somebody grew brighter, and who else was there: each by its own words. */
function ofMoments(within: Within): RawBuilder<unknown>[] {
  const [note, quote] = [sql`m.note`, sql`m.quote`];
  return [
    moments(within, { source: 'own_words', voices: sql`array['own_words']`, words: quote, which: sql`true` }),
    moments(within, {
      source: 'choices',
      voices: sql`array['choice']`,
      words: note,
      which: sql`m.not_today_reason = 'declined'`,
    }),
    moments(within, {
      source: 'engagement',
      voices: sql`array['change']`,
      words: note,
      which: sql`m.is_engaged and (m.mood_after > m.mood_before
        or (m.engagement = 4 and m.mood_after >= coalesce(m.mood_before, m.mood_after)))`,
    }),
    moments(within, {
      source: 'community',
      voices: sql`array_remove(array[
        case when t.relatives_present <> '{}' or e.id is not null then 'together' end,
        case when t.relatives_present <> '{}' or e.type in ('visit', 'family') then 'family' end,
        case when m.category = 'spiritual' or e.type = 'faith' then 'faith' end], null)`,
      words: note,
      which: sql`m.is_engaged and (t.relatives_present <> '{}' or e.id is not null or m.category = 'spiritual')`,
    }),
  ];
}

interface Telling {
  source: SourceKind;
  voices: RawBuilder<unknown>;
  /** Which of its words tell of it. */
  words: RawBuilder<unknown>;
  which: RawBuilder<unknown>;
}

function moments({ careHome, from, to }: Within, { source, voices, words, which }: Telling): RawBuilder<unknown> {
  return sql`
    (select ${source}::text, ${voices}, m.id::text, m.day, m.resident_id, t.title, ${words}, m.author_id, m.answered_at,
            'report', m.report_id, ${source === 'own_words'}::boolean, coalesce(m.response = 'loved', false), m.id::text,
            m.engagement, m.mood_before, m.mood_after, m.mood_source
       from moments m
       join reports t on t.care_home_id = m.care_home_id and t.id = m.report_id
       left join events e on e.care_home_id = t.care_home_id and e.id = t.event_id and ${STANDS}
      where m.care_home_id = ${careHome.id} and m.day >= ${from} and m.day <= ${to} and m.removed_at is null
        and ${words} <> '' and ${which}
      order by coalesce(m.mood_after - m.mood_before, 0) desc, m.day desc, m.id limit ${MOST})`;
}

function observations(within: Within): RawBuilder<unknown> {
  return sql`
    (select case when o.kind = 'quote' then 'own_words' else 'observations' end,
            array[case when o.kind = 'quote' then 'own_words' else 'noticed' end], o.root_id::text,
            ${dayOf(within, 'o.at')}, o.resident_id, t.title, o.text, o.author_id, o.recorded_at, 'report', o.report_id,
            o.kind = 'quote', coalesce(o.effect = 'brighter', false)
       from observations o
       join reports t on t.care_home_id = o.care_home_id and t.id = o.report_id and t.state <> 'void'
      where o.care_home_id = ${within.careHome.id} and ${isWithin(within, 'o.at')}
        and o.kind in ('quote', 'compliment', 'wellbeing', 'effect_later', 'new_preference')
        and coalesce(o.effect <> 'lower', true)
        and not exists (select from observations n
              where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)
      order by o.kind = 'quote' desc, o.at desc limit ${MOST})`;
}

function cards({ careHome, from, to }: Within): RawBuilder<unknown> {
  return sql`
    (select case when k.heading = 'communication' then 'communication' else 'about_me' end,
            array[case when k.heading = 'communication' then 'communication' else 'about_me' end],
            concat_ws(':', k.resident_id, k.heading), k.confirmed_on, k.resident_id, 'heading.' || k.heading, k.text,
            k.confirmed_by, k.updated_at, 'resident', k.resident_id, true, k.heading = 'most_important'
       from about_me_cards k
      where k.care_home_id = ${careHome.id} and k.confirmed_on >= ${from} and k.confirmed_on <= ${to}
        and k.is_own_words and k.visibility = 'relatives' and k.text <> ''
      order by k.confirmed_on desc, k.resident_id limit ${MOST})`;
}

function goals({ careHome, from, to }: Within): RawBuilder<unknown> {
  return sql`
    (select 'goals', array['goal'], v.id::text, v.reviewed_on, g.resident_id, g.text, v.note, v.reviewed_by,
            v.created_at, 'resident', g.resident_id, false, false
       from goal_reviews v
       join goals g on g.care_home_id = v.care_home_id and g.id = v.goal_id
      where v.care_home_id = ${careHome.id} and v.reviewed_on >= ${from} and v.reviewed_on <= ${to} and v.note <> ''
      order by v.reviewed_on desc, v.id limit ${MOST})`;
}

/** What was said by name before something with a risk for somebody. */
function risks(within: Within): RawBuilder<unknown> {
  return sql`
    (select 'risks', array['risk'], k.id::text, ${dayOf(within, 'k.at')}, k.resident_id, coalesce(p.title, e.title),
            k.reason, k.by, k.at, 'resident', k.resident_id, false, false
       from risk_acknowledgements k
       left join planned_sessions p on p.care_home_id = k.care_home_id and p.id = k.planned_session_id
       left join events e on e.care_home_id = k.care_home_id and e.id = k.event_id
      where k.care_home_id = ${within.careHome.id} and ${isWithin(within, 'k.at')}
        and coalesce(p.title, e.title) is not null
      order by k.at desc limit ${MOST})
    union all
    (select 'risks', array['risk'], w.id::text, ${dayOf(within, 'w.at')}, w.resident_id, t.title, w.reason, w.by, w.at,
            'report', w.report_id, false, false
       from report_risk_words w
       join reports t on t.care_home_id = w.care_home_id and t.id = w.report_id and t.state <> 'void'
      where w.care_home_id = ${within.careHome.id} and ${isWithin(within, 'w.at')}
      order by w.at desc limit ${MOST})`;
}

/** What they said in numbers, and each "You said, we did" that was shown to everybody. */
function surveys(within: Within): RawBuilder<unknown> {
  return sql`
    (select 'surveys', array['survey'], s.id::text, s.day, null::uuid, s.title, '', null::uuid, s.at, 'survey', s.id,
            false, false
       from (${surveysOver(within)}) s
      where s.day >= ${within.from} and s.day <= ${within.to}
      order by s.day desc, s.id limit ${MOST})
    union all
    (select 'surveys', array['survey'], a.id::text, ${dayOf(within, 'a.published_at')}, null::uuid, a.said, a.did,
            null::uuid, a.published_at, null, null::uuid, false, false
       from survey_actions a
      where a.care_home_id = ${within.careHome.id} and ${isWithin(within, 'a.published_at')} and a.did <> ''
      order by a.published_at desc limit ${MOST})`;
}
