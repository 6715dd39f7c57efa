import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import { isInOrder, timesOfEvent } from '@heartsease/domain/events/event-rules.ts';
import type { findEventClashes } from '@heartsease/domain/events/events.endpoints.ts';
import type { Clash } from '@heartsease/domain/planner/plan.ts';
import { REPEAT_LIMITS, daysOfRepeat } from '@heartsease/domain/planner/repeat.ts';
import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { notFound } from '../http/errors.ts';
import { clashesWith } from '../planner/clashes.ts';
import type { Planned } from '../planner/clashes.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { lookingAt, seenAmong } from './event-now.ts';
import type { Asked, Looking } from './event-now.ts';
import { eventRows } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';
import { facesOfMembers, groupsAmong, livingAmong, membersOf } from './guests.queries.ts';

/** What else is at the same time as an event, each time that it is. */
export async function clashesOfEvent(
  asked: Asked,
  input: ParsedInputOf<typeof findEventClashes>,
): Promise<{ items: Clash[]; total: number }> {
  const { timezone } = asked.session.careHome;
  const looking = await lookingAt(asked);
  const own = input.event_id === null ? null : await ownEvent(asked, looking, input.event_id);
  const names = await namesOf(asked, input, { looking, own });
  // Days that can't be saved are told at their fields; nothing is at their time.
  if (!isInOrder(input, timezone)) return { items: [], total: 0 };
  return await clashesWith(asked, looking, {
    times: timesOf(input, timezone),
    place: input.place,
    names,
    own: own && { of: 'event', id: own.id, series_id: own.series_id },
  });
}

/** When it is, and each time that it repeats, in order. */
function timesOf(input: ParsedInputOf<typeof findEventClashes>, timezone: string): Planned['times'] {
  const { repeat, first_day, last_day } = input;
  const length = daysBetween(first_day, last_day);
  const days = repeat === null ? [first_day] : daysOfRepeat(repeat, first_day).slice(0, REPEAT_LIMITS.sessions);
  return days.map((day) => {
    const times = timesOfEvent({ ...input, first_day: day, last_day: addDays(day, length) }, timezone);
    return { starts_at: new Date(times.starts_at), ends_at: new Date(times.ends_at) };
  });
}

/** @throws 404 for what they don't see */
async function ownEvent({ db, session: { careHome } }: Asked, looking: Looking, id: string): Promise<EventRow> {
  const [own] = await seenAmong({ db, careHome }, looking, await eventRows(db, careHome, { id }));
  if (own === undefined) throw notFound();
  return own.row;
}

/**
 * Those about whom is asked, by id, as they are called: also whoever is in the groups today. Whom the event names
 * already and who has left is passed over.
 *
 * @throws 404 for anybody else whom this home does not have
 */
async function namesOf(
  { db, session: { careHome } }: Asked,
  { member_ids, resident_ids, resident_group_ids }: ParsedInputOf<typeof findEventClashes>,
  { looking: { seesResidents, today }, own }: { looking: Looking; own: EventRow | null },
): Promise<Map<string, string>> {
  const here = new Set((await membersOf(db, careHome, today)).map(({ id }) => id));
  const members = (await facesOfMembers(db, member_ids)).filter(({ id }) => here.has(id));
  const residents = await livingAmong(db, careHome, resident_ids);
  const groups = await groupsAmong(db, careHome, resident_group_ids);
  const known = new Set([...members, ...residents, ...groups].map(({ id }) => id));
  const named = own?.words ?? { member_ids: [], resident_ids: [], resident_group_ids: [] };
  for (const id of [...named.member_ids, ...named.resident_ids, ...named.resident_group_ids]) known.add(id);
  if ([...member_ids, ...resident_ids, ...resident_group_ids].some((id) => !known.has(id))) throw notFound();
  if (!seesResidents) return namesById(members);
  const inGroups = [...(await membersOfGroups(db, careHome, resident_group_ids)).values()].flat();
  return namesById([...members, ...residents, ...inGroups]);
}

function namesById(people: readonly { id: string; known_as: string }[]): Map<string, string> {
  return new Map(people.map(({ id, known_as }) => [id, known_as]));
}
