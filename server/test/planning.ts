import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { listPlannedSessions, savePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from './facts.ts';
import { openWorld } from './world.ts';

type Save = InputOf<typeof savePlan>;

export type Planning = Awaited<ReturnType<typeof openPlanning>>;

/** Nadia at Larch House, and a Monday far enough ahead that the demo world plans nothing there. */
export async function openPlanning() {
  const world = await openWorld();
  const nadia = await world.as('coordinator@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  const monday = addDays(mondayOf(facts.today), 70);
  const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

  const chess = (but: Partial<Save> = {}): Save => ({
    ...write(),
    planned_session_id: null,
    base_version: 0,
    which: 'this',
    day: monday,
    activity_id: null,
    title: 'Chess',
    time: '14:00',
    minutes: 60,
    place: 'Library',
    leader_id: null,
    helper_ids: [],
    resident_ids: [],
    resident_group_ids: [],
    is_open_to_everyone: false,
    capacity: null,
    repeat: null,
    ...but,
  });

  async function saved(but: Partial<Save> = {}) {
    const { status, body } = await nadia.asks(savePlan, chess(but));
    expect(status).toBe(200);
    return body;
  }

  /** What stands in the plan of Larch House from the Monday on, of one title. */
  async function planned(title: string, days = 41, from = monday) {
    const { body } = await nadia.asks(listPlannedSessions, { from, to: addDays(from, days) });
    return body.items.filter((session) => session.title === title);
  }

  const activeResidents = (count: number) =>
    facts.residents
      .filter(({ status }) => status === 'active')
      .slice(0, count)
      .map(({ id }) => id);

  return { world, nadia, facts, monday, write, chess, saved, planned, activeResidents };
}

/** So many Mondays. */
export const weekly = (count: number): Save['repeat'] => ({
  rule: { kind: 'weekly', every: 1, weekdays: [1] },
  end: { kind: 'count', count },
});
