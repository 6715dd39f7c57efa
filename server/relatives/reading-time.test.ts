import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  endAccess,
  listLinkChanges,
  listMyPeople,
  listRelatives,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';
import { endStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { endReadingTimes } from './reading-time.queries.ts';

const today = calendarDay(new Date(), 'Europe/London');

let world: World;
let pool: pg.Pool;
let anita: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  pool = new pg.Pool({ connectionString: world.ownerUrl, max: 1 });
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => {
  await pool.end();
  await world.close();
});
beforeEach(async () => {
  anita = await world.as('manager@larch-house.example');
});

const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const relatives = async (resident: string) =>
  (await anita.asks(listRelatives, { resident_id: idOf(resident) })).body.items;

/** The stay ended so many days ago. */
async function ended(resident: string, days: number): Promise<void> {
  const answer = await anita.asks(endStay, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    resident_id: idOf(resident),
    status: 'died',
    on: addDays(today, -days),
  });
  expect(answer.status).toBe(200);
}

test('on the last day of reading nothing has ended, a day later everything has', async () => {
  const email = 'leah.reid-campbell@larch-house.example';
  const leah = await world.as(email);
  await ended('Joyce', READING_DAYS);
  await endReadingTimes(pool, new Date());
  expect((await leah.asks(listMyPeople, {})).body.total).toBe(1);

  const tomorrow = new Date(Date.now() + 86_400_000);
  await endReadingTimes(pool, tomorrow);
  expect((await relatives('Joyce')).map(({ status }) => status)).not.toContain('active');
  const link = (await relatives('Joyce')).find(({ first_name }) => first_name === 'Leah');
  const { items } = (await anita.asks(listLinkChanges, { relative_link_id: link?.id ?? '' })).body;
  expect(items[0]).toMatchObject({ kind: 'ended', by: null, reason: '' });
  world.clock.now = tomorrow;
  expect((await leah.asks(me, {})).status).toBe(401);
  expect((await world.anyone.asks(login, { email, password: 'heartsease' })).status).toBe(422);
  world.clock.now = null;
});

test('whoever has somebody else in the home stays, and sees them', async () => {
  const { rows } = await pool.query<{ email: string; known_as: string }>(
    `select a.email, min(r.known_as) as known_as from relative_links l
       join accounts a on a.id = l.account_id join residents r on r.id = l.resident_id
      where l.care_home_id = $1 and l.status = 'active' and r.ended_on is null
      group by a.email having count(*) = 2 limit 1`,
    [facts.care_home_id],
  );
  const [{ email, known_as } = { email: '', known_as: '' }] = rows;
  const asker = await world.as(email);
  expect((await asker.asks(listMyPeople, {})).body.total).toBe(2);
  await ended(known_as, READING_DAYS + 1);
  await endReadingTimes(pool, new Date());
  const { status, body } = await asker.asks(listMyPeople, {});
  expect([status, body.total]).toEqual([200, 1]);
  expect(body.items[0]?.known_as).not.toBe(known_as);
});

/** A relative of one resident, who works in the home by now. */
async function colleague(): Promise<{ asker: Asker; known_as: string; relative_link_id: string }> {
  const { rows } = await pool.query<{ email: string; known_as: string; relative_link_id: string }>(
    `with chosen as (
       select l.account_id, (array_agg(l.id))[1] as id, (array_agg(r.known_as))[1] as known_as
         from relative_links l join residents r on r.id = l.resident_id
         join memberships m on m.care_home_id = l.care_home_id and m.account_id = l.account_id and m.role = 'relative'
        where l.care_home_id = $1 and l.status = 'active' and r.ended_on is null
        group by l.account_id having count(*) = 1 order by l.account_id limit 1)
     update memberships m set role = 'carer' from chosen c join accounts a on a.id = c.account_id
      where m.care_home_id = $1 and m.account_id = c.account_id
     returning a.email, c.known_as, c.id as relative_link_id`,
    [facts.care_home_id],
  );
  const [{ email, ...of } = { email: '', known_as: '', relative_link_id: '' }] = rows;
  return { asker: await world.as(email), ...of };
}

test('whoever works here by now stays signed in', async () => {
  const { asker, known_as } = await colleague();
  await ended(known_as, READING_DAYS + 1);
  await endReadingTimes(pool, new Date());
  expect((await relatives(known_as)).map(({ status }) => status)).not.toContain('active');
  expect((await asker.asks(me, {})).status).toBe(200);
});

test('nor does a manager’s word, which ends what they see as a relative, end their work', async () => {
  const { asker, relative_link_id } = await colleague();
  const write = { client_id: uuidv7(), care_home_id: facts.care_home_id };
  const answer = await anita.asks(endAccess, { ...write, relative_link_id, reason: 'She looks after him at work' });
  expect(answer.status).toBe(200);
  expect((await asker.asks(me, {})).status).toBe(200);
});

test('done twice it changes nothing more, and nobody who lives here loses anybody', async () => {
  const standing = async () =>
    (await pool.query('select id, status, version from relative_links order by id')).rows as object[];
  const before = await standing();
  await endReadingTimes(pool, new Date());
  expect(await standing()).toEqual(before);
  expect((await relatives('Eileen')).some(({ status }) => status === 'active')).toBe(true);
});
