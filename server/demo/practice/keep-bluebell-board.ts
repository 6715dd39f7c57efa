import { timesOfEvent } from '@heartsease/domain/events/event-rules.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import type { DemoHome } from '../homes.ts';
import { demoId, demoIds } from '../ids.ts';

/** A notice for everybody and an outing to say yes to: something to try the board and the calendar with. */
export async function keepBluebellBoard(
  db: Db,
  home: DemoHome,
  { by, today }: { by: string; today: string },
): Promise<void> {
  const care_home_id = demoIds.home(home.key);
  const written = new Date(`${addDays(today, -2)}T09:10:00Z`);
  const author = { created_at: written, created_by: by, updated_at: written, updated_by: by };
  const notice_id = demoId(`notice ${home.key}`);
  await db
    .insertInto('notices')
    .values({
      care_home_id,
      id: notice_id,
      category: 'news',
      title: 'This board is for trying things out',
      body: 'Hang a notice, take it down again, ask for a read mark. **Nobody here is real**, and nothing you do is sent to anybody.',
      other_title: '',
      other_body: '',
      language: 'en',
      audience: 'everybody',
      families_of: 'all',
      is_pinned: true,
      must_read: false,
      is_in_lounge: true,
      publish_at: written,
      expires_on: addDays(today, 60),
      asked_at: written,
      ...author,
    })
    .execute();
  await db
    .insertInto('notice_changes')
    .values({
      care_home_id,
      id: demoId(`notice added ${home.key}`, written),
      notice_id,
      kind: 'added',
      changed_by: by,
      changed_at: written,
    })
    .execute();
  const first_day = addDays(today, 4);
  const when = { is_all_day: false, first_day, last_day: first_day, from_time: '10:30', to_time: '13:00' };
  const event_id = demoId(`event ${home.key}`);
  await db
    .insertInto('events')
    .values({
      care_home_id,
      id: event_id,
      type: 'outing',
      title: 'To the garden centre, with scones',
      ...when,
      ...timesOfEvent(when, home.timezone),
      place: 'Meet in the front hall',
      description: 'Nine seats in the minibus. Pearl is in charge of choosing the bulbs.',
      cost: '',
      transport: 'Minibus',
      is_step_free: true,
      audience: 'all',
      places: 9,
      ...author,
    })
    .execute();
  await db
    .insertInto('event_changes')
    .values({
      care_home_id,
      event_id,
      id: demoId(`made ${event_id}`),
      kind: 'made',
      changed_by: by,
      changed_at: written,
    })
    .execute();
}
