import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  Ability,
  discardAbilityDraft,
  finaliseAbility,
  getAbility,
  keepPalResult,
  listAbilityReviews,
  listAssessments,
  saveAbilityDraft,
} from '@heartsease/domain/pal/pal.endpoints.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
let idOf: (name: string) => string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  const everybody = (await nadia.asks(listResidents, {})).body.items;
  idOf = (name) => everybody.find(({ known_as }) => known_as === name)?.id ?? '';
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const today = calendarDay(new Date(), 'Europe/London');
const write = () => ({ client_id: uuidv7(), care_home_id });
const fieldsWith = (bands: string, more: object = {}) => ({
  answers: Object.fromEntries(WAYS_OF_JOINING_IN.sections.map(({ key }, place) => [key, bands.charAt(place)])),
  helps: {},
  observed_from: addDays(today, -13),
  observed_to: today,
  observers: '',
  notes: '',
  ...more,
});

test('a carer keeps a draft, a coordinator signs it, and it is the one that counts', async () => {
  const resident_id = idOf('Marjorie');
  const drafted = await tomasz.asks(saveAbilityDraft, {
    ...write(),
    resident_id,
    base_version: 0,
    ...fieldsWith('11', { answers: { choosing: '2' } }),
  });
  expect([drafted.status, drafted.body]).toMatchObject([200, { version: 1, started_by: 'Tomasz' }]);
  const signed = await nadia.asks(finaliseAbility, {
    ...write(),
    resident_id,
    base_version: 1,
    ...fieldsWith('22223333', { helps: { choosing: 'Two stamps to pick from' } }),
  });
  expect([signed.status, signed.body.review_on]).toEqual([200, addDays(today, 182)]);
  const seen = (await tomasz.asks(getAbility, { resident_id })).body;
  expect([seen.latest?.id, seen.draft]).toEqual([signed.body.id, null]);
  expect(seen.latest).toMatchObject({
    support_band: 3,
    may_reach: 2,
    assessed_by: 'Nadia',
    review_on: addDays(today, 182),
    helps: { choosing: 'Two stamps to pick from' },
  });
  expect(seen.latest?.lines.map(({ label, band }) => [label, band]).at(0)).toEqual(['Getting going', 2]);
  expect(seen.before?.assessed_on).toBe(addDays(today, -98));
  expect((await tomasz.asks(listAssessments, { resident_id })).body.total).toBe(2);
});

test('whoever writes on a draft second is told what the first one wrote, and nothing is overwritten', async () => {
  const resident_id = idOf('Arthur');
  const at = { resident_id, base_version: 0 };
  await tomasz.asks(saveAbilityDraft, { ...write(), ...at, ...fieldsWith('1', { answers: { choosing: '1' } }) });
  const second = await nadia.sends(saveAbilityDraft.path, { ...write(), ...at, ...fieldsWith('44444444') });
  expect(second.status).toBe(409);
  const { draft } = Ability.parse((second.body as { current: unknown }).current);
  expect(draft).toMatchObject({ version: 1, answers: { choosing: '1' }, changed_by: 'Tomasz' });
  const signed = await nadia.sends(finaliseAbility.path, { ...write(), ...at, ...fieldsWith('44444444') });
  expect(signed.status).toBe(409);
});

test('a draft that is thrown away is gone, and the signed one stays', async () => {
  const resident_id = idOf('Dot');
  await tomasz.asks(saveAbilityDraft, { ...write(), resident_id, base_version: 0, ...fieldsWith('22222222') });
  const { status } = await tomasz.asks(discardAbilityDraft, { ...write(), resident_id, base_version: 1 });
  expect(status).toBe(200);
  const { latest, draft } = (await tomasz.asks(getAbility, { resident_id })).body;
  expect([latest === null, draft]).toEqual([false, null]);
});

test('an open line can not be signed, and is named', async () => {
  const { status, body } = await nadia.sends(finaliseAbility.path, {
    ...write(),
    resident_id: idOf('Ron'),
    base_version: 0,
    ...fieldsWith('1', { answers: { choosing: '2' } }),
  });
  expect(status).toBe(422);
  expect((body as { errors: object }).errors).toHaveProperty(['answers.getting_going']);
  expect((body as { errors: object }).errors).not.toHaveProperty(['answers.choosing']);
});

test('too many lines that nobody is sure of make an honest assessment without a band', async () => {
  const answers = { ...fieldsWith('1111????').answers };
  for (const [line, answer] of Object.entries(answers)) if (answer === '?') answers[line] = 'not_sure';
  await nadia.asks(finaliseAbility, {
    ...write(),
    resident_id: idOf('Ron'),
    base_version: 0,
    ...fieldsWith('', { answers }),
  });
  const { latest } = (await nadia.asks(getAbility, { resident_id: idOf('Ron') })).body;
  expect(latest).toMatchObject({ support_band: null, may_reach: null });
});

test('a carer drafts and never signs', async () => {
  const input = { ...write(), resident_id: idOf('Frank'), base_version: 0, ...fieldsWith('11111111') };
  expect((await tomasz.asks(finaliseAbility, input)).status).toBe(403);
});

test.each([
  ['answers.choosing', { answers: { choosing: '9' } }],
  ['answers.dancing', { answers: { dancing: '1' } }],
  ['helps.dancing', { helps: { dancing: 'Music' } }],
  ['helps.choosing', { helps: { choosing: 'x'.repeat(301) } }],
  ['observed_to', { observed_to: addDays(today, 1) }],
  ['observed_from', { observed_from: addDays(today, -400) }],
  ['observed_from', { observed_from: addDays(today, 1), observed_to: today }],
  ['observed_from', { observed_from: '2026-02-30' }],
  ['notes', { notes: '\u0000' }],
])('a draft is refused at %s', async (field, wrong) => {
  const input = { ...write(), resident_id: idOf('Frank'), base_version: 0, ...fieldsWith('11111111', wrong) };
  const { status, body } = await nadia.sends(saveAbilityDraft.path, input);
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('the reviews of the home begin with whom nobody has looked at, then the longest overdue', async () => {
  const { items } = (await tomasz.asks(listAbilityReviews, {})).body;
  expect(items[0]).toMatchObject({
    resident: { known_as: 'Emrys' },
    review_on: null,
    draft: { by: 'Tomasz', answered: 5 },
  });
  const days = items.slice(1).map(({ review_on }) => review_on ?? '');
  expect(days).toEqual(days.toSorted());
  expect(days.filter((day) => day < today).length).toBeGreaterThanOrEqual(3);
  expect(items.some(({ resident }) => resident.known_as === 'Betty')).toBe(false);
});

test('when the package has expired nobody sees it', async () => {
  const manager = await world.as('manager@elm-court.example');
  expect((await manager.asks(listAbilityReviews, {})).status).toBe(403);
  const basic = await world.as('carer@rowan-bank.example');
  expect((await basic.asks(listAbilityReviews, {})).status).toBe(200);
});

test('a PAL result from paper is kept as letters, and the rest of the house plans by its band', async () => {
  const resident_id = idOf('Sylvia');
  const { status, body } = await nadia.asks(keepPalResult, {
    ...write(),
    resident_id,
    assessed_on: today,
    level: 'S',
    letters: { s1: 'R', s9: 'S' },
    observers: 'The occupational therapist',
    notes: 'Paper in the blue folder',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ method: 'result', support_band: 3, band_name: 'Sensory' });
  expect(body.lines.map(({ label, mark, band }) => [label, mark, band])).toEqual([
    ['Bathing or washing', 'R', 4],
    ['Newspaper or magazine', 'S', 3],
  ]);
  expect((await tomasz.asks(getAbility, { resident_id })).body.latest?.id).toBe(body.id);
});

test.each([
  ['assessed_on', { assessed_on: addDays(today, 1) }],
  ['assessed_on', { assessed_on: addDays(today, -500) }],
  ['level', { level: 'X' }],
  ['letters.s1', { letters: { s1: '1' } }],
])('a PAL result is refused at %s', async (field, wrong) => {
  const input = { assessed_on: today, level: 'P', letters: {}, observers: '', notes: '', ...wrong };
  const { status, body } = await nadia.sends(keepPalResult.path, { ...write(), resident_id: idOf('Sylvia'), ...input });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});
