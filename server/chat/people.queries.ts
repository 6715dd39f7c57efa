import { MembershipRole } from '@heartsease/domain/access/roles.ts';
import type { ChatPerson } from '@heartsease/domain/chat/chat.ts';
import { isIn } from '@heartsease/domain/chat/who-is-in.ts';
import type { PersonFacts, ThreadFacts } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { peopleOf, relativesWithOpenLinks } from '../relatives/relatives.queries.ts';
import { staffFace } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';
import { threadFacts } from './threads.queries.ts';

/** Somebody of this home, with what decides in which threads they are. */
export interface PersonOfHome extends PersonFacts {
  face: ChatPerson;
}

/** Everybody who belongs to the home today; relatives only while somebody is shown to them. */
export async function peopleOfHome(db: Db, careHome: CareHome, today: string): Promise<PersonOfHome[]> {
  const members = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait', 'm.role'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.last_name')
    .orderBy('a.id')
    .execute();
  const links = await relativesWithOpenLinks(db, careHome, today);
  return members.flatMap(({ role: stored, ...row }) => {
    const role = MembershipRole.parse(stored);
    const own = links.filter(({ account_id }) => account_id === row.id);
    if (role === 'relative' && own.length === 0) return [];
    const relationship = role === 'relative' ? (own[0]?.relationship ?? null) : null;
    return [{ account_id: row.id, role, close_to: closeTo(own), face: { ...staffFace(row), role, relationship } }];
  });
}

/** Friends see what is shared with everybody; they are in no circle. */
function closeTo(links: readonly { resident_id: string; access_level: string }[]): string[] {
  return links.filter(({ access_level }) => access_level !== 'friend').map(({ resident_id }) => resident_id);
}

/** The same about whoever asks. */
export async function factsOfSession(db: Db, session: Session, now: Date): Promise<PersonFacts> {
  const { account_id, role, careHome } = session;
  const links =
    role === 'relative' ? await peopleOf(db, careHome, account_id, calendarDay(now, careHome.timezone)) : [];
  return { account_id, role, close_to: closeTo(links) };
}

/** The accounts that are in a thread now; none where there is no such thread. */
export async function accountsInThread(db: Db, careHome: CareHome, id: string, now: Date): Promise<Set<string>> {
  const today = calendarDay(now, careHome.timezone);
  const thread = await threadFacts(db, careHome, id, today);
  if (thread === undefined) return new Set();
  const people = await peopleOfHome(db, careHome, today);
  return new Set(peopleIn(thread, people).map(({ account_id }) => account_id));
}

export function peopleIn(thread: ThreadFacts, people: readonly PersonOfHome[]): PersonOfHome[] {
  return people.filter((person) => isIn(thread, person));
}
