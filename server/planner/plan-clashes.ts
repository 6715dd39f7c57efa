import type { ParsedInputOf } from '@heartsease/domain/endpoint.ts';
import type { Clash } from '@heartsease/domain/planner/plan.ts';
import type { findPlanClashes } from '@heartsease/domain/planner/planner.endpoints.ts';
import { daysOfRepeat } from '@heartsease/domain/planner/repeat.ts';
import { lookingAt } from '../events/event-now.ts';
import type { Asked } from '../events/event-now.ts';
import { notFound } from '../http/errors.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { clashesWith } from './clashes.ts';
import { namesOfResidents, planRows, staffWhoMayLead, timesOf } from './plan.queries.ts';
import { checkDay, checkIds } from './save-plan.ts';

/** What else is at the same time as a session. */
export async function clashesOfPlan(
  asked: Asked,
  input: ParsedInputOf<typeof findPlanClashes>,
): Promise<{ items: Clash[]; total: number }> {
  const { careHome } = asked.session;
  const { planned_session_id, day, repeat, place } = input;
  const [own] = planned_session_id === null ? [] : await planRows(asked.db, careHome, { id: planned_session_id });
  if (planned_session_id !== null && own === undefined) throw notFound();
  await checkIds(asked, input, own?.words ?? null);
  checkDay(asked, day, own?.day);
  const days = repeat === null ? [day] : daysOfRepeat(repeat, day);
  const looking = await lookingAt(asked);
  return await clashesWith(asked, looking, {
    times: days.map((one) => timesOf(one, input, careHome)),
    place,
    names: await namesOf(asked, input, looking),
    own: own === undefined ? null : { of: 'planned_session', id: own.id, series_id: own.series_id },
  });
}

/** Who leads and helps, and who is expected, also as one of a group today; nobody for whoever may not see residents. */
async function namesOf(
  { db, session: { careHome } }: Asked,
  { leader_id, helper_ids, resident_ids, resident_group_ids }: ParsedInputOf<typeof findPlanClashes>,
  { seesResidents, today }: { seesResidents: boolean; today: string },
): Promise<Map<string, string>> {
  const busy = new Set([leader_id, ...helper_ids]);
  const staff = (await staffWhoMayLead(db, careHome, today)).filter(({ id }) => busy.has(id));
  const named = new Map(staff.map(({ id, known_as }) => [id, known_as]));
  if (!seesResidents) return named;
  const inGroups = [...(await membersOfGroups(db, careHome, resident_group_ids)).values()].flat();
  const byGroup = inGroups.map(({ id, known_as }) => [id, known_as] as const);
  return new Map([...named, ...(await namesOfResidents(db, careHome, resident_ids)), ...byGroup]);
}
