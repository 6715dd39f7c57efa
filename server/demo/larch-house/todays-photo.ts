import { seasonOf } from '@heartsease/domain/activities/seasons.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { SCENE_SIZE, boxOfFigure } from '../../photos/scenes.ts';
import { demoId, demoIds } from '../ids.ts';
import { placeOfActivity } from './place-of-activity.ts';

const HOME = 'larch-house';
const EILEEN = 'eileen-hartley';
/** With whom she is in a picture, if they were there: Gurdev's face is covered for everybody. */
const FRIENDS = ['gurdev-singh-sahota', 'winston-clarke', 'mei-ling-chan', 'halina-kowalska'] as const;

/** Where each stands, and how large: by how many there are, Eileen first. */
const STANDING = [
  [[104, 62, 1.04]],
  [
    [172, 88, 0.92],
    [44, 92, 0.9],
  ],
  [
    [120, 94, 0.82],
    [222, 104, 0.79],
    [26, 104, 0.79],
  ],
] as const;

interface Newest {
  report_id: string;
  author_id: string;
  opens_at: Date;
  slug: string | null;
  format: string;
  response: string;
}

/** The newest moment of Eileen's that her family can read today has a photo, as it stands first on Sarah's home. Asked again it adds nothing. */
export async function keepTodaysPhoto(db: Db, { now, timezone }: { now: Date; timezone: string }): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const today = calendarDay(now, timezone);
  const { rows } = await sql<Newest>`
    select u.report_id, t.author_id, u.opens_at, a.slug, m.format, m.response
      from family_updates u join reports t on t.care_home_id = u.care_home_id and t.id = u.report_id
      join moments m on m.care_home_id = u.care_home_id and m.id = u.moment_id
      left join activities a on a.id = t.activity_id
     where u.care_home_id = ${care_home_id} and u.resident_id = ${demoIds.resident(HOME, EILEEN)}
       and u.withdrawn_at is null and t.state <> 'void' and t.day = ${today}::date and u.opens_at <= ${now}
     order by t.started_at desc, u.id limit 1`.execute(db);
  const [newest] = rows;
  if (newest === undefined) return;
  const { report_id, author_id, opens_at, format } = newest;
  const { scene, caption } = placeOfActivity(newest);
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
      scene: `${scene}-${seasonOf(today)}`,
      taken_on: today,
      caption,
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
  const friends = format === 'group' ? await friendsThere(db, { care_home_id, report_id }) : [];
  const people = [demoIds.resident(HOME, EILEEN), ...friends];
  const standing = STANDING[people.length - 1] ?? STANDING[0];
  const subjects = standing.flatMap(([x, y, scale], place) => {
    const resident_id = people[place];
    return resident_id === undefined
      ? []
      : [{ care_home_id, photo_id: id, resident_id, ...boxOfFigure({ x, y, scale }) }];
  });
  await db.insertInto('photo_subjects').values(subjects).execute();
}

/** Up to two of her friends who took part in the same session: nobody is in a picture of what they were not at. */
async function friendsThere(
  db: Db,
  { care_home_id, report_id }: { care_home_id: string; report_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('moments')
    .select('resident_id')
    .where('care_home_id', '=', care_home_id)
    .where('report_id', '=', report_id)
    .where('response', '<>', 'not_today')
    .where('removed_at', 'is', null)
    .execute();
  const there = new Set(rows.map(({ resident_id }) => resident_id));
  return FRIENDS.map((key) => demoIds.resident(HOME, key))
    .filter((resident_id) => there.has(resident_id))
    .slice(0, 2);
}
