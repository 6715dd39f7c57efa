import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { listPlannedSessions } from '@heartsease/domain/planner/planner.endpoints.ts';
import { logReport, undoReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { daysApart, factsOf, figuresOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { isHere, mostGiven, needOf, peopleInNeed } from '../test/recount-company.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const NADIA = 'coordinator@larch-house.example';
const DAY = 86_400_000;

let world: World;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as(NADIA);
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
afterEach(() => {
  world.clock.now = null;
});

const livesHere = (status: string) => isHere(status) || status === 'away';

test('Today shows the sessions of the day, and there is always one on now', async () => {
  const { status, body } = await nadia.asks(getToday, {});
  expect(status).toBe(200);
  expect(body.day).toBe(facts.today);
  const plan = await nadia.asks(listPlannedSessions, { from: facts.today, to: facts.today });
  expect(body.sessions).toEqual(plan.body.items);
  const onNow = body.sessions.filter(({ state }) => state === 'on_now');
  expect(body.on_now?.id).toBe(onNow.at(-1)?.id);
  expect(body.on_now?.people.length).toBeGreaterThan(0);
});

test('Today counts everybody who lives in the home', async () => {
  const { body } = await nadia.asks(getToday, {});
  expect(body.residents_count).toBe(facts.residents.filter(({ status }) => livesHere(status)).length);
});

test('the birthdays of the week are those of the people who live here, the next first', async () => {
  // Two of them in any week, whatever the day of the year.
  const [later, sooner] = facts.residents.filter(({ status }) => livesHere(status));
  await bornOn(later, inDays(6));
  await bornOn(sooner, inDays(2));
  const { body } = await nadia.asks(getToday, {});
  const { residents } = await factsOf(world.ownerUrl, 'Larch House');
  const expected = residents
    .filter(({ status }) => livesHere(status))
    .flatMap(({ id, date_of_birth, is_age_hidden }) => {
      const ahead = Array.from({ length: 8 }, (_, days) => new Date(Date.parse(facts.today) + days * DAY));
      const day = ahead.map((date) => date.toISOString().slice(0, 10)).find((date) => isBirthday(date_of_birth, date));
      const turns = Number(day?.slice(0, 4)) - Number(date_of_birth.slice(0, 4));
      return day ? [{ id, day, turns: is_age_hidden ? null : turns, days_away: daysApart(facts.today, day) }] : [];
    });
  const told = body.birthdays?.map(({ resident, day, turns, days_away }) => ({
    id: resident.id,
    day,
    turns,
    days_away,
  }));
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(told?.toSorted(byId)).toEqual(expected.toSorted(byId));
  expect(told?.map(({ days_away }) => days_away)).toEqual(
    told?.map(({ days_away }) => days_away).toSorted((a, b) => a - b),
  );
  expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining([later?.id, sooner?.id]));
});

const inDays = (days: number) => new Date(Date.parse(facts.today) + days * DAY).toISOString().slice(5, 10);

/** A year of birth that has a 29 February, for a day of any year. */
async function bornOn(somebody: { id: string } | undefined, monthAndDay: string): Promise<void> {
  await asOwner(world.ownerUrl, (client) =>
    client.query('update residents set date_of_birth = $2 where id = $1', [somebody?.id, `1936-${monthAndDay}`]),
  );
}

function isBirthday(born: string, day: string): boolean {
  const isLeap = new Date(`${day.slice(0, 4)}-02-29T00:00Z`).getUTCDate() === 29;
  const monthAndDay = born.slice(5) === '02-29' && !isLeap ? '03-01' : born.slice(5);
  return day.slice(5) === monthAndDay;
}

test.each([
  ['2027-02-22T12:00:00Z', { day: '2027-03-01', turns: 91, days_away: 7 }],
  ['2027-03-01T12:00:00Z', { day: '2027-03-01', turns: 91, days_away: 0 }],
  ['2028-02-28T12:00:00Z', { day: '2028-02-29', turns: 92, days_away: 1 }],
])('somebody born on 29 February has a birthday every year: seen on %s', async (now, birthday) => {
  const somebody = facts.residents.find(({ status }) => status === 'active');
  await bornOn(somebody, '02-29');
  world.clock.now = new Date(now);
  const { body } = await (await world.as(NADIA)).asks(getToday, {});
  expect(body.birthdays?.find(({ resident }) => resident.id === somebody?.id)).toMatchObject(birthday);
});

test('the birthday of somebody who has died is not told', async () => {
  const somebody = facts.residents.find(({ status }) => status === 'died');
  await bornOn(somebody, inDays(0));
  const { body } = await nadia.asks(getToday, {});
  expect(body.birthdays?.map(({ resident }) => resident.id)).not.toContain(somebody?.id);
});

test('the meadow has one flower for each person who is here, as tall as their moments of seven days', async () => {
  const { status, body } = await nadia.asks(getMeadow, {});
  expect(status).toBe(200);
  expect(body.to).toBe(facts.today);
  expect(daysApart(body.from, body.to)).toBe(6);
  const here = facts.residents.filter((one) => isHere(one.status));
  expect(body.flowers.map(({ resident }) => resident.id).toSorted()).toEqual(here.map(({ id }) => id).toSorted());
  for (const { resident, moments, usual_response } of body.flowers) {
    expect([resident.known_as, moments]).toEqual([resident.known_as, figuresOf(facts, resident.id).moments_7_days]);
    expect(mostGiven(facts, resident.id)).toContain(usual_response);
  }
  const heights = body.flowers.map(({ moments }) => moments);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(heights.at(-1)).toBeGreaterThan(3);
});

test('a moment grows the flower at once, and undoing it takes the growth back', async () => {
  const somebody = facts.residents.find(({ status }) => status === 'active');
  const height = async () =>
    (await nadia.asks(getMeadow, {})).body.flowers.find(({ resident }) => resident.id === somebody?.id)?.moments ?? -1;
  const before = await height();
  const write = { client_id: uuidv7(), care_home_id: facts.care_home_id };
  const now = new Date().toISOString();
  const moment = { resident_id: somebody?.id ?? '', response: 'loved', basis: 'individual', answered_at: now } as const;
  const log = { title: 'A song', format: 'one_to_one', started_at: now, minutes: 10, moments: [moment] } as const;
  await nadia.asks(logReport, { ...write, ...log, moments: [moment] });
  expect(await height()).toBe(before + 1);
  await nadia.asks(undoReport, { ...write, client_id: uuidv7(), report_client_id: write.client_id });
  expect(await height()).toBe(before);
});

async function namesInNeed(): Promise<string[]> {
  const { status, body } = await nadia.asks(getCompany, {});
  expect(status).toBe(200);
  return body.items.map(({ resident }) => resident.known_as);
}

test('those who would love some company are the ones below their own target, the one in most need first', async () => {
  const names = await namesInNeed();
  expect(names).toEqual(
    peopleInNeed(facts)
      .slice(0, 12)
      .map(({ known_as }) => known_as),
  );
  expect(names.length).toBeGreaterThan(2);
});

test('whoever prefers to be left in peace is never on that list', async () => {
  const { body } = await nadia.asks(getCompany, {});
  const inPeace = facts.residents.filter(({ weekly_target }) => weekly_target === null).map(({ id }) => id);
  expect(inPeace.length).toBeGreaterThan(0);
  expect(body.items.filter(({ resident }) => inPeace.includes(resident.id))).toEqual([]);
});

test('every reason that is given for somebody is true', async () => {
  const { body } = await nadia.asks(getCompany, {});
  const { rows: favourites } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ resident_id: string; label: string; activity_id: string }>(
      'select distinct on (resident_id) resident_id, label, activity_id from resident_favourites order by resident_id, rank',
    ),
  );
  const kinds = new Set<string>();
  for (const wish of body.items) {
    const { id } = wish.resident;
    const person = facts.residents.find((one) => one.id === id);
    const figures = figuresOf(facts, id);
    expect(wish).toMatchObject({
      days_since_engaged: figures.days_since_engaged,
      moments_7_days: figures.moments_7_days,
      weekly_target: person?.weekly_target,
    });
    const dearest = favourites.find(({ resident_id }) => resident_id === id);
    expect(wish.suggestion?.activity_id).toBe(dearest?.activity_id);
    const loved = facts.moments
      .filter(
        (moment) => moment.resident_id === id && moment.response === 'loved' && daysApart(moment.day, facts.today) < 60,
      )
      .toSorted((one, other) => other.day.localeCompare(one.day));
    const lastLoved = loved.filter(({ day }) => day === loved[0]?.day);
    for (const reason of wish.reasons) {
      kinds.add(reason.kind);
      const truth = {
        life: () => [{ kind: 'life', text: person?.summary }],
        favourite: () => [{ kind: 'favourite', label: dearest?.label }],
        loved_lately: () =>
          lastLoved.map(({ title, day }) => ({ kind: 'loved_lately', title, days_ago: daysApart(day, facts.today) })),
        said_no: () => [{ kind: 'said_no', times: figures.said_no_7_days }],
      }[reason.kind]();
      expect(truth).toContainEqual(reason);
    }
    expect(wish.reasons.some(({ kind }) => kind === 'said_no')).toBe(figures.said_no_7_days > 0);
    expect(wish.reasons.some(({ kind }) => kind === 'loved_lately')).toBe(loved.length > 0);
  }
  expect(kinds).toContain('life');
  expect(kinds).toContain('favourite');
});

test('staff on Package A have their day, without people, meadow and company', async () => {
  const asker = await world.as('carer@oak-lodge.example');
  const { status, body } = await asker.asks(getToday, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({ residents_count: null, on_now: null, birthdays: null });
  expect(body.sessions.length).toBeGreaterThan(0);
  expect((await asker.asks(getMeadow, {})).status).toBe(403);
  expect((await asker.asks(getCompany, {})).status).toBe(403);
});

test.each([
  ['a relative', 'relative@larch-house.example'],
  ['an organiser of a family organisation', 'organiser@teme-valley.example'],
])('%s has no day of the staff', async (_who, email) => {
  const asker = await world.as(email);
  for (const endpoint of [getToday, getMeadow, getCompany]) {
    expect((await asker.sends(endpoint.path, {})).status).toBe(403);
  }
});

test('where the package has expired the day, the meadow and the company can still be seen', async () => {
  const asker = await world.as('carer@elm-court.example');
  for (const endpoint of [getToday, getMeadow, getCompany]) {
    expect((await asker.sends(endpoint.path, {})).status).toBe(200);
  }
});

test('no home sees a flower of another', async () => {
  const here = new Set((await nadia.asks(getMeadow, {})).body.flowers.map(({ resident }) => resident.id));
  const there = await (await world.as('coordinator@ty-rhosyn.example')).asks(getMeadow, {});
  expect(there.body.flowers.filter(({ resident }) => here.has(resident.id))).toEqual([]);
  expect(there.body.flowers.length).toBeGreaterThan(10);
});

test('a mood that fell against their own counts among what makes somebody in need of company', async () => {
  const busy = facts.residents
    .filter(({ status, weekly_target }) => isHere(status) && weekly_target !== null)
    .map(({ id }) => ({ id, moments: figuresOf(facts, id).moments_7_days }))
    .toSorted((one, other) => other.moments - one.moments)[0];
  if (!busy) throw new Error('somebody lives here');
  const target = 21;
  const before = needOf(facts, busy.id, target);
  await asOwner(world.ownerUrl, async (client) => {
    // So that whoever has moods enough to tell is in need.
    await client.query('update residents set weekly_target = $2 where id = $1', [busy.id, target]);
    await client.query(
      `update moments set mood_source = 'staff', mood_after = case when day > $2::date - 7 then -1 else 1 end
        where resident_id = $1`,
      [busy.id, facts.today],
    );
  });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  expect(figuresOf(facts, busy.id)).toMatchObject({ mood_7_days: -1, mood_21_days_before: 1 });
  expect(await namesInNeed()).toEqual(
    peopleInNeed(facts)
      .slice(0, 12)
      .map(({ known_as }) => known_as),
  );
  expect(needOf(facts, busy.id, target)).toBeCloseTo(before + 0.1);
});
