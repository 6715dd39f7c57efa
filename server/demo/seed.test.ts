import { afterAll, beforeAll, expect, test } from 'vitest';
import { ON_NOW } from '@heartsease/domain/planner/planned-session.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { connectAsOwner } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { isPassword } from '../session/passwords.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { comingSunday } from './dates.ts';
import { refreshDemoDay } from './refresh-demo-day.ts';
import { DEMO_PASSWORD } from './seed.ts';

let world: World;
let database: Database;

beforeAll(async () => {
  world = await openWorld();
  database = connectAsOwner(world.ownerUrl);
});

afterAll(async () => {
  await database.destroy();
  await world.close();
});

const HOMES = ['larch-house', 'ty-rhosyn', 'teme-bank', 'harbour-view', 'oak-lodge', 'elm-court', 'rowan-bank'];

test.each(HOMES)('at %s a manager, a coordinator, a carer and a relative can sign in', async (home) => {
  const rows = await membersOf([
    `manager@${home}.example`,
    `coordinator@${home}.example`,
    `carer@${home}.example`,
    `relative@${home}.example`,
  ]);
  expect(rows.map(({ role }) => role).toSorted()).toEqual(['carer', 'coordinator', 'manager', 'relative']);
});

test('the carers’ circle has an organiser and a member, and head office belongs to seven homes', async () => {
  const circle = await membersOf(['organiser@teme-valley.example', 'member@teme-valley.example']);
  expect(circle.map(({ role }) => role).toSorted()).toEqual(['member', 'organiser']);
  const headOffice = await membersOf(['head-office@marches.example']);
  expect(headOffice).toHaveLength(HOMES.length);
  const people = await database
    .selectFrom('head_office_people as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('organisations as o', 'o.id', 'p.organisation_id')
    .select(['a.email', 'o.name', 'p.ended_at'])
    .execute();
  expect(people).toEqual([{ email: 'head-office@marches.example', name: expect.any(String), ended_at: null }]);
});

test('at Tŷ Rhosyn people have the app in Welsh, but for the manager and two whose language is English; elsewhere nobody', async () => {
  const rows = await database
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', 'm.account_id', 'a.id')
    .leftJoin('care_homes as h', 'h.id', 'm.care_home_id')
    .select(['a.email', 'a.language', 'h.name'])
    .where('a.email', '<>', 'head-office@marches.example')
    .execute();
  const there = rows.filter(({ name }) => name === 'Tŷ Rhosyn');
  expect(there.length).toBeGreaterThan(10);
  expect(
    there
      .filter(({ language }) => language !== 'cy-GB')
      .map(({ email }) => email)
      .toSorted(),
  ).toEqual(['blessing.eze@ty-rhosyn.example', 'jill.sutcliffe@ty-rhosyn.example', 'manager@ty-rhosyn.example']);
  expect(rows.filter(({ name, language }) => name !== 'Tŷ Rhosyn' && language !== 'en-GB')).toEqual([]);
});

test('everybody has the password of the demo world', async () => {
  const rows = await database.selectFrom('accounts').select('password_hash').distinct().execute();
  expect(rows).toHaveLength(1);
  expect(await isPassword(DEMO_PASSWORD, rows[0]?.password_hash ?? null)).toBe(true);
});

test.each([
  ['Nadia', 'Rahman', 'coordinator@larch-house.example'],
  ['Tomasz', 'Zieliński', 'carer@larch-house.example'],
  ['Anita', 'Nair', 'manager@larch-house.example'],
  ['Sarah', 'Hartley', 'relative@larch-house.example'],
])('%s %s signs in as %s', async (first_name, last_name, email) => {
  const row = await database
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('email', '=', email)
    .executeTakeFirst();
  expect(row).toEqual({ first_name, last_name });
});

test('thirty-eight people live at Larch House, and Betty is remembered', async () => {
  const people = await database
    .selectFrom('residents as r')
    .innerJoin('care_homes as h', 'h.id', 'r.care_home_id')
    .select(['r.known_as', 'r.status', 'r.portrait', 'r.photo_wish'])
    .where('h.name', '=', 'Larch House')
    .execute();
  expect(people.filter(({ status }) => status === 'active')).toHaveLength(38);
  expect(people.filter(({ status }) => status === 'died').map(({ known_as }) => known_as)).toEqual(['Betty']);
  expect(people.filter(({ portrait }) => portrait === null)).toEqual([]);
  expect(people.find(({ known_as }) => known_as === 'Gurdev')?.photo_wish).toBe('declines');
});

test('the days’ totals count what the moments say', async () => {
  expect(await wrongTotals()).toBe(0);
});

test('what Larch House does every week is a series', async () => {
  const series = await seriesOfLarchHouse();
  expect(series.length).toBeGreaterThan(2);
  for (const { sessions } of series) expect(sessions).toBeGreaterThan(2);
});

test.each([0.4, 3, 17, 40])('%d days later something is on now again, and the days between are told', async (days) => {
  const now = new Date(Date.now() + days * 86_400_000);
  await refreshDemoDay(database, { now });
  expect(await onNowAtLarchHouse(now)).not.toEqual([]);
  const later = await database.selectFrom('reports').select('id').where('recorded_at', '>', now).execute();
  expect(later).toEqual([]);
  const daysAgo = (number: number) => calendarDay(new Date(now.getTime() - number * 86_400_000), 'Europe/London');
  const yesterday = await database.selectFrom('reports').select('id').where('day', '=', daysAgo(1)).execute();
  expect(yesterday.length).toBeGreaterThan(5);
  const meiLing = await database
    .selectFrom('residents')
    .select('date_of_birth')
    .where('known_as', '=', 'Mei-Ling')
    .executeTakeFirst();
  expect(meiLing?.date_of_birth?.slice(5)).toBe(comingSunday(daysAgo(0)).slice(5));
  const series = await seriesOfLarchHouse();
  expect(series.length).toBeGreaterThan(2);
  for (const one of series) expect(one.sessions).toBeGreaterThan(0);
  expect(await wrongTotals()).toBe(0);
});

test('past midnight something of the new day is on now, though a session of the evening may still be written down', async () => {
  const midnight = new Date(instantAt(addDays(calendarDay(new Date(), 'Europe/London'), 50), '00:00', 'Europe/London'));
  const evening = new Date(midnight.getTime() - 10 * 60_000);
  await refreshDemoDay(database, { now: evening });
  expect(await onNowAtLarchHouse(evening)).not.toEqual([]);
  const night = new Date(midnight.getTime() + 10 * 60_000);
  await refreshDemoDay(database, { now: night });
  expect(await onNowAtLarchHouse(night)).not.toEqual([]);
});

/** What may be written down of the day that it is there. */
async function onNowAtLarchHouse(now: Date) {
  return await database
    .selectFrom('planned_sessions as s')
    .innerJoin('care_homes as h', 'h.id', 's.care_home_id')
    .leftJoin('reports as r', 'r.planned_session_id', 's.id')
    .select(['s.title', 's.starts_at'])
    .where('h.name', '=', 'Larch House')
    .where('r.id', 'is', null)
    .where('s.cancelled_at', 'is', null)
    .where('s.day', '=', calendarDay(now, 'Europe/London'))
    .where('s.starts_at', '<=', new Date(now.getTime() + ON_NOW.minutes_before * 60_000))
    .where('s.ends_at', '>=', new Date(now.getTime() - ON_NOW.minutes_after * 60_000))
    .execute();
}

async function seriesOfLarchHouse() {
  return await database
    .selectFrom('planned_series as p')
    .innerJoin('care_homes as h', 'h.id', 'p.care_home_id')
    .leftJoin('planned_sessions as s', (join) =>
      join.onRef('s.care_home_id', '=', 'p.care_home_id').onRef('s.series_id', '=', 'p.id'),
    )
    .select('p.id')
    .select((of) => of.fn.count<number>('s.id').as('sessions'))
    .where('h.name', '=', 'Larch House')
    .groupBy('p.id')
    .execute();
}

async function membersOf(emails: string[]) {
  return await database
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .select(['a.email', 'm.role'])
    .where('a.email', 'in', emails)
    .execute();
}

async function wrongTotals(): Promise<number> {
  const counted = await database
    .selectFrom('moments')
    .select(['care_home_id', 'day', 'category', 'format'])
    .select((of) => of.fn.countAll<number>().as('moments'))
    .where('removed_at', 'is', null)
    .groupBy(['care_home_id', 'day', 'category', 'format'])
    .execute();
  const totals = await database
    .selectFrom('daily_totals')
    .select(['care_home_id', 'day', 'category', 'format', 'moments'])
    .execute();
  const key = (row: { care_home_id: string; day: string; category: string; format: string }) =>
    `${row.care_home_id} ${row.day} ${row.category} ${row.format}`;
  const kept = new Map(totals.map((row) => [key(row), row.moments]));
  return counted.filter((row) => kept.get(key(row)) !== row.moments).length + Math.abs(totals.length - counted.length);
}
