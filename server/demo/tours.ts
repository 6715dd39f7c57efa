import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { demoIds } from './ids.ts';
import { larchHouseRelatives } from './larch-house/relatives.ts';
import { larchHouseStaff } from './larch-house/staff.ts';

/** They came lately, and are still to be shown round; in the other homes of the demo the app is new to everybody. */
const NEW_HERE = new Set(['joanna.mazur@larch-house.example', 'nerys.roberts@larch-house.example']);

const DAYS_AGO = 90;

/** The people of Larch House know their way. */
export async function keepTours(db: Db, today: string): Promise<void> {
  const known = [...larchHouseStaff, ...larchHouseRelatives].filter(({ email }) => !NEW_HERE.has(email));
  await db
    .updateTable('accounts')
    .set({ tour_over_at: `${addDays(today, -DAYS_AGO)}T09:00:00Z` })
    .where(
      'id',
      'in',
      known.map(({ email }) => demoIds.account(email)),
    )
    .execute();
}
