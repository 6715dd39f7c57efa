import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let home: string;
let onNow: SessionToLog;

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  home = (await nadia.asks(me, {})).body.carehome.id;
  const today = await nadia.asks(getToday, {});
  if (!today.body.on_now) throw new Error('there is always a session on now');
  onNow = today.body.on_now;
});
afterAll(async () => await world.close());

test('a note that two devices made longer than the rule may stand, and may be shortened, and grows by nobody', async () => {
  const [person] = onNow.people;
  const { id: resident_id = '' } = person ?? {};
  const told = (ago: number, note: string) => ({
    client_id: uuidv7(),
    care_home_id: home,
    planned_session_id: onNow.id,
    activity_id: onNow.activity_id,
    title: onNow.title,
    format: 'group' as const,
    started_at: new Date(Date.now() - 600_000).toISOString(),
    minutes: 20,
    moments: [
      {
        resident_id,
        response: 'loved' as const,
        basis: 'individual' as const,
        note,
        answered_at: new Date(Date.now() - ago).toISOString(),
      },
    ],
  });
  await nadia.asks(logReport, told(50_000, 'a'.repeat(900)));
  const { body: merged } = await tomasz.asks(logReport, told(40_000, 'b'.repeat(900)));
  const noteOf = (report: typeof merged) => report.moments.find(({ resident }) => resident.id === resident_id)?.note;
  const long = noteOf(merged) ?? '';
  expect(long.length).toBeGreaterThan(1_800);

  const changed = (report: typeof merged, note: string, more = {}) => ({
    ...told(30_000, note),
    report_id: report.id,
    base_version: report.version,
    reason: 'Put right',
    ...more,
  });
  const same = await nadia.asks(amendReport, changed(merged, long, { place: 'Garden' }));
  expect([same.status, noteOf(same.body)]).toEqual([200, long]);
  const longer = await nadia.asks(amendReport, changed(same.body, `${long}!`));
  expect(longer.status).toBe(422);
  expect(longer.body).toMatchObject({ errors: { 'moments.0.note': ['Use 1000 characters or fewer'] } });
  const shorter = await nadia.asks(amendReport, changed(same.body, 'Both of us saw her dance'));
  expect([shorter.status, noteOf(shorter.body)]).toEqual([200, 'Both of us saw her dance']);
});
