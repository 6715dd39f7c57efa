import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import {
  listDigests,
  listMyDigests,
  makeDigests,
  saveDigest,
  sendDigests,
} from '@heartsease/domain/digest/digests.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';

let world: World;
let facts: Facts;
let friday: string;
let eileen: string;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  friday = lettersDayOf(facts.today);
  eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
});
afterAll(async () => await world.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

/** Eileen is down for it, early in the morning. */
async function planned(title: string, day: string): Promise<void> {
  await query(
    `with made as (
       insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
       values (gen_random_uuid(), $1, $2, $3::date + time '06:00', $3::date + time '06:30', $3, '') returning id)
     insert into planned_session_residents (care_home_id, planned_session_id, resident_id) select $1, id, $4 from made`,
    [facts.care_home_id, title, day, eileen],
  );
}

/** The manager, at two o'clock of a day. */
async function managerOn(day: string): Promise<Asker> {
  world.clock.now = new Date(`${day}T14:00:00Z`);
  return await world.as('manager@larch-house.example');
}

test('a letter made on Friday and sent on Saturday tells of nothing that is over as of something to come', async () => {
  await query('delete from digests');
  await query('delete from planned_session_residents where resident_id = $1', [eileen]);
  await query(`update relative_links set digest = 'off'`);
  await query(
    `update relative_links l set digest = 'weekly', digest_by = 'email' from accounts a
      where a.id = l.account_id and a.email = $1 and l.resident_id = $2`,
    [SARAH, eileen],
  );
  await planned('Kite flying', addDays(friday, 1));
  await planned('A walk to the pond', addDays(friday, 3));

  const onFriday = await managerOn(friday);
  expect((await onFriday.asks(makeDigests, write())).status).toBe(200);
  const [made] = (await onFriday.asks(listDigests, {})).body.items;
  expect(made?.sentences).toContain('Coming up: Kite flying on Saturday and a walk to the pond on Monday.');
  // What somebody wrote into it stays.
  const words = [...(made?.sentences.slice(0, 4) ?? []), 'The blackbird is back.'];
  const { id: digest_id = '', version: base_version = 0 } = made ?? {};
  await onFriday.asks(saveDigest, { ...write(), digest_id, base_version, sentences: words });

  const onSaturday = await managerOn(addDays(friday, 1));
  const [letter] = (await onSaturday.asks(listDigests, {})).body.items;
  const toCome = 'Coming up: a walk to the pond on Monday.';
  const expected = words.map((one) => (one.startsWith('Coming up') ? toCome : one));
  expect(expected).toContain(toCome);
  expect(letter?.sentences).toEqual(expected);

  // The screen stood open since Friday: what goes is still what is true on the day it goes.
  const letters = [{ digest_id, version: letter?.version ?? 0 }];
  expect((await onSaturday.asks(sendDigests, { ...write(), letters })).body).toMatchObject({ mailed: 1, changed: [] });
  const sarah = await world.as(SARAH);
  const [sent] = (await sarah.asks(listMyDigests, {})).body.items;
  world.clock.now = null;
  expect(sent?.sentences).toEqual(expected);
  const [mail] = await query<{ body: string }>(
    `select m.body from outgoing_mails m join digest_readers t on t.mail_id = m.id where t.digest_id = $1`,
    [digest_id],
  );
  expect(mail?.body).toContain(toCome);
  expect(mail?.body).not.toContain('Kite flying');
});
