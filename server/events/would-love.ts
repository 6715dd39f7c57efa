import type { EventWords, WouldLove } from '@heartsease/domain/events/event.ts';
import { whoWouldLove } from '@heartsease/domain/events/who-would-love.ts';
import { notFound } from '../http/errors.ts';
import { knownPeople } from '../interests/known-people.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { everybodyIn } from '../residents/residents.queries.ts';
import type { Asked } from './event-now.ts';
import { groupsAmong } from './guests.queries.ts';

type Told = Pick<EventWords, 'type' | 'title' | 'description' | 'resident_ids' | 'resident_group_ids'>;

/**
 * Who of those who live here would love an event, without those who are invited by name or with a group.
 *
 * @throws 404 for anybody, and any group, that this home does not have
 */
export async function wouldLove(asked: Asked, told: Told): Promise<WouldLove[]> {
  const { db, session } = asked;
  const { careHome } = session;
  const { resident_ids, resident_group_ids } = told;
  const known = [
    ...(await facesOf(db, careHome, resident_ids)),
    ...(await groupsAmong(db, careHome, resident_group_ids)),
  ];
  if (known.length !== resident_ids.length + resident_group_ids.length) throw notFound();
  const groups = await membersOfGroups(db, careHome, resident_group_ids);
  const invited = new Set([...resident_ids, ...[...groups.values()].flat().map(({ id }) => id)]);
  const others = (await everybodyIn(db, careHome, false)).filter(({ id }) => !invited.has(id));
  const offered = whoWouldLove(
    told,
    await knownPeople(
      asked,
      others.map(({ id }) => id),
    ),
  );
  const ids = offered.map(({ id }) => id);
  const faces = new Map((await facesOf(db, careHome, ids)).map((face) => [face.id, face]));
  return offered.flatMap(({ id, interest }) => {
    const resident = faces.get(id);
    return resident === undefined ? [] : [{ resident, interest }];
  });
}
