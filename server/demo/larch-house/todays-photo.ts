import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { SCENE_SIZE, boxOfFigure } from '../../photos/scenes.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

/** Where each stands in the lounge, and how large. */
const PEOPLE = [
  ['winston-clarke', 2, 92, 0.86],
  ['eileen-hartley', 118, 84, 0.9],
  ['gurdev-singh-sahota', 234, 92, 0.86],
] as const;

/** The newest moment of Eileen's that her family can read today has a photo, as it stands first on Sarah's home. Asked again it adds nothing. */
export async function keepTodaysPhoto(db: Db, { now, timezone }: { now: Date; timezone: string }): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const today = calendarDay(now, timezone);
  const { rows } = await sql<{ report_id: string; author_id: string; opens_at: Date }>`
    select u.report_id, t.author_id, u.opens_at
      from family_updates u join reports t on t.care_home_id = u.care_home_id and t.id = u.report_id
     where u.care_home_id = ${care_home_id} and u.resident_id = ${demoIds.resident(HOME, 'eileen-hartley')}
       and u.withdrawn_at is null and t.state <> 'void' and t.day = ${today}::date and u.opens_at <= ${now}
     order by t.started_at desc, u.id limit 1`.execute(db);
  const [newest] = rows;
  if (newest === undefined) return;
  const { report_id, author_id, opens_at } = newest;
  // Before all else that was taken today: the album begins with what it began with.
  const id = demoId(`photo of the day ${today}`, new Date(`${addDays(today, -1)}T23:00:00Z`));
  const kept = await db
    .insertInto('photos')
    .values({
      care_home_id,
      id,
      report_id,
      brought_by: author_id,
      bytes: 1,
      received: 1,
      begun_at: opens_at,
      updated_at: opens_at,
      ready_at: opens_at,
      ...SCENE_SIZE,
      screen_id: demoId(`screen of the day ${today}`, opens_at),
      thumb_id: demoId(`thumb of the day ${today}`, opens_at),
      scene: 'lounge',
      taken_on: today,
      caption: 'Eileen had the whole room laughing',
      tagged_at: opens_at,
      tagged_by: author_id,
      shared_at: opens_at,
      shared_by: author_id,
      shown_from: opens_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return;
  const people = PEOPLE.map(([key, x, y, scale]) => ({
    care_home_id,
    photo_id: id,
    resident_id: demoIds.resident(HOME, key),
    ...boxOfFigure({ x, y, scale }),
  }));
  await db.insertInto('photo_subjects').values(people).execute();
}
