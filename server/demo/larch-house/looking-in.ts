import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { chanceFrom } from '../chance.ts';
import { demoId, demoIds } from '../ids.ts';
import { larchHouseRelatives } from './relatives.ts';

/** Most look in every few days, some once a month, a few not at all. */
const DAYS_BETWEEN = [2, 4, 4, 9, 20, null] as const;
const DAYS_TOLD = 56;
const APPS = [
  { version: '1.0.0', build: null, platform: 'web' },
  { version: '1.0.0', build: '12', platform: 'ios,mobile' },
  { version: '1.0.0', build: '12', platform: 'android,mobile' },
] as const;

/** When the relatives of Larch House opened the app in the last two months. Its chance is its own. */
export async function keepLookingIn(db: Db, today: string): Promise<void> {
  const opened = larchHouseRelatives.flatMap(({ email }) => {
    const chance = chanceFrom(`looking in ${email}`);
    const between = chance.one(DAYS_BETWEEN);
    const app = chance.one(APPS);
    const days: number[] = [];
    if (between !== null)
      for (let ago = chance.between(1, between); ago <= DAYS_TOLD; ago += chance.between(1, 2 * between))
        days.push(ago);
    return days.map((ago) => ({
      id: demoId(`looking in ${email} ${ago}`),
      account_id: demoIds.account(email),
      ...app,
      at: `${addDays(today, -ago)}T${chance.between(17, 21)}:${chance.between(10, 59)}:00Z`,
    }));
  });
  await db.insertInto('app_activities').values(opened).execute();
}
