import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('every moment is of the activity and in the hour that its report is of, also once those are others', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  const { on_now } = (await nadia.asks(getToday, {})).body;
  const [first, second] = await rowsOf<{ id: string; title: string }>(
    `select id, title from activities where care_home_id is null and state = 'approved' order by id limit 2`,
  );
  const justNow = new Date(Date.now() - 600_000);
  const anHourEarlier = new Date(Date.now() - 4_200_000);
  const about = (activity: typeof first, people: { id: string }[], at: Date) => ({
    client_id: uuidv7(),
    care_home_id,
    activity_id: activity?.id ?? null,
    title: activity?.title ?? '',
    format: 'group' as const,
    started_at: at.toISOString(),
    minutes: 20,
    moments: people.map(({ id: resident_id }) => ({
      resident_id,
      response: 'enjoyed' as const,
      basis: 'group' as const,
      answered_at: new Date().toISOString(),
    })),
  });
  const people = on_now?.people ?? [];
  const { body: report } = await nadia.asks(logReport, about(first, people.slice(0, 3), justNow));
  expect(await activitiesOf(report.id)).toEqual([first?.id]);
  const change = { report_id: report.id, base_version: report.version };
  const amended = await nadia.asks(amendReport, {
    ...about(second, people.slice(1, 4), anHourEarlier),
    ...change,
    reason: 'It was earlier',
  });
  expect(amended.body.activity_id).toBe(second?.id);
  expect(await activitiesOf(report.id)).toEqual([second?.id]);
  const others = await rowsOf(
    `select m.id from moments m
       join reports t on t.care_home_id = m.care_home_id and t.id = m.report_id
       join care_homes h on h.id = m.care_home_id
      where m.removed_at is null and (m.activity_id is distinct from t.activity_id
                or m.hour is distinct from extract(hour from t.started_at at time zone h.timezone))`,
  );
  expect(others).toEqual([]);
});

async function activitiesOf(report_id: string): Promise<(string | null)[]> {
  const rows = await rowsOf<{ activity_id: string | null }>(
    `select distinct activity_id from moments where report_id = '${report_id}' and removed_at is null`,
  );
  return rows.map(({ activity_id }) => activity_id);
}

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  return await asOwner(world.ownerUrl, async (client) => (await client.query<Row>(text)).rows);
}
