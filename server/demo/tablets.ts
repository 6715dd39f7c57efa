import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { demoId, demoIds } from './ids.ts';

/** A tablet that Larch House shares. Its secret is on no device: whoever looks may take it away, or share their own. */
export async function keepTablets(db: Db, today: string): Promise<void> {
  await db
    .insertInto('shared_tablets')
    .values({
      care_home_id: demoIds.home('larch-house'),
      id: demoId('tablet larch-house lounge'),
      name: 'Lounge',
      place: 'On the piano, by the window',
      device: 'Chrome on Android tablet',
      // The hash of nothing that anybody knows.
      secret_hash: Buffer.alloc(32, 'lounge'),
      enrolled_by: demoIds.account('manager@larch-house.example'),
      enrolled_at: `${addDays(today, -120)}T09:30:00Z`,
      last_used_at: `${addDays(today, -1)}T16:42:00Z`,
    })
    .execute();
}
