import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKeyFigures, getResidentsEngaged } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { countActivities, getFairness } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { getOrganisationFigures } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import type { FiguresOfHome } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import type { HomeFigureKey } from '@heartsease/domain/organisations/home-figures.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const RUTH = 'head-office@marches.example';
const OF_TODAY: ReadonlySet<HomeFigureKey> = new Set(['about_me', 'ability_reviews']);

let world: World;
let ruth: Asker;
beforeAll(async () => {
  world = await openWorld();
  ruth = await world.as(RUTH);
});
afterAll(async () => await world.close());

const owner = (statement: string, values: unknown[] = []) =>
  asOwner(world.ownerUrl, async (client) => (await client.query<Record<string, string>>(statement, values)).rows);

async function homesSeen(asker: Asker, input = {}): Promise<FiguresOfHome[]> {
  const { status, body } = await asker.asks(getOrganisationFigures, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.homes;
}

const homeCalled = (homes: FiguresOfHome[], name: string) => homes.find((home) => home.name === name);
const figureOf = (home: FiguresOfHome | undefined, key: HomeFigureKey) => home?.figures?.find((one) => one.key === key);

test('head office sees seven homes in the order of their names, one that has ended last, and each tells what it counts', async () => {
  const { body } = await ruth.asks(getOrganisationFigures, {});
  expect(body.homes.map(({ name }) => name)).toEqual([
    'Harbour View',
    'Larch House',
    'Oak Lodge',
    'Rowan Bank',
    'Teme Bank',
    'Tŷ Rhosyn',
    'Elm Court',
  ]);
  expect(body.period.days).toBe(28);
  expect(body.before.to).toBe(addDays(body.period.from, -1));
  expect(body.last_year.to).toBe(addDays(body.period.to, -364));
  expect(body.weeks).toHaveLength(12);
  for (const { definition } of body.figures) expect(definition).toMatch(/\.$/u);
});

test('what head office sees of a home is what its own dashboard answers', async () => {
  const homes = await homesSeen(ruth);
  for (const [name, email] of [
    ['Larch House', 'manager@larch-house.example'],
    ['Tŷ Rhosyn', 'manager@ty-rhosyn.example'],
    ['Elm Court', 'manager@elm-court.example'],
  ] as const) {
    const { body } = await (await world.as(email)).asks(getKeyFigures, {});
    const seen = homeCalled(homes, name)?.figures ?? [];
    expect(seen.length, name).toBeGreaterThan(5);
    for (const { key, now, before } of seen) {
      const own = body.items.find((figure) => figure.key === key);
      expect(now, `${name} ${key}`).toEqual({ state: 'told', value: own?.value });
      const earlier = OF_TODAY.has(key) ? { state: 'not_kept' } : { state: 'told', value: own?.before };
      expect(before, `${name} ${key} before`).toMatchObject(earlier);
    }
  }
});

test('each week, other days and last year are those of the home itself too', async () => {
  const anita = await world.as('manager@larch-house.example');
  const { today } = await factsOf(world.ownerUrl, 'Larch House');
  const asked = { from: addDays(today, -60), to: addDays(today, -9) };
  const { body } = await ruth.asks(getOrganisationFigures, asked);
  const larch = homeCalled(body.homes, 'Larch House');
  const told = (figure: HomeFigureKey) => figureOf(larch, figure);
  const valueOf = (percent: number | null) => expect.objectContaining({ state: 'told', value: percent });
  for (const [place, { from, to }] of body.weeks.entries()) {
    const { body: own } = await anita.asks(getResidentsEngaged, { from, to });
    expect(told('residents_engaged')?.weeks[place]).toEqual(valueOf(own.percent));
    const { body: fair } = await anita.asks(getFairness, { from, to });
    expect(told('fairness')?.weeks[place]).toEqual(valueOf(fair.gini));
  }
  const { body: count } = await anita.asks(countActivities, asked);
  const share = Math.round((1_000 * count.by_format.one_to_one) / count.total.moments) / 10;
  expect(told('one_to_one')?.now).toEqual({ state: 'told', value: share });
  const { body: engaged } = await anita.asks(getResidentsEngaged, { ...asked, compare: 'same_last_year' });
  const [first] = await owner(
    `select min(m.day)::text as day from moments m join care_homes h on h.id = m.care_home_id
      where h.name = 'Larch House' and m.removed_at is null`,
  );
  const hadBegun = (first?.['day'] ?? '') <= body.last_year.from;
  expect(told('residents_engaged')?.last_year).toEqual(
    hadBegun ? valueOf(engaged.compare?.percent ?? null) : { state: 'not_begun' },
  );
});

test('a home on Package A keeps no reports, and one that has expired keeps no reviews', async () => {
  const homes = await homesSeen(ruth);
  expect(homeCalled(homes, 'Oak Lodge')?.figures).toBeNull();
  const keysAt = (name: string) => homeCalled(homes, name)?.figures?.map(({ key }) => key);
  expect(keysAt('Elm Court')).not.toContain('ability_reviews');
  expect(keysAt('Elm Court')).toContain('residents_engaged');
  expect(keysAt('Larch House')).toContain('ability_reviews');
});

test('nobody who lives in a home is named, nor told apart by an id', async () => {
  const { body } = await ruth.asks(getOrganisationFigures, { preset: 'quarter' });
  const people = await owner('select id, known_as, last_name from residents');
  const answer = JSON.stringify(body);
  expect(people.length).toBeGreaterThan(100);
  expect(people.filter(({ id }) => answer.includes(id ?? ''))).toEqual([]);
  expect(people.filter(({ last_name }) => answer.includes(`"${last_name}"`))).toEqual([]);
});

test.each([
  ['a manager of one home', 'manager@larch-house.example'],
  ['a carer', 'carer@larch-house.example'],
  ['a relative', 'relative@larch-house.example'],
  ['an organiser of the carers’ circle', 'organiser@teme-valley.example'],
])('%s is refused', async (_who, email) => {
  expect((await (await world.as(email)).asks(getOrganisationFigures, {})).status).toBe(403);
});

test('days that make no sense are refused at the field', async () => {
  const wrong = async (input: object) => (await ruth.asks(getOrganisationFigures, input)).body;
  const message = (words: string) => ({ errors: { to: [words] } });
  expect(await wrong({ from: '2026-03-02', to: '2026-03-01' })).toMatchObject(
    message('The last day is before the first'),
  );
  expect(await wrong({ from: '2026-01-01', to: '2026-06-01' })).toMatchObject(message('Choose three months or less'));
  expect(await wrong({ from: '2026-03-01', to: '2026-03-27' })).toMatchObject(message('Choose four weeks or more'));
  expect(await wrong({ from: '2026-03-01', to: '2026-03-27', preset: 'month' })).toMatchObject(
    message('Choose four weeks or more'),
  );
  for (const preset of ['today', '7d'])
    expect(await wrong({ preset })).toMatchObject({ errors: { preset: ['Choose four weeks or more'] } });
  for (const preset of ['28d', 'month', 'quarter', 'custom'] as const)
    expect((await ruth.asks(getOrganisationFigures, { preset })).status, preset).toBe(200);
});

test('what was taken back counts no more', async () => {
  const oneToOne = async () => figureOf(homeCalled(await homesSeen(ruth), 'Teme Bank'), 'one_to_one')?.now;
  const before = await oneToOne();
  const voided = await owner(
    `update moments set removed_at = now()
      where care_home_id = (select id from care_homes where name = 'Teme Bank') and removed_at is null
        and format = 'one_to_one' and day > current_date - 30 returning id`,
  );
  expect(voided.length).toBeGreaterThan(0);
  expect(before).not.toMatchObject({ value: 0 });
  expect(await oneToOne()).toMatchObject({ state: 'told', value: 0 });
  await owner('update moments set removed_at = null where id = any($1)', [voided.map(({ id }) => id)]);
  expect(await oneToOne()).toEqual(before);
});

test('what a home had not begun to record is not held beside what it records now', async () => {
  const { today } = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
  const began = addDays(today, -40);
  const earlier = await owner(
    `update moments set removed_at = now() where removed_at is null and day < $1
        and care_home_id = (select id from care_homes where name = 'Tŷ Rhosyn') returning id`,
    [began],
  );
  const { body } = await ruth.asks(getOrganisationFigures, {});
  const figure = figureOf(homeCalled(body.homes, 'Tŷ Rhosyn'), 'moments_a_week');
  expect(figure).toMatchObject({ now: { state: 'told' }, before: { state: 'not_begun' } });
  for (const [place, { from }] of body.weeks.entries())
    expect(figure?.weeks[place]?.state).toBe(from < began ? 'not_begun' : 'told');
  await owner('update moments set removed_at = null where id = any($1)', [earlier.map(({ id }) => id)]);
});

test('a home that never recorded anything, or only later, is not shown as nought', async () => {
  const { today } = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
  const takeBack = async (before: string) =>
    await owner(
      `update moments set removed_at = now() where removed_at is null and day < $1
          and care_home_id = (select id from care_homes where name = 'Tŷ Rhosyn') returning id`,
      [before],
    );
  const putBack = async (moments: Record<string, string>[]) =>
    await owner('update moments set removed_at = null where id = any($1)', [moments.map(({ id }) => id)]);
  const states = async (input = {}) =>
    (homeCalled(await homesSeen(ruth, input), 'Tŷ Rhosyn')?.figures ?? [])
      .filter(({ key }) => !OF_TODAY.has(key))
      .flatMap(({ now, before, last_year, weeks }) => [now, before, last_year, ...weeks].map(({ state }) => state));

  const later = await takeBack(addDays(today, -9));
  expect(new Set(await states({ from: addDays(today, -60), to: addDays(today, -20) }))).toEqual(new Set(['not_begun']));
  expect(await states()).toContain('told');
  await putBack(later);

  const all = await takeBack(addDays(today, 1));
  expect(new Set(await states())).toEqual(new Set(['not_begun']));
  await putBack(all);
});

test('a home whose package has ended says that it adds nothing', async () => {
  const homes = await homesSeen(ruth);
  const adding = homes.filter(({ adds_reports }) => adds_reports).map(({ name }) => name);
  expect(adding).toEqual(['Harbour View', 'Larch House', 'Teme Bank', 'Tŷ Rhosyn']);
});

test('figures of fewer than five people stay in the home', async () => {
  const kept = await owner(
    `update residents set deleted_at = now() where id in (
       select r.id from residents r join care_homes h on h.id = r.care_home_id
        where h.name = 'Harbour View' and r.status in ('active', 'respite', 'away') and r.deleted_at is null
        order by r.known_as offset 4) returning id`,
  );
  await owner(
    `update residents set deleted_at = now() where status not in ('active', 'respite', 'away') and deleted_at is null
        and care_home_id = (select id from care_homes where name = 'Harbour View')`,
  );
  const home = homeCalled(await homesSeen(ruth), 'Harbour View');
  for (const { now, weeks } of home?.figures ?? []) {
    expect(now.state).not.toBe('told');
    expect(weeks.filter(({ state }) => state === 'told')).toEqual([]);
  }
  expect(figureOf(home, 'residents_engaged')?.now).toEqual({ state: 'too_few' });
  await owner('update residents set deleted_at = null where id = any($1)', [kept.map(({ id }) => id)]);
});

test('many moments of four people in a large home stay in the home', async () => {
  const others = await owner(
    `update moments set removed_at = now() where removed_at is null
        and care_home_id = (select id from care_homes where name = 'Teme Bank') and resident_id not in (
          select m.resident_id from moments m join care_homes h on h.id = m.care_home_id
           where h.name = 'Teme Bank' and m.removed_at is null and m.day > current_date - 20
           group by m.resident_id order by count(*) desc, m.resident_id limit 4)
      returning id`,
  );
  const home = homeCalled(await homesSeen(ruth), 'Teme Bank');
  for (const key of ['one_to_one', 'evenings_and_weekends'] as const) {
    const figure = figureOf(home, key);
    expect(figure?.now, key).toEqual({ state: 'too_few' });
    expect(figure?.weeks.filter(({ state }) => state === 'told')).toEqual([]);
  }
  // How many of all who live there joined in names nobody.
  expect(figureOf(home, 'residents_engaged')?.now).toMatchObject({ state: 'told' });
  await owner('update moments set removed_at = null where id = any($1)', [others.map(({ id }) => id)]);
});

test('head office sees the figures of a home that they are no member of, and none of its people', async () => {
  const before = homeCalled(await homesSeen(ruth), 'Rowan Bank');
  await owner(
    `delete from memberships where account_id = (select id from accounts where email = $1)
        and care_home_id = (select id from care_homes where name = 'Rowan Bank')`,
    [RUTH],
  );
  expect(homeCalled(await homesSeen(ruth), 'Rowan Bank')).toEqual(before);
  const { body } = await ruth.asks(listResidents, {});
  const theirs = new Set((await factsOf(world.ownerUrl, 'Rowan Bank')).residents.map(({ id }) => id));
  expect(body.items.filter(({ id }) => theirs.has(id))).toEqual([]);
});

test('after the figures the call stands in its own home again', async () => {
  const first = await ruth.asks(listResidents, {});
  await homesSeen(ruth);
  expect((await ruth.asks(listResidents, {})).body.total).toBe(first.body.total);
});

test('head office of one organisation sees nothing of another', async () => {
  const [stranger] = await owner(
    `insert into organisations (id, name, type) values (gen_random_uuid(), 'Far Away Homes', 1) returning id`,
  );
  const [home] = await owner(`update care_homes set organisation_id = $1 where name = 'Teme Bank' returning id, name`, [
    stranger?.['id'],
  ]);
  expect(homeCalled(await homesSeen(ruth), 'Teme Bank')).toBeUndefined();
  // Where she is a member of the other organisation's home, she is not its head office.
  const inside = await world.as(RUTH);
  await inside.sends('/api/v2/switch-carehome', { carehome_id: home?.['id'] });
  expect((await inside.asks(getOrganisationFigures, {})).status).toBe(403);
  await owner(
    `insert into head_office_people (organisation_id, account_id)
     select $1, id from accounts where email = 'manager@teme-bank.example'`,
    [stranger?.['id']],
  );
  const theirs = await homesSeen(await world.as('manager@teme-bank.example'));
  expect(theirs.map(({ name }) => name)).toEqual(['Teme Bank']);
});

test('whoever is taken out of head office loses it with the next call', async () => {
  expect((await ruth.asks(getOrganisationFigures, {})).status).toBe(200);
  await owner(
    `update head_office_people set ended_at = now() where account_id = (select id from accounts where email = $1)`,
    [RUTH],
  );
  expect((await ruth.asks(getOrganisationFigures, {})).status).toBe(403);
  expect((await ruth.sends('/api/v2/me', {})).body).toMatchObject({ is_head_office: false });
});
