import { LEADS } from '@heartsease/domain/access/permissions.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import type { Session } from '../session/session.ts';
import { authorOf } from './own-activities.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** Tells those who may say yes that an activity waits for them; not whoever proposes it. */
export async function tellOfProposal({ db, session, now }: Asked, config: Config): Promise<void> {
  const { id: care_home_id, timezone } = session.careHome;
  const readers = await membersInRoles(db, { care_home_id, today: calendarDay(now, timezone) }, LEADS);
  const to = readers.filter((id) => id !== session.account_id);
  await tell(db, config, homeOf(session), { kind: 'activity_proposed', to, now });
}

/** Tells whoever proposed an activity that it is answered; the word itself stands in the app alone. */
export async function tellAuthor({ db, session, now }: Asked, config: Config, activity_id: string): Promise<void> {
  const author = await authorOf(db, session.careHome, activity_id);
  if (author === null || author === session.account_id) return;
  await tell(db, config, homeOf(session), { kind: 'activity_answered', to: [author], now });
}
