import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import {
  addResident,
  endStay,
  findDoubles,
  getProfile,
  listPastResidents,
  listResidentChanges,
  resumeStay,
  saveAccessNeeds,
  saveProfile,
  setState,
} from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { ACCESS_NEEDS, PROFILE } from '../test/residents.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let tomasz: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

async function idOf(known_as: string): Promise<string> {
  const { body } = await nadia.asks(listResidents, { q: known_as });
  return body.items.find((one) => one.known_as === known_as)?.id ?? '';
}

async function newcomer(known_as: string): Promise<Profile> {
  const added = await nadia.asks(addResident, { ...write(), known_as, last_name: 'Newly', room: '39' });
  return (await nadia.asks(getProfile, { resident_id: added.body.id })).body;
}

/** A profile as its form sends it back. */
function filledIn({ id, version, ...fields }: Profile) {
  const { title, known_as, first_name, last_name, pronouns, date_of_birth, is_age_hidden, nhs_number } = fields;
  const { room, wing, moved_in_on, language, other_languages, faith, cultural_needs, key_worker_id } = fields;
  const { summary, approach, weekly_target } = fields;
  const names = { title, known_as, first_name, last_name, pronouns, date_of_birth, is_age_hidden, nhs_number };
  const place = { room, wing, moved_in_on, language, other_languages, faith, cultural_needs, key_worker_id };
  return { ...write(), resident_id: id, base_version: version, ...names, ...place, summary, approach, weekly_target };
}

test('somebody is added with a name and a room, and lives here at once', async () => {
  const profile = await newcomer('Constance');
  expect(profile).toMatchObject({
    known_as: 'Constance',
    first_name: 'Constance',
    room: '39',
    status: 'active',
    date_of_birth: null,
    access_needs: null,
    version: 1,
  });
  expect(profile.completeness.percent).toBe(0);
  expect(await idOf('Constance')).toBe(profile.id);
});

test('a possible double is shown before anybody is added: by name and by NHS number', async () => {
  const eileen = (await nadia.asks(getProfile, { resident_id: await idOf('Eileen') })).body;
  const byName = await nadia.asks(findDoubles, { known_as: 'eileen', last_name: 'HARTLEY', room: '7' });
  expect(byName.body.items.map(({ resident, same }) => [resident.id, same])).toEqual([[eileen.id, ['name', 'room']]]);
  const other = { known_as: 'Nell', last_name: 'Hart', room: '40' };
  const byNumber = await nadia.asks(findDoubles, { ...other, nhs_number: eileen.nhs_number ?? '' });
  expect(byNumber.body.items.map(({ same }) => same)).toEqual([['nhs_number']]);
  const sameNameOtherDay = { known_as: 'Eileen', last_name: 'Hartley', room: '40', date_of_birth: '1931-02-03' };
  expect((await nadia.asks(findDoubles, sameNameOtherDay)).body.items).toEqual([]);
  expect((await nadia.asks(findDoubles, other)).body.items).toEqual([]);
});

test.each([
  ['known_as', ''],
  ['known_as', 'R2-D2'],
  ['last_name', '\u0000'],
  ['last_name', 'x'.repeat(81)],
  ['room', ''],
  ['room', '   '],
  ['room', 'x'.repeat(21)],
  ['date_of_birth', '1899-12-31'],
  ['date_of_birth', '2090-01-01'],
  ['date_of_birth', '2020-01-01'],
  ['date_of_birth', '1938-02-30'],
  ['nhs_number', '9434765918'],
  ['nhs_number', '12'],
])('to add somebody with the %s “%s” is refused at that field', async (field, value) => {
  const input = { ...write(), known_as: 'Constance', last_name: 'Other', room: '40', [field]: value };
  const { status, body } = await nadia.sends(addResident.path, input);
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test.each([
  ['date_of_birth', '2020-01-01'],
  ['moved_in_on', '1930-01-01'],
  ['moved_in_on', '2099-01-01'],
  ['language', ''],
  ['weekly_target', 0],
  ['weekly_target', 22],
  ['nhs_number', '9434765918'],
  ['other_languages', ['']],
  ['cultural_needs', 'x'.repeat(301)],
])('a profile with the %s %j is refused at that field', async (field, value) => {
  const { id, version } = await newcomer('Field');
  const input = { ...write(), resident_id: id, base_version: version, ...PROFILE, [field]: value };
  const { status, body } = await nadia.sends(saveProfile.path, input);
  expect(status).toBe(422);
  expect(Object.keys((body as { errors: object }).errors)[0]?.split('.')[0]).toBe(field);
});

test('an NHS number belongs to one person', async () => {
  const eileen = (await nadia.asks(getProfile, { resident_id: await idOf('Eileen') })).body;
  const person = await newcomer('Double');
  const { status, body } = await nadia.sends(saveProfile.path, {
    ...filledIn(person),
    nhs_number: eileen.nhs_number,
  });
  expect([status, body]).toMatchObject([422, { errors: { nhs_number: ['Eileen Hartley has this number already'] } }]);
});

test('what is changed is kept, counted and told in the history', async () => {
  const person = await newcomer('Winifred');
  const { status, body } = await nadia.asks(saveProfile, {
    ...filledIn(person),
    room: '40',
    nhs_number: '943 476 5919',
    date_of_birth: '1938-05-04',
    other_languages: ['Welsh'],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ room: '40', nhs_number: '9434765919', other_languages: ['Welsh'], version: 2 });
  const again = await nadia.asks(saveProfile, filledIn(body));
  expect(again.body.version).toBe(2);
  const history = await nadia.asks(listResidentChanges, { resident_id: person.id });
  expect(history.body.items.map(({ kind }) => kind)).toEqual(['profile', 'added']);
  expect(history.body.items[0]).toMatchObject({ by: 'Nadia' });
  expect(history.body.items[0]?.changes).toContainEqual({ field: 'room', before: '39', after: '40' });
});

test('whoever comes second is told what stands now, and nothing is overwritten', async () => {
  const person = await newcomer('Beryl');
  await nadia.asks(saveProfile, { ...filledIn(person), room: '41' });
  const late = await anita.sends(saveProfile.path, { ...filledIn(person), room: '42' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { room: '41', version: 2, changed_by: 'Nadia' } });
  expect((await anita.asks(getProfile, { resident_id: person.id })).body.room).toBe('41');
});

test('a key worker is one of our own staff', async () => {
  const person = await newcomer('Key');
  const stranger = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from accounts where email = 'carer@harbour-view.example'`,
    );
    return rows[0]?.id ?? '';
  });
  const input = { ...filledIn(person), key_worker_id: stranger };
  expect((await nadia.asks(saveProfile, input)).status).toBe(404);
});

test('a carer writes down what helps somebody to take part, and nothing else of the profile', async () => {
  const person = await newcomer('Muriel');
  const ofMuriel = { resident_id: person.id, base_version: person.version };
  const saved = await tomasz.sends(saveAccessNeeds.path, { ...write(), ...ofMuriel, ...ACCESS_NEEDS });
  expect([saved.status, saved.body]).toMatchObject([200, { access_needs: { sight: 'glasses' }, version: 2 }]);
  expect((await tomasz.asks(saveProfile, { ...filledIn(person), base_version: 2 })).status).toBe(403);
  const completeness = (await tomasz.asks(getProfile, { resident_id: person.id })).body.completeness;
  expect(completeness.percent).toBeGreaterThan(person.completeness.percent);
});

test.each([
  [{ has_allergies: true, allergies: [] }],
  [{ has_allergies: false, allergies: ['Nuts'] }],
  [{ has_allergies: undefined }],
  [{ allergies: [''] }],
  [{ diet_texture: 9 }],
  [{ sight: 'sideways' }],
])('access needs that say %j are refused', async (wrong) => {
  const { id, version } = await newcomer('Needs');
  const input = { ...write(), resident_id: id, base_version: version, ...ACCESS_NEEDS, ...wrong };
  expect((await tomasz.sends(saveAccessNeeds.path, input)).status).toBe(422);
});

test('somebody away is still one of us, and is not short of company', async () => {
  const person = await newcomer('Agnes');
  const { body } = await nadia.asks(setState, {
    ...write(),
    resident_id: person.id,
    status: 'away',
    note: 'In hospital until Monday',
  });
  expect(body).toMatchObject({ status: 'away', status_note: 'In hospital until Monday' });
  expect(await idOf('Agnes')).toBe(person.id);
});

test('when somebody dies, one action takes them out of lists, birthdays and sessions to come; a mistake is taken back whole', async () => {
  const resident_id = await idOf('Mei-Ling');
  const seats = () =>
    asOwner(world.ownerUrl, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from planned_session_residents p
           join planned_sessions s on (s.care_home_id, s.id) = (p.care_home_id, p.planned_session_id)
          where p.resident_id = $1 and s.starts_at > now()`,
        [resident_id],
      );
      return rows[0]?.count;
    });
  const isInBirthdays = async () =>
    (await nadia.asks(getToday, {})).body.birthdays?.some(({ resident }) => resident.id === resident_id);
  const before = await seats();
  expect(before).toBeGreaterThan(0);
  expect(await isInBirthdays()).toBe(true);

  const on = new Date().toISOString().slice(0, 10);
  expect((await nadia.asks(endStay, { ...write(), resident_id, status: 'died', on })).status).toBe(403);
  const ended = await anita.asks(endStay, { ...write(), resident_id, status: 'died', on });
  expect(ended.body).toMatchObject({ status: 'died', ended_on: on });
  expect(await seats()).toBe(0);
  expect(await isInBirthdays()).toBe(false);
  expect(await idOf('Mei-Ling')).toBe('');
  const past = await tomasz.asks(listPastResidents, {});
  expect(past.body.items[0]).toMatchObject({ resident: { id: resident_id }, status: 'died', ended_on: on });
  // A second time corrects it, and keeps what has to come back.
  await anita.asks(endStay, { ...write(), resident_id, status: 'moved_on', on });

  const back = await anita.asks(resumeStay, { ...write(), resident_id });
  expect(back.body).toMatchObject({ status: 'active', ended_on: null });
  expect(await seats()).toBe(before);
  expect(await isInBirthdays()).toBe(true);
  const kinds = (await anita.asks(listResidentChanges, { resident_id })).body.items.map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['stay_resumed', 'stay_ended', 'stay_ended']);
});

test('a stay does not end tomorrow, nor before it began', async () => {
  const { id } = await newcomer('Edge');
  for (const on of ['2099-01-01', '2001-01-01']) {
    const { status, body } = await anita.sends(endStay.path, { ...write(), resident_id: id, status: 'died', on });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['on']]);
  }
});

test('the age of somebody who would rather not have it told is not told', async () => {
  const resident_id = await idOf('Mei-Ling');
  const profile = (await nadia.asks(getProfile, { resident_id })).body;
  await nadia.asks(saveProfile, { ...filledIn(profile), is_age_hidden: true });
  const { body } = await nadia.asks(getToday, {});
  expect(body.birthdays?.find(({ resident }) => resident.id === resident_id)?.turns).toBeNull();
});
