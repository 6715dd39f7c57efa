import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKeyFigures, getResidentsEngaged, saveTargets } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { comparedDays, daysMeant, daysSince, londonDayOf, rawHome, recountPeople, tenth } from '../test/recount.ts';
import type { RawHome } from '../test/recount.ts';
import { recountKeyFigures } from '../test/recount-key-figures.ts';
import { unusualYear } from '../test/unusual-year.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let home: RawHome;
let today: string;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  // The afternoon: a run over midnight changes no day.
  world.clock.now = new Date(`${londonDayOf(new Date())}T15:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  today = facts.today;
  await unusualYear(world.ownerUrl, { care_home_id: facts.care_home_id, group_id: uuidv7(), today });
  await reviewGoals();
  home = await rawHome(world.ownerUrl, facts.care_home_id);
});
afterAll(async () => await world.close());

test('activities were talked about with so many who are here, counted review by review', async () => {
  const { body } = await anita.asks(getKeyFigures, {});
  expect(body.items.map(({ state }) => state)).not.toContain('not_recorded');
  const here = recountPeople(home, {}, [today], today);
  let talked = 0;
  for (const { person } of here) {
    let did = false;
    for (const { resident_id, reviewed_on, activities_discussed } of home.reviews)
      if (resident_id === person.id && activities_discussed && daysAfter(reviewed_on, today) < 366) did = true;
    if (did) talked += 1;
  }
  expect(talked).toBeGreaterThan(2);
  const figure = body.items.find(({ key }) => key === 'qs184_5a');
  expect(figure).toMatchObject({ state: 'recorded', numerator: talked, n: here.length });
  expect(figure?.value).toBe(tenth(talked, here.length));
});

test('a home that has set no targets has none beside its figures', async () => {
  const { items } = (await anita.asks(getKeyFigures, {})).body;
  expect(items.filter(({ target }) => target !== null)).toEqual([]);
  expect((await anita.asks(getResidentsEngaged, {})).body.target).toBeNull();
});

test('by its own targets a home counts what it wants for each person, and is told them beside it', async () => {
  const targets = { engaged_per_week: 6, domains_per_week: 4, one_to_one_per_week: 1, missed_after_days: 1 };
  const write = { client_id: uuidv7(), care_home_id: facts.care_home_id };
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.asks(saveTargets, { ...write, ...targets })).status).toBe(403);
  const saved = await anita.asks(saveTargets, { ...write, ...targets });
  expect(saved).toMatchObject({ status: 200, body: { targets } });
  const { body } = await nadia.asks(getKeyFigures, {});
  const figure = (key: string) => body.items.find((item) => item.key === key);
  const days = daysMeant({}, today);
  const wanted = { sides: 4, one_to_ones: 1 };
  const now = recountKeyFigures(home, days, today, wanted);
  const before = recountKeyFigures(home, comparedDays(days, 'previous') ?? [], today, wanted);
  for (const key of ['variety', 'in_bed'] as const) {
    expect(figure(key)?.value, key).toBe(now[key].value);
    expect(figure(key)?.before, key).toBe(before[key].value);
  }
  expect(now.variety.value).not.toBe(recountKeyFigures(home, days, today).variety.value);
  const missed = home.residents.filter(
    (person) =>
      person.weekly_target !== null &&
      ['active', 'respite'].includes(person.status) &&
      recountPeople(home, { resident_id: [person.id] }, [today], today).length === 1 &&
      (daysSince(home, person.id, today) ?? 99) > 1,
  );
  expect(figure('missed_now')?.value).toBe(missed.length);
  const told = Object.fromEntries(body.items.flatMap(({ key, target }) => (target === null ? [] : [[key, target]])));
  expect(told).toEqual({ residents_engaged: 100, moments_a_week: 6, variety: 100, in_bed: 100, missed_now: 0 });
  // A home that wants something for each person wants everybody to have some of it; of one side of life it has said nothing.
  expect((await anita.asks(getResidentsEngaged, {})).body.target).toBe(100);
  expect((await anita.asks(getResidentsEngaged, { domain: ['outdoors'] })).body.target).toBeNull();
  expect(figure('variety')?.definition).toMatch(/wants for each: 4 or more/u);
  const wrong = await anita.sends(saveTargets.path, { ...write, client_id: uuidv7(), ...targets, domains_per_week: 9 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { domains_per_week: ['Choose 1 to 8'] } } });
});

function daysAfter(day: string, today: string): number {
  return (Date.parse(today) - Date.parse(day)) / 86_400_000;
}

/** Of people of whom nobody looked at a goal: yesterday without activities, a year ago, and a day longer ago. */
async function reviewGoals(): Promise<void> {
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `with others as (
         select r.care_home_id, r.id as resident_id, gen_random_uuid() as goal_id, row_number() over (order by r.id) as place
           from residents r
          where r.care_home_id = $1 and r.status = 'active' and r.deleted_at is null
            and not exists (select from goals g where g.care_home_id = r.care_home_id and g.resident_id = r.id)
          limit 3),
       new_goals as (
         insert into goals (care_home_id, id, resident_id, text)
         select care_home_id, goal_id, resident_id, 'To see the sea' from others)
       insert into goal_reviews (care_home_id, id, goal_id, reviewed_on, note, people_present, activities_discussed)
       select care_home_id, gen_random_uuid(), goal_id, $2::date - (array[1, 365, 366])[place], 'Well', '', place > 1
         from others`,
      [facts.care_home_id, today],
    ),
  );
}
