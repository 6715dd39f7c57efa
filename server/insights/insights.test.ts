import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEnjoyedLately, getInsights } from '@heartsease/domain/insights/insights.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let tomasz: Asker;
let sarah: Asker;
let people: Map<string, string>;
let care_home_id: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  const { items } = (await tomasz.asks(listResidents, {})).body;
  people = new Map(items.map(({ known_as, id }) => [known_as, id]));
  today = calendarDay(world.app.now(), 'Europe/London');
  const rows = await ask<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
  care_home_id = rows[0]?.id ?? '';
});
afterAll(async () => await world.close());

const idOf = (name: string) => people.get(name) ?? '';

async function ask<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return await asOwner(world.ownerUrl, async (client) => (await client.query<Row>(query, values)).rows);
}

interface Raw {
  day: string;
  activity: string;
  category: string;
  format: string;
  minutes: number;
  own_minutes: number | null;
  response: string | null;
  not_today_reason: string | null;
  mood_before: number | null;
  mood_after: number | null;
  hour: number;
  people: number;
}

/** The table itself, everything that was ever written; what counts is told by the loops below. */
async function rawMoments(resident_id: string): Promise<(Raw & { is_removed: boolean })[]> {
  return await ask<Raw & { is_removed: boolean }>(
    `select m.day::text, coalesce(t.activity_id::text, lower(t.title)) as activity, m.category, m.format, m.minutes, m.own_minutes, m.response, m.not_today_reason,
            m.mood_before, m.mood_after, m.removed_at is not null as is_removed,
            extract(hour from t.started_at at time zone 'Europe/London')::int as hour,
            (select count(*)::int from moments o where o.report_id = t.id and o.removed_at is null) as people
       from moments m join reports t on t.id = m.report_id where m.resident_id = $1`,
    [resident_id],
  );
}

async function sayMoods(resident_id: string): Promise<void> {
  await ask(
    `update moments set mood_source = 'staff', mood_before = (extract(day from day)::int % 3) - 1,
            mood_after = (extract(day from day)::int % 4) - 1,
            own_minutes = case when extract(day from day)::int % 5 = 0 then 11 end
      where resident_id = $1 and response is distinct from 'not_today'`,
    [resident_id],
  );
}

test.each([
  ['Eileen', 0, 27],
  ['Arthur', 3, 91],
  ['Joyce', 0, 55],
  ['Frank', 0, 27],
  ['Winston', 20, 80],
])('every figure of %s is what plain loops over the moments find', async (name, until, length) => {
  const resident_id = idOf(name);
  await sayMoods(resident_id);
  const to = addDays(today, -until);
  const from = addDays(to, -length);
  const { status, body } = await tomasz.asks(getInsights, { resident_id, from, to });
  expect([status, body.from, body.to]).toEqual([200, from, to]);
  const { patterns } = body;
  if (!patterns) throw new Error(`${name} has no moments`);

  let all = 0;
  let offered = 0;
  let engaged = 0;
  let declined = 0;
  let minutes = 0;
  let alone = 0;
  const sides: Record<string, number> = {};
  const parts: Record<string, { n: number; well: number }> = {};
  const sizes: Record<string, { n: number; well: number }> = {};
  const moods: Record<string, number[]> = {};
  const byDay: Record<string, number> = {};
  for (const one of await rawMoments(resident_id)) {
    if (one.is_removed || one.day < from || one.day > to) continue;
    all += 1;
    if (one.response === 'not_today' && ['away', 'not_reached'].includes(one.not_today_reason ?? '')) continue;
    offered += 1;
    byDay[one.day] = (byDay[one.day] ?? 0) + 1;
    if (one.not_today_reason === 'declined') declined += 1;
    if (['loved', 'enjoyed', 'quiet'].includes(one.response ?? '')) {
      engaged += 1;
      minutes += one.own_minutes ?? one.minutes;
      sides[one.category] = (sides[one.category] ?? 0) + 1;
      if (one.format === 'one_to_one') alone += 1;
    }
    if (one.mood_before !== null && one.mood_after !== null) {
      (moods[one.activity] ??= []).push(one.mood_after - one.mood_before);
    }
    if (one.response === null) continue;
    const well = one.response === 'loved' || one.response === 'enjoyed' ? 1 : 0;
    const part = one.hour < 12 ? 'morning' : one.hour < 17 ? 'afternoon' : 'evening';
    const size = one.format === 'one_to_one' ? 'one_to_one' : one.people <= 6 ? 'small_group' : 'group';
    for (const [counts, key] of [[parts, part] as const, [sizes, size] as const]) {
      const count = (counts[key] ??= { n: 0, well: 0 });
      count.n += 1;
      count.well += well;
    }
  }
  expect(body.n).toBe(all);
  expect(patterns.glance).toMatchObject({ n: offered, engaged, declined });
  for (const day of patterns.glance.days) expect(day.engaged + day.declined + day.other).toBe(byDay[day.day] ?? 0);
  expect(patterns.weeks).toMatchObject({ n: engaged, minutes });
  expect(patterns.weeks.weeks.reduce((sum, week) => sum + week.minutes, 0)).toBe(minutes);
  expect(patterns.one_to_one).toEqual({ n: engaged, one_to_one: alone });
  for (const { category, n } of patterns.variety.sides) expect(n).toBe(sides[category] ?? 0);
  for (const { key, n, well } of patterns.times.groups) expect({ n, well }).toEqual(parts[key] ?? { n: 0, well: 0 });
  for (const { key, n, well } of patterns.sizes.groups) expect({ n, well }).toEqual(sizes[key] ?? { n: 0, well: 0 });
  expect(patterns.mood.n).toBe(Object.values(moods).flat().length);
  const told: number[][] = [];
  for (const changes of Object.values(moods)) {
    let sum = 0;
    for (const change of changes) sum += change;
    const mean = Math.round((sum / changes.length) * 100) / 100;
    if (changes.length >= 3) told.push([changes.length, mean, Math.min(...changes), Math.max(...changes)]);
  }
  const byText = (figures: number[][]) => figures.map(String).toSorted();
  expect(byText(patterns.mood.activities.map(({ n, mean, least, most }) => [n, mean, least, most]))).toEqual(
    byText(told),
  );
  expect(patterns.mood.too_few).toBe(Object.keys(moods).length - told.length);
});

test('without days it is the four weeks until today, and days to come are not looked at', async () => {
  const resident_id = idOf('Eileen');
  const asked = async (more: object) => (await tomasz.asks(getInsights, { resident_id, ...more })).body;
  const four = await asked({});
  expect([four.from, four.to]).toEqual([addDays(today, -27), today]);
  expect(four.patterns?.glance.days).toHaveLength(28);
  expect((await asked({ to: addDays(today, 30) })).to).toBe(today);
});

test('whoever has fewer than five moments is told of without a single pattern', async () => {
  const resident_id = idOf('Eileen');
  const { body } = await tomasz.asks(getInsights, { resident_id, from: today, to: today });
  expect(body.n).toBeLessThan(5);
  expect(body.patterns).toBeNull();
});

test('days that are too many, or the wrong way round, are said at their field', async () => {
  const resident_id = idOf('Eileen');
  const refusals = await Promise.all(
    [
      { from: addDays(today, -92), to: today },
      { from: today, to: addDays(today, -1) },
    ].map(async (days) => await tomasz.sends(getInsights.path, { resident_id, ...days })),
  );
  expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
  expect(refusals.map(({ body }) => body)).toMatchObject([
    { errors: { from: [/92/] } },
    { errors: { to: [/last day/] } },
  ]);
});

test('a report set aside counts no more, and quotes, goals and first times are told', async () => {
  const resident_id = idOf('Eileen');
  const before = (await tomasz.asks(getInsights, { resident_id })).body;
  const [latest] = await ask<{ id: string }>(
    `select id from moments where resident_id = $1 and removed_at is null and is_engaged order by day desc, id limit 1`,
    [resident_id],
  );
  await ask(`update moments set quote = 'I could dance all night.' where id = $1`, [latest?.id]);
  await ask(
    `with goal as (insert into goals (id, care_home_id, resident_id, text)
       values (gen_random_uuid(), $1, $2, 'Lead the singing once') returning id)
     insert into moment_goals (care_home_id, moment_id, goal_id) select $1, $3, id from goal`,
    [care_home_id, resident_id, latest?.id],
  );
  const told = (await tomasz.asks(getInsights, { resident_id })).body;
  expect(told.patterns?.quotes.quotes).toContainEqual(expect.objectContaining({ quote: 'I could dance all night.' }));
  expect(told.patterns?.goals.goals).toContainEqual(
    expect.objectContaining({ text: 'Lead the singing once', moments: 1, status: 'active' }),
  );
  await ask('update moments set removed_at = now() where id = $1', [latest?.id]);
  const after = (await tomasz.asks(getInsights, { resident_id })).body;
  expect(after.n).toBe(before.n - 1);
  expect(after.patterns?.quotes.quotes).not.toContainEqual(
    expect.objectContaining({ quote: 'I could dance all night.' }),
  );
});

test('somebody who is away is not told to have joined in less', async () => {
  const resident_id = idOf('Arthur');
  await ask(`update moments set removed_at = now() where resident_id = $1 and is_engaged and day > $2::date - 14`, [
    resident_id,
    today,
  ]);
  const change = async () => (await tomasz.asks(getInsights, { resident_id })).body.patterns?.change;
  expect(await change()).toMatchObject({ direction: 'less', percent: 100, engaged: 0 });
  await ask(`update residents set status = 'away', status_since = $2 where id = $1`, [resident_id, today]);
  expect(await change()).toBeNull();
});

test('family are told softly of their own person, as long as the person agrees to it', async () => {
  const links = await ask<{ resident_id: string }>(
    `select l.resident_id from relative_links l join accounts a on a.id = l.account_id
      where a.email = 'relative@larch-house.example' and l.status = 'active'`,
  );
  const own = links[0]?.resident_id ?? '';
  const told = await sarah.asks(getEnjoyedLately, { resident_id: own });
  expect(told.status).toBe(200);
  expect(told.body.things.length).toBeGreaterThan(0);
  expect(Object.keys(told.body).toSorted()).toEqual(
    ['best_size', 'best_time', 'known_as', 'pronouns', 'sides', 'things'].toSorted(),
  );
  expect((await sarah.asks(getInsights, { resident_id: own })).status).toBe(403);
  expect((await sarah.asks(getEnjoyedLately, { resident_id: idOf('Frank') })).status).toBe(404);
  expect((await tomasz.asks(getEnjoyedLately, { resident_id: own })).status).toBe(403);
  const soft = async () => (await sarah.asks(getEnjoyedLately, { resident_id: own })).status;
  const level = async (to: string) =>
    await ask(`update relative_links set access_level = $2 where resident_id = $1 and status = 'active'`, [own, to]);
  await level('friend');
  expect(await soft()).toBe(404);
  await level('family');
  await ask(`update relative_links set status = 'paused' where resident_id = $1`, [own]);
  expect([403, 404]).toContain(await soft());
  await ask(`update relative_links set status = 'active' where resident_id = $1`, [own]);
  expect(await soft()).toBe(200);
  await ask(`delete from consents where resident_id = $1 and purpose = 'family_updates'`, [own]);
  expect(await soft()).toBe(404);
});
