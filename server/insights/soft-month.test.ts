import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEnjoyedLately, printEnjoyedLately } from '@heartsease/domain/insights/insights.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let sarah: Asker;
let tomasz: Asker;
let facts: Facts;
let own: string;
const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.as('relative@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  const [link] = await ask<{ resident_id: string }>(
    `select l.resident_id from relative_links l join accounts a on a.id = l.account_id
      where a.email = 'relative@larch-house.example' and l.status = 'active'`,
  );
  own = link?.resident_id ?? '';
});
afterAll(async () => await world.close());

const month = (asker: Asker, resident_id = own) => asker.asks(printEnjoyedLately, { resident_id, language: 'en' });
const anHourLater = () =>
  ask(`update audit_events set at = at - interval '1 hour' where action = $1`, [printEnjoyedLately.path]);

test('a relative takes the month of their own person along: what was liked, and no figure or name besides', async () => {
  const { status, body } = await month(sarah);
  expect(status).toBe(200);
  expect(body).toMatchObject({ file_name: expect.stringMatching(/^month-[-\d]+\.pdf$/), pages: 1 });
  const { pages, is_tagged } = await readPdf(Buffer.from(body.pdf, 'base64'));
  expect(is_tagged).toBe(true);
  const text = pages.map((page) => page.text).join(' ');
  const soft = (await sarah.asks(getEnjoyedLately, { resident_id: own })).body;
  for (const { title } of soft.things) expect(text).toContain(title);
  expect(text).toContain(`${soft.known_as}’s month`);
  // The days that it is about are the only figures; whoever else lives or works here is not in it.
  const [staff, residents] = [
    await ask<{ name: string }>(
      `select known_as as name from accounts where known_as <> '' and id in
      (select account_id from memberships where care_home_id = $1 and role is not null)`,
      [facts.care_home_id],
    ),
    facts.residents.filter(({ id }) => id !== own).map(({ known_as }) => ({ name: known_as })),
  ];
  const others = [...staff, ...residents].filter(({ name }) => name !== soft.known_as);
  expect(others.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'u').test(text))).toEqual([]);
  const [line] = await ask<{ subject_id: string }>(`select subject_id from audit_events where action = $1`, [
    printEnjoyedLately.path,
  ]);
  expect(line?.subject_id).toBe(own);
});

test('five an hour are enough, and the sixth is told when there may be more', async () => {
  await anHourLater();
  for (let asked = 0; asked < 5; asked += 1) expect((await month(sarah)).status).toBe(200);
  expect(await month(sarah)).toMatchObject({
    status: 422,
    body: { errors: { form: [expect.stringMatching(/^You asked for 5 files within an hour\./)] } },
  });
  await anHourLater();
  expect((await month(sarah)).status).toBe(200);
});

test('friends, strangers and staff find nothing, nor does family without the person’s yes', async () => {
  const other = facts.residents.find(({ id }) => id !== own)?.id ?? '';
  expect((await month(sarah, other)).status).toBe(404);
  expect((await month(tomasz)).status).toBe(403);
  const level = async (to: string) =>
    await ask(`update relative_links set access_level = $2 where resident_id = $1 and status = 'active'`, [own, to]);
  await level('friend');
  expect((await month(sarah)).status).toBe(404);
  await level('family');
  expect((await month(sarah)).status).toBe(200);
  await ask(`delete from consents where resident_id = $1 and purpose = 'family_updates'`, [own]);
  expect((await month(sarah)).status).toBe(404);
});
