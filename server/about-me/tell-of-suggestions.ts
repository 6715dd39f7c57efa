import { ROLE_RULES } from '@heartsease/domain/access/permissions.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import type { Session } from '../session/session.ts';
import { keyWorkerOf, whoSuggested } from './suggestions.queries.ts';

interface Told {
  db: Db;
  session: Session;
  now: Date;
}

/** Whoever may answer hears of it: the key worker alone where that is one of them, otherwise all. */
export async function tellOfSuggestion({ db, session, now }: Told, config: Config, resident_id: string): Promise<void> {
  const home = homeOf(session);
  const today = calendarDay(now, home.timezone);
  const may = await membersInRoles(db, { care_home_id: home.care_home_id, today }, ROLE_RULES['about_me.answer']);
  const key_worker_id = await keyWorkerOf(db, session.careHome, resident_id);
  const to = key_worker_id !== null && may.includes(key_worker_id) ? [key_worker_id] : may;
  await tell(db, config, home, { kind: 'suggestion', to: to.filter((id) => id !== session.account_id), now });
}

/** Whoever suggested it hears that it is answered, unless they answered it themselves. */
export async function tellOfAnswer({ db, session, now }: Told, config: Config, suggestion_id: string): Promise<void> {
  const { suggested_by, origin, resident_id } = await whoSuggested(db, session.careHome, suggestion_id);
  if (suggested_by === null || suggested_by === session.account_id) return;
  const about = origin === 'relative' && { resident_id };
  await tell(db, config, homeOf(session), { kind: 'suggestion_answered', to: [suggested_by], now, ...about });
}
