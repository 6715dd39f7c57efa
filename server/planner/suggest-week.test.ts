import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { gini } from '@heartsease/domain/planner/gini.ts';
import {
  findPlanClashes,
  getPlan,
  listPlannedSessions,
  savePlan,
  saveWeek,
  suggestWeek,
} from '@heartsease/domain/planner/planner.endpoints.ts';
import { planWordsOf } from '@heartsease/domain/planner/series.ts';
import type { SuggestedWeek } from '@heartsease/domain/planner/suggested-week.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { partyOn } from '../test/events.ts';
import { openPlanning } from '../test/planning.ts';
import type { Planning } from '../test/planning.ts';

let world: Planning['world'];
let nadia: Planning['nadia'];
let facts: Planning['facts'];
let monday: Planning['monday'];
let write: Planning['write'];
let saved: Planning['saved'];
let week: SuggestedWeek;
beforeAll(async () => {
  ({ world, nadia, facts, monday, write, saved } = await openPlanning());
  week = (await nadia.asks(suggestWeek, { day: monday })).body;
});
afterAll(async () => await world.close());

const ENGAGED = new Set(['loved', 'enjoyed', 'quiet']);

const sessionsOf = ({ suggestions }: SuggestedWeek): InputOf<typeof saveWeek>['sessions'] =>
  suggestions.map(({ activity, day, time, minutes, place, resident_ids, reasons }) => ({
    activity_id: activity.id,
    title: activity.title,
    day,
    time,
    minutes,
    place,
    resident_ids,
    reasons,
  }));

test('a suggested week is at least twice as fair as the median week of the year', () => {
  // Everybody who lives here, also who has no number of moments and is left in peace.
  const giniOf = (people: { id: string }[], names: string[]) =>
    gini(people.map(({ id }) => names.filter((name) => name === id).length));
  const here = facts.residents.filter(({ status }) => status === 'active' || status === 'respite');
  const suggested = giniOf(
    here,
    week.suggestions.flatMap(({ resident_ids }) => resident_ids),
  );
  const ginis = Array.from({ length: 52 }, (_, ago) => addDays(mondayOf(facts.today), -7 * (ago + 1)))
    .map((from) => {
      const to = addDays(from, 6);
      const there = facts.residents.filter(
        ({ moved_in_on, ended_on }) => moved_in_on <= from && (ended_on === null || ended_on > to),
      );
      const moments = facts.moments.filter(
        ({ day, response }) => day >= from && day <= to && ENGAGED.has(response ?? ''),
      );
      return giniOf(
        there,
        moments.map(({ resident_id }) => resident_id),
      );
    })
    .toSorted((one, other) => one - other);
  const median = ((ginis[25] ?? 0) + (ginis[26] ?? 0)) / 2;
  expect(median).toBeGreaterThan(0.1);
  expect(suggested).toBeLessThanOrEqual(median / 2);
});

test('it reaches nearly everybody, in every wing, in the evening and at the weekend', () => {
  const { people, with_these } = week.fairness;
  expect(with_these.reached / people).toBeGreaterThan(0.9);
  const wings = new Set(week.residents.map(({ wing }) => wing));
  expect(wings).toEqual(new Set(facts.residents.filter(({ status }) => status === 'active').map(({ wing }) => wing)));
  const rounds = week.suggestions.filter(({ resident_ids }) => resident_ids.length > 1);
  expect(rounds.some(({ time }) => time >= '17:00')).toBe(true);
  expect(new Set(rounds.map(({ day }) => day)).size).toBe(7);
});

test('it names nobody who is away, who died or who is left in peace', () => {
  const named = new Set(week.suggestions.flatMap(({ resident_ids }) => resident_ids));
  const notToBeNamed = facts.residents.filter(
    ({ status, weekly_target }) => !['active', 'respite'].includes(status) || weekly_target === null,
  );
  expect(notToBeNamed.filter(({ id }) => named.has(id))).toEqual([]);
  expect(week.residents.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
});

test('around what stands already it clashes with nothing', async () => {
  const next = addDays(mondayOf(facts.today), 7);
  const { suggestions, fairness } = (await nadia.asks(suggestWeek, { day: addDays(next, 3) })).body;
  expect(suggestions.length).toBeGreaterThan(0);
  for (const { day, time, minutes, place, resident_ids } of suggestions) {
    const asked = { planned_session_id: null, repeat: null, leader_id: null, helper_ids: [], resident_group_ids: [] };
    const clashes = await nadia.asks(findPlanClashes, { ...asked, day, time, minutes, place, resident_ids });
    expect(clashes.body.items).toEqual([]);
  }
  expect(fairness.with_these.reached).toBeGreaterThan(fairness.as_planned.reached);
});

test('the same facts give the same week', async () => {
  expect((await nadia.asks(suggestWeek, { day: addDays(monday, 6) })).body).toEqual(week);
});

test('all of it is planned at once, and then there is nothing to add', async () => {
  const sessions = sessionsOf(week);
  const input = { ...write(), sessions };
  const [one, other] = await Promise.all([nadia.asks(saveWeek, input), nadia.asks(saveWeek, input)]);
  expect([one.status, one.body]).toEqual([200, { planned: sessions.length }]);
  expect(other.body).toEqual(one.body);
  const { items } = (await nadia.asks(listPlannedSessions, { from: monday, to: addDays(monday, 6) })).body;
  expect(items).toHaveLength(sessions.length);
  expect(items.map(({ people_count }) => people_count)).not.toContain(0);
  const { fairness } = (await nadia.asks(suggestWeek, { day: monday })).body;
  expect(fairness.as_planned).toEqual(week.fairness.with_these);
});

test('why a session was suggested stays with it, as long as it is true of it', async () => {
  const there = week.suggestions.find(({ reasons }) => reasons.some(({ kind }) => kind === 'below_target'));
  if (there === undefined) throw new Error('somebody has fewer moments than suit them');
  const { items } = (await nadia.asks(listPlannedSessions, { from: there.day, to: there.day })).body;
  const planned = items.find(
    ({ title, starts_at }) => title === there.activity.title && timeOn(starts_at, 'Europe/London') === there.time,
  );
  const planned_session_id = planned?.id ?? '';
  const { body: plan } = await nadia.asks(getPlan, { planned_session_id });
  expect(plan.suggested).toMatchObject({ on: facts.today, reasons: there.reasons });
  const named = new Set(there.reasons.flatMap((reason) => ('resident_ids' in reason ? reason.resident_ids : [])));
  expect(new Set(plan.suggested?.people.map(({ id }) => id))).toEqual(named);

  const words = planWordsOf(plan);
  const change = {
    planned_session_id,
    base_version: plan.version,
    day: plan.day,
    which: 'this',
    repeat: null,
  } as const;
  const alone = { ...words, resident_ids: [[...named][0] ?? ''] };
  const kept = (await nadia.asks(savePlan, { ...write(), ...change, ...alone })).body.plan;
  expect(kept.suggested?.people.map(({ id }) => id)).toEqual(alone.resident_ids);
  const other = { ...alone, activity_id: null, title: 'Something else', base_version: kept.version };
  const changed = (await nadia.asks(savePlan, { ...write(), ...change, ...other })).body.plan;
  expect(changed.suggested).toBeNull();
  expect((await saved({ title: 'Of our own accord', day: addDays(monday, 50) })).plan.suggested).toBeNull();
});

test('where something was planned meanwhile nothing is planned, and it is said', async () => {
  const later = addDays(monday, 7);
  const suggested = (await nadia.asks(suggestWeek, { day: later })).body;
  const [first] = suggested.suggestions;
  const { day = later, time = '10:30', place = '', resident_ids = [] } = first ?? {};
  await saved({ title: 'Quicker', day, time, place, resident_ids });
  const { status, body } = await nadia.sends(saveWeek.path, { ...write(), sessions: sessionsOf(suggested) });
  expect([status, body]).toMatchObject([422, { errors: { form: [expect.stringContaining('Nothing was planned')] } }]);
  const { items } = (await nadia.asks(listPlannedSessions, { from: later, to: addDays(later, 6) })).body;
  expect(items.map(({ title }) => title)).toEqual(['Quicker']);
});

test('an event keeps its time, its place and its people', async () => {
  const later = addDays(monday, 14);
  const { suggestions } = (await nadia.asks(suggestWeek, { day: later })).body;
  const [first] = suggestions;
  if (first === undefined) throw new Error('an empty week has room');
  const { day, time: from_time, resident_ids } = first;
  const { care_home_id } = write();
  await nadia.asks(saveEvent, partyOn(day, { care_home_id, from_time, to_time: '23:00', resident_ids }));
  const input = { ...write(), sessions: sessionsOf({ ...week, suggestions: [first] }) };
  expect((await nadia.sends(saveWeek.path, input)).status).toBe(422);
  await nadia.asks(
    saveEvent,
    partyOn(day, { care_home_id, from_time: '08:00', to_time: '12:00', resident_ids: [], title: 'Brunch' }),
  );
  const again = (await nadia.asks(suggestWeek, { day: later })).body.suggestions.filter((one) => one.day === day);
  expect(again.filter(({ time }) => time >= '08:00' && time < '12:00')).toEqual([]);
});

test('a week around an outing and an all-day event can be planned as it is suggested', async () => {
  const later = addDays(monday, 28);
  const asked = { day: later };
  const rounds = (await nadia.asks(suggestWeek, asked)).body.suggestions.filter(({ place }) => place !== '');
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) throw new Error('an empty week has rounds');
  const { care_home_id } = write();
  const { resident_ids, place } = first;
  const outing = { title: 'To the sea', from_time: '08:00', to_time: '21:00', place };
  const party = { title: 'Birthday', is_all_day: true, place: last.place };
  await nadia.asks(saveEvent, partyOn(first.day, { care_home_id, ...outing, resident_ids }));
  await nadia.asks(saveEvent, partyOn(last.day, { care_home_id, ...party, resident_ids: last.resident_ids }));
  const again = (await nadia.asks(suggestWeek, asked)).body;
  for (const there of [first, last]) {
    const thatDay = again.suggestions.filter(({ day }) => day === there.day);
    expect(thatDay.length).toBeGreaterThan(0);
    expect(thatDay.map((one) => one.place)).not.toContain(there.place);
    expect(thatDay.flatMap((one) => one.resident_ids).filter((id) => there.resident_ids.includes(id))).toEqual([]);
  }
  const { status, body } = await nadia.asks(saveWeek, { ...write(), sessions: sessionsOf(again) });
  expect([status, body]).toEqual([200, { planned: again.suggestions.length }]);
});

test.each([
  ['no sessions', { sessions: [] }],
  ['61 sessions', { count: 61 }],
  ['a day that is over', { day: '2020-01-01' }],
  ['an hour that no clock shows', { time: '24:30' }],
  ['no title', { title: ' ' }],
])('%s are refused', async (_what, { count = 1, sessions, ...but }: Record<string, unknown>) => {
  const [first] = sessionsOf(week);
  const wrong = sessions ?? Array.from({ length: Number(count) }, () => ({ ...first, ...but }));
  expect((await nadia.sends(saveWeek.path, { ...write(), sessions: wrong })).status).toBe(422);
});

test('an activity or a resident of nobody does not exist', async () => {
  const [first] = sessionsOf(week);
  for (const but of [{ activity_id: uuidv7() }, { resident_ids: [uuidv7()] }]) {
    const sessions = [{ ...first, day: addDays(monday, 21), ...but }];
    expect((await nadia.sends(saveWeek.path, { ...write(), sessions })).status).toBe(404);
  }
});

test('a week that is over, or ten years away, has no suggestions', async () => {
  for (const day of [addDays(facts.today, -8), '2040-01-01', '2027-02-30']) {
    expect((await nadia.sends(suggestWeek.path, { day })).status).toBe(422);
  }
});

test('a carer is suggested nothing', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  expect((await tomasz.asks(suggestWeek, { day: monday })).status).toBe(403);
});

test('on Package A nobody is named, so nothing is suggested', async () => {
  const asker = await world.as('coordinator@oak-lodge.example');
  const { body } = await asker.asks(suggestWeek, { day: monday });
  expect(body).toEqual({
    suggestions: [],
    residents: [],
    fairness: { people: 0, as_planned: { reached: 0, gini: 0 }, with_these: { reached: 0, gini: 0 } },
  });
});
