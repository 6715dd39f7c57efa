import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  interestHistory,
  listInterests,
  matchInterests,
  removeInterest,
  saveInterest,
} from '@heartsease/domain/interests/interests.endpoints.ts';
import { getProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  for (const { id, known_as } of (await nadia.asks(listResidents, {})).body.items) ids.set(known_as, id);
});
afterAll(async () => await world.close());

const idOf = (name: string) => ids.get(name) ?? '';
const write = () => ({ client_id: uuidv7(), care_home_id });
const listOf = async (name: string) => (await tomasz.asks(listInterests, { resident_id: idOf(name) })).body;

const WORDS = { level: 'loves', note: '', source: 'resident', told_by: '' } as const;
const note = (name: string, code: string) => ({
  ...write(),
  resident_id: idOf(name),
  resident_interest_id: null,
  base_version: 0,
  code,
  custom_label: '',
  ...WORDS,
});

test('a carer notes what somebody loves, and it says who did', async () => {
  const { status, body } = await tomasz.asks(saveInterest, { ...note('Emrys', 'male_voice_choirs'), note: 'Tenor' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    label: 'Male voice choirs',
    level: 'loves',
    note: 'Tenor',
    version: 1,
    changed_by: 'Tomasz',
  });
  expect((await listOf('Emrys')).items.map(({ label }) => label)).toContain('Male voice choirs');
});

test('the others who share it are named, and only those who live here', async () => {
  const joyce = await listOf('Joyce');
  const dominoes = joyce.items.find(({ code }) => code === 'dominoes');
  const names = joyce.companions.filter(({ id }) => dominoes?.shared_by.includes(id)).map(({ known_as }) => known_as);
  expect(names).toEqual(expect.arrayContaining(['Winston', 'Cecil', 'Ivor']));
  expect(names).not.toContain('Joyce');
  const baking = (await listOf('Eileen')).items.find(({ code }) => code === 'baking');
  // Betty loved baking too, and died.
  const everybody = [...ids].filter(([, id]) => baking?.shared_by.includes(id)).map(([name]) => name);
  expect(everybody.toSorted()).toEqual(['Gwyneth', 'Maureen']);
});

test('own words that are the name of something in the catalogue are that, and others stay their own', async () => {
  const own = (custom_label: string) => ({ ...note('Yvonne', ''), code: null, custom_label });
  expect((await tomasz.asks(saveInterest, own('  a good  CUP of tea '))).body).toMatchObject({ code: 'tea' });
  const elvis = await tomasz.asks(saveInterest, own('Elvis the budgerigar'));
  expect(elvis.body).toMatchObject({ code: null, label: 'Elvis the budgerigar', group: null });
  const again = await nadia.asks(saveInterest, own('elvis the  Budgerigar'));
  expect([again.status, again.body.id]).toEqual([200, elvis.body.id]);
});

test('two who note the same thing differently lose nothing: the second is told what stands', async () => {
  await tomasz.asks(saveInterest, { ...note('Ron', 'football'), note: 'Saturdays' });
  const late = await nadia.asks(saveInterest, { ...note('Ron', 'football'), level: 'likes' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', current: { note: 'Saturdays', version: 1 } });
  const same = await nadia.asks(saveInterest, { ...note('Ron', 'football'), note: 'Saturdays' });
  expect([same.status, same.body.version]).toEqual([200, 1]);
});

test('many at once note one interest, and the others are told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => tomasz.asks(saveInterest, { ...note('Ken', 'fishing'), note: `${n}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});

test('every step is kept for ever, the newest first, and nobody can change one', async () => {
  const { body: noted } = await tomasz.asks(saveInterest, note('Rosa', 'choirs'));
  const change = {
    ...note('Rosa', 'choirs'),
    resident_interest_id: noted.id,
    base_version: 1,
    level: 'likes' as const,
  };
  expect((await nadia.asks(saveInterest, change)).body.version).toBe(2);
  const which = { resident_id: idOf('Rosa'), resident_interest_id: noted.id };
  await nadia.asks(removeInterest, { ...write(), ...which, is_removed: true });
  expect((await listOf('Rosa')).items.map(({ code }) => code)).not.toContain('choirs');
  await nadia.asks(removeInterest, { ...write(), ...which, is_removed: false });
  const { items } = (await tomasz.asks(interestHistory, { resident_id: idOf('Rosa') })).body;
  const steps = items.filter(({ resident_interest_id }) => resident_interest_id === noted.id);
  expect(steps.map(({ kind, level, by }) => [kind, level, by])).toEqual([
    ['put_back', 'likes', 'Nadia'],
    ['taken_away', 'likes', 'Nadia'],
    ['changed', 'likes', 'Nadia'],
    ['noted', 'loves', 'Tomasz'],
  ]);
  await expect(
    asOwner(world.ownerUrl, async (client) => {
      await client.query('set role heartsease_app');
      await client.query("update resident_interest_versions set level = 'avoid'");
    }),
  ).rejects.toThrow(/permission denied/);
});

test('what was taken away and noted anew is not put back beside itself', async () => {
  const { body: first } = await tomasz.asks(saveInterest, note('Len', 'jazz'));
  const which = { resident_id: idOf('Len'), resident_interest_id: first.id };
  await nadia.asks(removeInterest, { ...write(), ...which, is_removed: true });
  expect((await tomasz.asks(saveInterest, note('Len', 'jazz'))).body.version).toBe(1);
  const back = await nadia.sends(removeInterest.path, { ...write(), ...which, is_removed: false });
  expect(back).toMatchObject({ status: 422, body: { errors: { form: [expect.stringContaining('Jazz')] } } });
});

test('a carer may not take an interest away', async () => {
  const [first] = (await listOf('Eileen')).items;
  const which = { resident_id: idOf('Eileen'), resident_interest_id: first?.id ?? '', is_removed: true };
  expect((await tomasz.asks(removeInterest, { ...write(), ...which })).status).toBe(403);
});

test('an interest is found only with the person whose it is', async () => {
  const [first] = (await listOf('Eileen')).items;
  const change = { ...note('Frank', first?.code ?? ''), resident_interest_id: first?.id ?? '', base_version: 1 };
  expect((await tomasz.asks(saveInterest, change)).status).toBe(404);
});

test('what fits comes with two reasons, and what is to be avoided never does', async () => {
  // What was missing lately comes first, and the demo world's last seven days begin on another weekday each day.
  await asOwner(world.ownerUrl, (client) =>
    client.query('update moments set removed_at = now() where resident_id = $1 and day > current_date - 8', [
      idOf('Winston'),
    ]),
  );
  const { body } = await tomasz.asks(matchInterests, { resident_id: idOf('Winston') });
  const titles = body.fits.map(({ activity }) => activity.title);
  expect(titles).toEqual(expect.arrayContaining(['Dominoes', 'A hand of cards']));
  expect(body.left_out.map(({ activity }) => activity.title)).not.toContain('A hand of cards');
  for (const { reasons } of body.fits) expect(reasons).toHaveLength(2);
  expect((await tomasz.asks(matchInterests, { resident_id: idOf('Winston') })).body).toEqual(body);
  await tomasz.asks(saveInterest, { ...note('Winston', 'cards'), level: 'avoid' });
  const after = (await tomasz.asks(matchInterests, { resident_id: idOf('Winston') })).body;
  expect(after.fits.map(({ activity }) => activity.title)).not.toContain('A hand of cards');
  expect(after.left_out.map(({ activity, because }) => [activity.title, because])).toContainEqual([
    'A hand of cards',
    { kind: 'interest', code: 'cards', label: 'Cards', level: 'avoid' },
  ]);
});

test('what was enjoyed lately is told with its day', async () => {
  const cricket = (await listOf('Winston')).items.find(({ code }) => code === 'cricket');
  expect(cricket).toMatchObject({ can_be_had: true, last_enjoyed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('five interests make that part of the profile whole', async () => {
  const missing = async () => (await tomasz.asks(getProfile, { resident_id: idOf('Emrys') })).body.completeness.missing;
  expect(await missing()).toContain('interests');
  for (const code of ['welsh', 'chapel', 'family', 'football', 'quiet']) {
    await tomasz.asks(saveInterest, note('Emrys', code));
  }
  expect(await missing()).not.toContain('interests');
});

test.each([
  ['code', { code: 'no_such_thing' }],
  ['code', { code: 'Robert’); drop table' }],
  ['custom_label', { code: null, custom_label: '   ' }],
  ['custom_label', { code: null, custom_label: 'x'.repeat(61) }],
  ['custom_label', { code: null, custom_label: 'a\u0000b' }],
  ['level', { level: 'adores' }],
  ['note', { note: 'x'.repeat(301) }],
  ['source', { source: 'gossip' }],
  ['told_by', { told_by: '\ud800' }],
  ['base_version', { base_version: -1 }],
])('a wrong %s is refused at its field: %j', async (field, wrong) => {
  const { status, body } = await tomasz.sends(saveInterest.path, { ...note('Alf', 'tea'), ...wrong });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test.each([
  ['a relative', 'relative@larch-house.example', 403],
  ['a carer on Package A', 'carer@oak-lodge.example', 403],
  ['a carer of another home', 'carer@teme-bank.example', 404],
])('%s does not read the interests of Eileen', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.asks(listInterests, { resident_id: idOf('Eileen') })).status).toBe(status);
});
