import { afterAll, beforeAll, expect, test } from 'vitest';
import { seasonOf } from '@heartsease/domain/activities/seasons.ts';
import { getFeatured } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import type { Featured } from '@heartsease/domain/dashboard/featured.ts';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { daysApart, factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';
/** A friend from chapel. */
const PAM = 'pam.gittins@larch-house.example';

type Item = Featured['items'][number];

let world: World;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';

test('staff get a dozen activities, each for a reason or two, and the same when they ask again', async () => {
  const { status, body } = await nadia.asks(getFeatured, {});
  expect(status).toBe(200);
  expect(body.items).toHaveLength(12);
  expect(new Set(body.items.map(({ activity_id }) => activity_id)).size).toBe(12);
  for (const { whys, steps } of body.items) {
    expect([1, 2]).toContain(whys.length);
    expect(new Set(whys.map(({ kind }) => kind)).size).toBe(whys.length);
    expect(steps.length).toBeGreaterThan(2);
  }
  const { generated_at: _then, ...told } = body;
  expect((await nadia.asks(getFeatured, {})).body).toMatchObject(told);
  expect((await (await world.as('carer@larch-house.example')).asks(getFeatured, {})).body).toMatchObject(told);
});

test('another day shows others', async () => {
  const today = (await nadia.asks(getFeatured, {})).body;
  world.clock.now = new Date(Date.now() + 86_400_000);
  const tomorrow = (await (await world.as('coordinator@larch-house.example')).asks(getFeatured, {})).body;
  world.clock.now = null;
  expect(tomorrow.day).toBe(addDays(today.day, 1));
  const ids = ({ items }: Featured) => items.map(({ activity_id }) => activity_id);
  expect(ids(tomorrow)).not.toEqual(ids(today));
});

test('every reason that is given is true', async () => {
  const { body } = await nadia.asks(getFeatured, {});
  const interests = await rowsOf<{
    resident_id: string;
    code: string | null;
    custom_label: string | null;
    level: string;
  }>('select resident_id, code, custom_label, level from resident_interests where removed_at is null');
  const sides = await rowsOf<{ resident_id: string; category: string; day: string }>(
    'select resident_id, category, day from moments where removed_at is null and is_engaged',
  );
  const seasons = await rowsOf<{ id: string; seasons: string[] }>(
    `select id, detail -> 'seasons' as seasons from activities where care_home_id is null`,
  );
  const labelsOf = (id: string) =>
    interests
      .filter(({ resident_id, level }) => resident_id === id && !['dislikes', 'avoid'].includes(level))
      .map(({ code, custom_label }) => (code === null ? custom_label : (interestOf(code)?.label ?? code)));
  const here = new Set(
    facts.residents.filter(({ status }) => status === 'active' || status === 'respite').map(({ id }) => id),
  );
  const hadSide = (id: string, category: string) =>
    sides.some(
      (moment) => moment.resident_id === id && moment.category === category && daysApart(moment.day, facts.today) < 7,
    );
  const hadIt = (activity_id: string) =>
    facts.moments.some(
      (moment) =>
        moment.activity_id === activity_id &&
        here.has(moment.resident_id) &&
        !['not_today', null].includes(moment.response) &&
        daysApart(moment.day, facts.today) <= 182,
    );
  const isTrue = ({ activity_id, category }: Item, why: Item['whys'][number]): boolean => {
    switch (why.kind) {
      case 'season':
        return (
          why.season === seasonOf(facts.today) &&
          seasons.find(({ id }) => id === activity_id)?.seasons.includes(why.season) === true
        );
      case 'interest': {
        const told = new Set(why.resident_ids.flatMap(labelsOf));
        return why.labels.every((label) => told.has(label)) && why.resident_ids.every((id) => labelsOf(id).length > 0);
      }
      case 'birthday': {
        const born = facts.residents.find(({ id }) => id === why.resident_id)?.date_of_birth ?? '';
        return (
          why.on.slice(5) === born.slice(5) &&
          why.days_away === daysApart(facts.today, why.on) &&
          labelsOf(why.resident_id).includes(why.label)
        );
      }
      case 'gap':
        return why.category === category && why.resident_ids.every((id) => !hadSide(id, category));
      case 'new':
        return !hadIt(activity_id);
      case 'feast':
      case 'short':
        return true;
    }
  };
  expect(body.items.flatMap((item) => item.whys.filter((why) => !isTrue(item, why)))).toEqual([]);
  const kinds = body.items.flatMap(({ whys }) => whys.map(({ kind }) => kind));
  expect(kinds).toContain('gap');
  expect(kinds).toContain('interest');
  // Mei-Ling has her birthday on the coming Sunday, always.
  expect(kinds).toContain('birthday');
});

test('nobody who is away, in peace or gone is named, and every name is of somebody who is here', async () => {
  const { body } = await nadia.asks(getFeatured, {});
  const named = new Set(
    body.items.flatMap(({ whys }) => whys.flatMap((why) => ('resident_ids' in why ? why.resident_ids : []))),
  );
  for (const id of named) {
    const person = facts.residents.find((one) => one.id === id);
    expect(['active', 'respite']).toContain(person?.status);
    expect(person?.weekly_target).not.toBeNull();
    expect(body.people.map((one) => one.id)).toContain(id);
  }
});

test('a relative gets ideas for a visit to their own person, and hears of nobody else', async () => {
  const { status, body } = await (await world.as(SARAH)).asks(getFeatured, {});
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(5);
  expect(body.people.map(({ known_as }) => known_as)).toEqual(['Eileen']);
  const wire = JSON.stringify(body);
  const others = facts.residents.filter(({ known_as }) => known_as !== 'Eileen');
  expect(others.filter(({ id }) => wire.includes(id))).toEqual([]);
  for (const { formats, minutes, whys } of body.items) {
    expect(formats).toContain('one_to_one');
    expect(minutes).toBeLessThanOrEqual(45);
    for (const { kind } of whys) expect(['feast', 'birthday', 'interest', 'season', 'short']).toContain(kind);
  }
  expect(body.items.flatMap(({ whys }) => whys.map(({ kind }) => kind))).toContain('interest');
});

test('a friend gets ideas too, without a word about the person', async () => {
  const { status, body } = await (await world.as(PAM)).asks(getFeatured, {});
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(2);
  expect(body.people).toEqual([]);
});

test('after the stay has ended there are no ideas for a visit any more', async () => {
  const gone = facts.residents.find(({ status }) => status === 'died');
  const sarah = await rowsOf<{ id: string }>(`select id from accounts where email = '${SARAH}'`);
  await asOwner(world.ownerUrl, async (client) => {
    await client.query('update relative_links set status = $2 where account_id = $1', [sarah[0]?.id, 'paused']);
    await client.query(
      `insert into relative_links (id, care_home_id, resident_id, account_id, relationship, access_level, status)
       values (gen_random_uuid(), $1, $2, $3, 'niece', 'family', 'active')`,
      [facts.care_home_id, gone?.id, sarah[0]?.id],
    );
    await client.query('update residents set ended_on = current_date where id = $1', [gone?.id]);
  });
  const asker = await world.as(SARAH);
  expect(await asker.asks(getFeatured, {})).toMatchObject({ status: 200, body: { items: [], people: [] } });
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(`delete from relative_links where account_id = $1 and relationship = 'niece'`, [sarah[0]?.id]);
    await client.query('update relative_links set status = $2 where account_id = $1', [sarah[0]?.id, 'active']);
  });
});

test('a family organisation gets ideas of the season, and nobody’s name', async () => {
  const { status, body } = await (await world.as('member@teme-valley.example')).asks(getFeatured, {});
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThan(5);
  expect(body.people).toEqual([]);
});

test.each([
  ['staff on Package A', 'carer@oak-lodge.example', 403],
  ['a relative on Package A', 'relative@oak-lodge.example', 200],
  ['staff on Package B', 'carer@harbour-view.example', 200],
  ['staff where the package has expired', 'carer@elm-court.example', 200],
  ['staff on a basic package', 'carer@rowan-bank.example', 200],
  ['an organiser of a family organisation', 'organiser@teme-valley.example', 200],
])('featured activities for %s [PE-4]', async (_who, email, status) => {
  expect((await (await world.as(email)).asks(getFeatured, {})).status).toBe(status);
});

test('the filter narrows them, and what it names must be one’s own to see [CA-4]', async () => {
  const { body } = await nadia.asks(getFeatured, { resident_id: [idOf('Arthur')], format: ['one_to_one'] });
  expect(body.items.length).toBeGreaterThan(2);
  for (const { formats } of body.items) expect(formats).toContain('one_to_one');
  expect(body.people.map(({ known_as }) => known_as)).toEqual(['Arthur']);
  const outdoors = await nadia.asks(getFeatured, { domain: ['outdoors'], from: '2026-01-01', to: '2026-12-31' });
  expect(new Set(outdoors.body.items.map(({ category }) => category))).toEqual(new Set(['outdoors']));
  const sarah = await world.as(SARAH);
  expect((await sarah.asks(getFeatured, { resident_id: [idOf('Eileen')] })).status).toBe(200);
  expect((await sarah.asks(getFeatured, { resident_id: [idOf('Arthur')] })).status).toBe(404);
  const elsewhere = await world.as('coordinator@ty-rhosyn.example');
  expect((await elsewhere.asks(getFeatured, { resident_id: [idOf('Arthur')] })).status).toBe(404);
  expect(await nadia.sends(getFeatured.path, { format: ['crowd'] })).toMatchObject({ status: 422 });
});

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  return await asOwner(world.ownerUrl, async (client) => (await client.query<Row>(query)).rows);
}
