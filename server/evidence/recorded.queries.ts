import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { NamedSource } from '@heartsease/domain/evidence/sources.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import { FEWEST } from '@heartsease/domain/surveys/results.ts';
import { GRACE_HOURS } from '@heartsease/domain/surveys/standing.ts';
import type { CareHome } from '../session/session.ts';

/** Whose days. */
interface DaysOf extends Period {
  careHome: CareHome;
}

/** Whose pieces, of which days, and as they stand when: what has not come yet is no piece. */
export interface Within extends DaysOf {
  now: Date;
}

/** Events that bring somebody in or take somebody out. */
const WITH_OTHERS = ['visit', 'faith', 'community', 'family', 'entertainer', 'outing', 'celebration'];

/** An event that took place, or will: who came to one that was called off came on their own. */
export const STANDS = sql`e.type = any(${WITH_OTHERS}::text[]) and e.cancelled_at is null and e.deleted_at is null`;

/**
 * What is a piece of each source, once and for all: what is counted, what a number opens and what the tests recount
 * is this. Each selects id, day, resident_id, title, words, by_id, at, opens, opens_id, in this order.
 */
export const RECORDED: Record<NamedSource, (within: Within) => RawBuilder<unknown>> = {
  about_me: (within) => sql`
    ${cards(within, sql`true`)}
    union all
    select concat_ws(':', v.resident_interest_id, v.version), ${dayOf(within, 'v.at')}, v.resident_id,
           v.label, v.note, v.by_id, v.at, 'resident', v.resident_id
      from resident_interest_versions v where v.care_home_id = ${within.careHome.id} and ${isWithin(within, 'v.at')}
    union all
    -- the title alone: what somebody would rather not have told is not told here either
    select i.id::text, ${dayOf(within, 'i.created_at')}, i.resident_id, i.title, '', i.created_by, i.created_at,
           'resident', i.resident_id
      from life_story_items i
     where i.care_home_id = ${within.careHome.id} and i.removed_at is null and ${isWithin(within, 'i.created_at')}`,

  communication: (within) => cards(within, sql`v.heading = 'communication'`),

  choices: (within) => moments(within, sql`(m.choice_made or m.not_today_reason = 'declined')`),

  own_words: (within) => sql`
    ${moments(within, sql`m.quote is not null`)}
    union all
    ${observations(within, sql`o.kind = 'quote'`)}`,

  engagement: (within) =>
    moments(within, sql`(m.engagement is not null or (m.mood_before is not null and m.mood_after is not null))`),

  missed: (within) => sql`
    select e.id::text, e.day, e.resident_id, t.title, coalesce(e.quote, e.note, ''), e.author_id, e.answered_at,
           'report', e.report_id
      from (select distinct on (m.resident_id, m.day) m.*
              from moments m
             where m.care_home_id = ${within.careHome.id} and m.day >= ${within.from} and m.day <= ${within.to}
               and m.removed_at is null and m.is_engaged
             order by m.resident_id, m.day, m.answered_at, m.id) e
      join reports t on t.care_home_id = e.care_home_id and t.id = e.report_id
     cross join lateral (
       select p.day from moments p
        where p.care_home_id = ${within.careHome.id} and p.resident_id = e.resident_id and p.removed_at is null
          and p.is_engaged and p.day < e.day
        order by p.day desc limit 1) last
     where e.day - last.day > 3`,

  risks: (within) => sql`
    select s.id::text, ${dayOf(within, 's.at')}, null::uuid, a.title, s.word, s.by, s.at, 'risk', a.id
      from risk_sign_offs s
      join risk_assessments a on a.care_home_id = s.care_home_id and a.id = s.risk_assessment_id
     where s.care_home_id = ${within.careHome.id} and s.kind = 'approved' and ${isWithin(within, 's.at')}
    union all
    select k.id::text, ${dayOf(within, 'k.at')}, k.resident_id, coalesce(p.title, e.title), k.reason, k.by, k.at, 'resident',
           k.resident_id
      from risk_acknowledgements k
      left join planned_sessions p on p.care_home_id = k.care_home_id and p.id = k.planned_session_id
      left join events e on e.care_home_id = k.care_home_id and e.id = k.event_id
     where k.care_home_id = ${within.careHome.id} and ${isWithin(within, 'k.at')}
    union all
    select w.id::text, ${dayOf(within, 'w.at')}, w.resident_id, t.title, w.reason, w.by, w.at, 'report', w.report_id
      from report_risk_words w
      join reports t on t.care_home_id = w.care_home_id and t.id = w.report_id and t.state <> 'void'
     where w.care_home_id = ${within.careHome.id} and ${isWithin(within, 'w.at')}`,

  consents: (within) => sql`
    select c.id::text, c.decided_on, c.resident_id, 'consent.' || c.purpose, 'status.' || c.status, c.recorded_by,
           c.recorded_at, 'resident', c.resident_id
      from consents c
     where c.care_home_id = ${within.careHome.id} and c.status <> 'not_asked'
       and c.decided_on >= ${within.from} and c.decided_on <= ${within.to}`,

  community: (within) => sql`
    select e.id::text, e.first_day, null::uuid, e.title, '', e.created_by, e.created_at, 'event', e.id
      from events e
     where e.care_home_id = ${within.careHome.id} and ${isWithin(within, 'e.starts_at')}
       and e.starts_at <= ${within.now} and ${STANDS}
    union all
    -- what an event became is counted with the event; whoever came to one that was called off is counted for that
    select t.id::text, t.day, null::uuid, t.title, coalesce(t.note, ''), t.author_id, t.recorded_at, 'report', t.id
      from reports t
      left join events e on e.care_home_id = t.care_home_id and e.id = t.event_id and ${STANDS}
     where t.care_home_id = ${within.careHome.id} and t.day >= ${within.from} and t.day <= ${within.to}
       and t.state <> 'void' and e.id is null and t.relatives_present <> '{}'`,

  observations: (within) => observations(within, sql`true`),

  tutorials: (within) => sql`
    select concat_ws(':', p.account_id, p.tutorial), ${dayOf(within, 'p.done_at')}, null::uuid,
           'tutorial.' || p.tutorial, '', p.account_id, p.done_at, null, null::uuid
      from tutorial_progress p where p.care_home_id = ${within.careHome.id} and ${isWithin(within, 'p.done_at')}`,

  goals: (within) => sql`
    select v.id::text, v.reviewed_on, g.resident_id, g.text, v.note, v.reviewed_by, v.created_at, 'resident',
           g.resident_id
      from goal_reviews v
      join goals g on g.care_home_id = v.care_home_id and g.id = v.goal_id
     where v.care_home_id = ${within.careHome.id}
       and v.reviewed_on >= ${within.from} and v.reviewed_on <= ${within.to}
    union all
    select b.id::text, b.assessed_on, b.resident_id, 'ability.signed', '', b.finished_by, b.changed_at, 'resident',
           b.resident_id
      from ability_assessments b
     where b.care_home_id = ${within.careHome.id} and b.status = 'final'
       and b.assessed_on >= ${within.from} and b.assessed_on <= ${within.to}`,

  surveys: (within) => sql`
    select s.id::text, s.day, null::uuid, s.title, '', s.created_by, s.at, 'survey', s.id
      from (${surveysOver(within)}) s
     where s.day >= ${within.from} and s.day <= ${within.to}
    union all
    select a.id::text, ${dayOf(within, 'a.published_at')}, null::uuid, a.said, a.did, a.published_by, a.published_at,
           'survey', a.survey_id
      from survey_actions a
     where a.care_home_id = ${within.careHome.id} and ${isWithin(within, 'a.published_at')}`,
};

/**
 * Surveys that may be told of, with the day on which each ended (domain/surveys/standing.ts): nothing comes in any
 * more, and at least five people answered.
 */
export function surveysOver({ careHome, now }: Pick<Within, 'careHome' | 'now'>): RawBuilder<unknown> {
  return sql`
    select v.id, v.title_en as title, v.created_by, v.at,
           ((v.at - interval '1 millisecond') at time zone ${careHome.timezone})::date as day
      from (select u.*, least(u.closed_at, (u.closes_on + 1)::timestamp at time zone ${careHome.timezone}) as at
              from surveys u where u.care_home_id = ${careHome.id} and u.status <> 'draft') v
     where v.at <= ${now}
       and (v.at + make_interval(hours => ${GRACE_HOURS}) <= ${now} or (
         not exists (select from survey_drafts d where d.care_home_id = v.care_home_id and d.survey_id = v.id)
         and not exists (select from survey_links k
                          where k.care_home_id = v.care_home_id and k.survey_id = v.id and k.revoked_at is null)))
       and (select count(*) from survey_entries n
             where n.care_home_id = v.care_home_id and n.survey_id = v.id) >= ${FEWEST}`;
}

/** Each time a card of "About me" was written or said to be still true. */
function cards(within: Within, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select concat_ws(':', v.resident_id, v.heading, v.version), ${dayOf(within, 'v.at')}, v.resident_id,
           'heading.' || v.heading, v.text, v.by_id, v.at, 'resident', v.resident_id
      from about_me_versions v
     where v.care_home_id = ${within.careHome.id} and ${isWithin(within, 'v.at')} and ${which}`;
}

function moments({ careHome, from, to }: Within, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.id::text, m.day, m.resident_id, t.title, coalesce(m.quote, m.note, ''), m.author_id, m.answered_at,
           'report', m.report_id
      from moments m
      join reports t on t.care_home_id = m.care_home_id and t.id = m.report_id
     where m.care_home_id = ${careHome.id} and m.day >= ${from} and m.day <= ${to} and m.removed_at is null
       and ${which}`;
}

/** In the words that stand now; of a report that was set aside, none. */
function observations(within: Within, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.root_id::text, ${dayOf(within, 'o.at')}, o.resident_id, t.title, o.text, o.author_id, o.recorded_at,
           'report', o.report_id
      from observations o
      join reports t on t.care_home_id = o.care_home_id and t.id = o.report_id
     where o.care_home_id = ${within.careHome.id} and ${isWithin(within, 'o.at')} and t.state <> 'void' and ${which}
       and not exists (select from observations n
             where n.care_home_id = o.care_home_id and n.root_id = o.root_id and n.version > o.version)`;
}

/** The day of an instant in the home's calendar. */
export function dayOf({ careHome }: Pick<Within, 'careHome'>, column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} at time zone ${careHome.timezone})::date`;
}

/** An instant of these days; the ends are instants too, so that an index on the column serves. */
export function isWithin({ careHome, from, to }: DaysOf, column: string): RawBuilder<boolean> {
  const at = sql.ref(column);
  return sql<boolean>`(${at} >= ${from}::date::timestamp at time zone ${careHome.timezone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${careHome.timezone})`;
}
