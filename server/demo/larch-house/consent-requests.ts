import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

/** Ewa decides for her mother, and Nadia asks her before the choir is filmed. */
export async function keepConsentRequests(db: Db, today: string): Promise<void> {
  const asked_at = new Date(`${addDays(today, -2)}T15:10:00Z`);
  await db
    .insertInto('consent_requests')
    .values({
      id: demoId('consent request halina-kowalska', asked_at),
      care_home_id: demoIds.home(HOME),
      resident_id: demoIds.resident(HOME, 'halina-kowalska'),
      relative_link_id: demoId(`link ${HOME} ewa-kowalska halina-kowalska`),
      purposes: ['voice_video', 'share_life_story'],
      basis: 'attorney_hw',
      capacity_assessed_on: addDays(today, -9),
      word: 'The choir is filmed next Thursday, and your mother sings louder than anybody.',
      asked_at,
      asked_by: demoIds.account(`coordinator@${HOME}.example`),
    })
    .execute();
}
