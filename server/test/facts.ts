import { asOwner } from './world.ts';

/** What stands in the tables of one home, row by row, for counting it once more in another way. */
export interface Facts {
  care_home_id: string;
  /** In London, where all demo homes are. */
  today: string;
  residents: FactOfResident[];
  /** Those that count: none that was taken back. */
  moments: FactOfMoment[];
}

export interface FactOfResident {
  id: string;
  known_as: string;
  last_name: string;
  wing: string;
  room: string;
  status: string;
  summary: string;
  weekly_target: number | null;
  date_of_birth: string;
  is_age_hidden: boolean;
  moved_in_on: string;
  /** For whoever died or moved away. */
  ended_on: string | null;
}

export interface FactOfMoment {
  id: string;
  resident_id: string;
  day: string;
  response: string | null;
  not_today_reason: string | null;
  title: string;
  started_at: Date;
  activity_id: string | null;
  format: string;
  category: string;
  mood_after: number | null;
}

export async function factsOf(url: string, home: string, now = new Date()): Promise<Facts> {
  return await asOwner(url, async (client) => {
    const { rows: homes } = await client.query<{ id: string }>('select id from care_homes where name = $1', [home]);
    const care_home_id = homes[0]?.id ?? '';
    const { rows: residents } = await client.query<FactOfResident>(
      'select * from residents where care_home_id = $1 and deleted_at is null',
      [care_home_id],
    );
    const { rows: moments } = await client.query<FactOfMoment>(
      `select m.id, m.resident_id, m.day, m.response, m.not_today_reason, t.title, t.started_at, t.activity_id, t.format,
              m.category, m.mood_after
         from moments m join reports t on t.id = m.report_id
        where m.care_home_id = $1 and m.removed_at is null`,
      [care_home_id],
    );
    return { care_home_id, today: londonDay(now), residents, moments };
  });
}

export function londonDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(instant);
}

/** Whole days between two calendar days. */
export function daysApart(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;
}

const ENGAGED = new Set(['loved', 'enjoyed', 'quiet']);

/** The figures of one person, counted moment by moment. */
export function figuresOf({ moments, today }: Facts, resident_id: string) {
  const own = moments.filter((moment) => moment.resident_id === resident_id);
  const week = own.filter(({ day }) => daysApart(day, today) < 7);
  const engaged = own.filter(({ response }) => ENGAGED.has(response ?? ''));
  const waits = engaged.map(({ day }) => daysApart(day, today));
  const lately = engaged.filter(({ day }) => daysApart(day, today) < 28);
  const moods = own.filter(({ day, mood_after }) => mood_after !== null && daysApart(day, today) < 28);
  const mean = (of: FactOfMoment[]) =>
    of.length < 3 ? null : of.reduce((sum, { mood_after }) => sum + (mood_after ?? 0), 0) / of.length;
  return {
    moments_7_days: week.length,
    engaged_7_days: engaged.filter(({ day }) => daysApart(day, today) < 7).length,
    said_no_7_days: week.filter(({ not_today_reason }) => not_today_reason === 'declined').length,
    engaged_28_days: lately.length,
    sides_of_life_28_days: new Set(lately.map(({ category }) => category)).size,
    one_to_ones_7_days: lately.filter(({ day, format }) => daysApart(day, today) < 7 && format === 'one_to_one').length,
    mood_7_days: mean(moods.filter(({ day }) => daysApart(day, today) < 7)),
    mood_21_days_before: mean(moods.filter(({ day }) => daysApart(day, today) >= 7)),
    days_since_engaged: waits.length === 0 ? null : Math.min(...waits),
  };
}
