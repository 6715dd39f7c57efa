import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlannedSessions, movePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import { resetPractice, startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { countsOf as countsForOperator } from '../cli/status.queries.ts';
import { membersOf } from '../cli/users.queries.ts';
import { connectAsOwner } from '../db/database.ts';
import { addHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { forgetPractice } from './forget-practice.queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, (client) => addHome(client, { canary: 'Dragonfly' }));
});
afterAll(async () => await world.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(text, values))).rows;

async function logsSession(asker: Asker, care_home_id: string, planned_session_id: string) {
  const { body } = await asker.asks(listResidents, {});
  return await asker.asks(logReport, {
    client_id: uuidv7(),
    care_home_id,
    planned_session_id,
    title: 'Balloons',
    format: 'group',
    started_at: new Date(Date.now() - 600_000).toISOString(),
    minutes: 20,
    usual_response: 'enjoyed',
    moments: body.items.slice(0, 3).map(({ id }) => ({
      resident_id: id,
      response: 'enjoyed' as const,
      basis: 'group' as const,
      answered_at: new Date().toISOString(),
    })),
  });
}

test('one comes back also after logging what is on now and changing what is planned', async () => {
  const coordinator = await world.as('coordinator@dragonfly.example');
  const now = new Date();
  const today = calendarDay(now, 'Europe/London');
  const starts = async (asker: Asker, at: Date) => {
    world.clock.now = at;
    const started = await asker.asks(startPractice, {});
    expect(started).toMatchObject({ status: 200 });
    return started.body.carehome_id;
  };
  const onNow = async (asker: Asker) => {
    const { body } = await asker.asks(listPlannedSessions, { from: today, to: today });
    return body.items.filter(({ state }) => state === 'on_now').map(({ id }) => id);
  };
  const pretend = await starts(coordinator, now);
  const [session = ''] = await onNow(coordinator);
  expect((await logsSession(coordinator, pretend, session)).status).toBe(200);
  await coordinator.asks(stopPractice, {});
  // Within the same minutes.
  expect(await starts(coordinator, now)).toBe(pretend);
  const again = await onNow(coordinator);
  expect(again).toHaveLength(1);
  expect(again).not.toContain(session);

  const ahead = await coordinator.asks(listPlannedSessions, { from: addDays(today, 3), to: addDays(today, 3) });
  const [dragged] = ahead.body.items;
  const moved = await coordinator.asks(movePlan, {
    client_id: uuidv7(),
    care_home_id: pretend,
    planned_session_id: dragged?.id ?? '',
    base_version: dragged?.version ?? 0,
    day: addDays(today, 9),
    time: '11:15',
  });
  expect(moved.status).toBe(200);
  await coordinator.asks(stopPractice, {});
  const tomorrow = new Date(now.getTime() + 86_400_000);
  world.clock.now = tomorrow;
  const nextDay = await world.as('coordinator@dragonfly.example');
  expect(await starts(nextDay, tomorrow)).toBe(pretend);
  const [stands] = await rows<{ day: string }>('select day::text from planned_sessions where id = $1', [dragged?.id]);
  expect(stands?.day).toBe(addDays(today, 9));
  await nextDay.asks(stopPractice, {});
  world.clock.now = null;
});

test('an operator counts no pretend home, and lists none of its people', async () => {
  const coordinator = await world.as('coordinator@dragonfly.example');
  const owner = connectAsOwner(world.ownerUrl);
  try {
    await coordinator.asks(resetPractice, {});
    const before = await countsForOperator(owner);
    await coordinator.asks(startPractice, {});
    expect(await countsForOperator(owner)).toEqual(before);
    const emails = (await membersOf(owner, null)).map(({ email }) => email);
    expect(emails).toContain('coordinator@dragonfly.example');
    expect(emails.filter((email) => email.endsWith('.practice.invalid'))).toEqual([]);
  } finally {
    await owner.destroy();
    await coordinator.asks(stopPractice, {});
  }
});

test('a pretend home that can’t be removed is told of, and holds up no other', async () => {
  const homes = [];
  for (const role of ['carer', 'coordinator']) {
    const asker = await world.as(`${role}@dragonfly.example`);
    homes.push((await asker.asks(startPractice, {})).body.carehome_id);
  }
  const [held = '', other = ''] = homes.toSorted();
  const inTwoWeeks = new Date(Date.now() + 15 * 86_400_000);
  await rows('create table holds_on (home uuid references care_homes)');
  await rows('insert into holds_on values ($1)', [held]);
  const tidies = asOwner(world.ownerUrl, (client) => forgetPractice(client, inTwoWeeks));
  await expect(tidies).rejects.toThrow('Pretend homes that could not be removed: 1');
  expect(await rows('select id from care_homes where id = any($1::uuid[])', [[held, other]])).toEqual([{ id: held }]);
  await rows('drop table holds_on');
  await asOwner(world.ownerUrl, (client) => forgetPractice(client, inTwoWeeks));
  expect(await rows('select id from care_homes where id = $1', [held])).toEqual([]);
});
