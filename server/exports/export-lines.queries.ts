import { sql } from 'kysely';
import type { Again, MoodSource, Support } from '@heartsease/domain/reports/depth.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../db/database.ts';
import { reportOfMoment } from '../reports/report-of-moment.queries.ts';
import type { CareHome } from '../session/session.ts';

/** A moment as a file tells it. */
export interface ExportLine {
  moment_id: string;
  report_id: string;
  day: string;
  time: string;
  title: string;
  category: string;
  format: 'group' | 'one_to_one';
  /** The person's own, where they were there for less or for longer than the activity took. */
  minutes: number;
  report_minutes: number;
  place: string;
  resident_id: string;
  person: { known_as: string; first_name: string; last_name: string };
  response: 'loved' | 'enjoyed' | 'quiet' | 'not_today' | 'unsettled' | null;
  not_today_reason: 'declined' | 'asleep' | 'unwell' | 'away' | 'visitors' | 'not_reached' | null;
  note: string;
  quote: string;
  mood_before: number | null;
  mood_after: number | null;
  mood_source: MoodSource | null;
  engagement: number | null;
  support: Support | null;
  signs: string[];
  choice_made: boolean | null;
  again: Again | null;
  report_note: string;
  overall_enjoyment: number | null;
  relatives_present: string[];
  resources_used: string[];
  cost_pence: number | null;
  went_well: string | null;
  change_next_time: string | null;
  is_risk_checked: boolean | null;
  author: { known_as: string; last_name: string };
}

/** Which moments: of one report, or between two days of some people or of everybody. */
export interface WhichLines {
  report_id?: string | null;
  /** Null: everybody. */
  resident_ids?: readonly string[] | null;
  from: string;
  to: string;
}

function moments(db: Db, careHome: CareHome, { report_id = null, resident_ids = null, from, to }: WhichLines) {
  let asked = db
    .selectFrom('moments as m')
    .innerJoin('reports as t', reportOfMoment({ from, to }))
    .where('m.care_home_id', '=', careHome.id)
    .where('m.removed_at', 'is', null)
    .where('t.state', '<>', 'void')
    .where('m.day', '>=', from)
    .where('m.day', '<=', to);
  if (report_id !== null) asked = asked.where('m.report_id', '=', report_id);
  if (resident_ids !== null) asked = asked.where('m.resident_id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`);
  return asked;
}

/** Whether there is anything to put into a file. */
export async function hasLines(db: Db, careHome: CareHome, which: WhichLines): Promise<boolean> {
  const row = await moments(db, careHome, which).select('m.id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Oldest first; people of a report by name. */
export async function exportLines(db: Db, careHome: CareHome, which: WhichLines): Promise<ExportLine[]> {
  const rows = await moments(db, careHome, which)
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'm.care_home_id').onRef('r.id', '=', 'm.resident_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'm.author_id')
    .leftJoin('activities as k', 'k.id', 't.activity_id')
    .select([
      'm.id as moment_id',
      'm.report_id',
      'm.day',
      'm.category',
      'm.format',
      'm.minutes',
      'm.own_minutes',
      'm.resident_id',
    ])
    .select(['m.response', 'm.not_today_reason', 'm.note', 'm.quote', 'm.mood_before', 'm.mood_after', 'm.engagement'])
    .select(['m.mood_source', 'm.support', 'm.signs', 'm.choice_made', 'm.again'])
    .select(['t.overall_enjoyment', 't.relatives_present', 't.resources_used', 't.cost_pence', 't.went_well'])
    .select(['t.change_next_time', 't.is_risk_checked'])
    .select(['t.title', 't.started_at', 't.minutes as report_minutes', 't.place', 't.note as report_note'])
    .select(['r.known_as', 'r.first_name', 'r.last_name'])
    .select(['a.known_as as author_known_as', 'a.last_name as author_last_name'])
    .orderBy('t.started_at')
    .orderBy('m.report_id')
    .orderBy('r.known_as')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    moment_id: row.moment_id,
    report_id: row.report_id,
    day: row.day,
    time: timeOn(row.started_at.toISOString(), careHome.timezone),
    title: row.title,
    category: row.category,
    format: row.format,
    minutes: row.own_minutes ?? row.minutes,
    report_minutes: row.report_minutes,
    place: row.place ?? '',
    resident_id: row.resident_id,
    person: { known_as: row.known_as, first_name: row.first_name, last_name: row.last_name },
    response: row.response,
    not_today_reason: row.not_today_reason,
    note: row.note ?? '',
    quote: row.quote ?? '',
    mood_before: row.mood_before,
    mood_after: row.mood_after,
    mood_source: row.mood_source,
    engagement: row.engagement,
    support: row.support,
    signs: row.signs,
    choice_made: row.choice_made,
    again: row.again,
    report_note: row.report_note ?? '',
    overall_enjoyment: row.overall_enjoyment,
    relatives_present: row.relatives_present,
    resources_used: row.resources_used,
    cost_pence: row.cost_pence,
    went_well: row.went_well,
    change_next_time: row.change_next_time,
    is_risk_checked: row.is_risk_checked,
    author: { known_as: row.author_known_as, last_name: row.author_last_name },
  }));
}
