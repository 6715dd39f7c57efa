import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import type { WouldLove } from '@heartsease/domain/events/event.ts';
import type { whoWouldLoveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { whoWouldLove } from '@heartsease/domain/events/who-would-love.ts';
import { notFound } from '../http/errors.ts';
import { knownNatures } from '../interests/known-people.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { answersTo } from './answers.queries.ts';
import { seenEvent } from './event-now.ts';
import type { Asked } from './event-now.ts';
import { groupsAmong, whoMayBeOffered } from './guests.queries.ts';

type Told = ParsedInputOf<typeof whoWouldLoveEvent>;

/**
 * Who of those who live here would love an event, without those who are invited by name or with a group, and those
 * who have answered it.
 *
 * @throws 404 for an event that they don't see, and for anybody, and any group, that neither this home has nor the event names
 */
export async function wouldLove(asked: Asked, told: Told): Promise<WouldLove[]> {
  const { db, session } = asked;
  const { careHome } = session;
  const { event_id, resident_ids, resident_group_ids } = told;
  const own = event_id === null ? null : await seenEvent(asked, event_id);
  const known = new Set([
    ...(await facesOf(db, careHome, resident_ids)).map(({ id }) => id),
    ...(await groupsAmong(db, careHome, resident_group_ids)).map(({ id }) => id),
    // A group that was put away stays on the event until it is taken off.
    ...(own?.row.words.resident_group_ids ?? []),
  ]);
  if ([...resident_ids, ...resident_group_ids].some((id) => !known.has(id))) throw notFound();
  const answers = event_id === null ? [] : await answersTo(db, careHome, [event_id]);
  const groups = await membersOfGroups(db, careHome, resident_group_ids);
  const settled = new Set([
    ...resident_ids,
    ...[...groups.values()].flat().map(({ id }) => id),
    ...answers.map(({ resident_id }) => resident_id),
  ]);
  const others = (await whoMayBeOffered(db, careHome)).filter((id) => !settled.has(id));
  const offered = whoWouldLove(told, await knownNatures(asked, others));
  const ids = offered.map(({ id }) => id);
  const faces = new Map((await facesOf(db, careHome, ids)).map((face) => [face.id, face]));
  return offered.flatMap(({ id, interest }) => {
    const resident = faces.get(id);
    return resident === undefined ? [] : [{ resident, interest }];
  });
}
