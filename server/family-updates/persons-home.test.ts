import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

test('a person’s home tells whether anything was ever shared, however long ago, and nothing of what was taken back', async () => {
  const resident_id = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  const sarah = await world.as('relative@larch-house.example');
  const home = async () => {
    const { is_anything_shared, today, earlier } = (await sarah.asks(getPersonsHome, { resident_id })).body;
    return { is_anything_shared, shown: today.length + earlier.length };
  };
  const query = async (sql: string, values: unknown[]) =>
    await asOwner(world.ownerUrl, (client) => client.query(sql, values));

  await query('delete from family_updates where resident_id = $1', [resident_id]);
  expect(await home()).toEqual({ is_anything_shared: false, shown: 0 });
  const { rowCount } = await query(
    `insert into family_updates (care_home_id, id, resident_id, report_id, moment_id, shared_by, shared_at, opens_at)
     select care_home_id, gen_random_uuid(), resident_id, report_id, id, author_id, now(), now() - interval '1 hour'
       from moments where resident_id = $1 and removed_at is null and response = 'loved' and day < $2 limit 1`,
    [resident_id, addDays(facts.today, -14)],
  );
  expect(rowCount).toBe(1);
  expect(await home()).toEqual({ is_anything_shared: true, shown: 0 });
  await query(`update family_updates set withdrawn_at = now(), withdrawn_why = 'x' where resident_id = $1`, [
    resident_id,
  ]);
  expect(await home()).toEqual({ is_anything_shared: false, shown: 0 });
});
