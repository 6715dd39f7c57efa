import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getActivity,
  keepFavourite,
  listActivities,
  matchActivities,
} from '@heartsease/domain/activities/activities.endpoints.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { coreActivities, coreActivityId } from './core-activities.ts';

let world: World;
let [ours, theirs]: MadeHome[] = [];
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    ours = await addHome(client, { canary: 'Whitethorn' });
    theirs = await addHome(client, { canary: 'Blackthorn' });
  });
});
afterAll(async () => await world.close());

test('the library has every activity of the core, in the order of their titles', async () => {
  const asker = await world.as('carer@larch-house.example');
  const { status, body } = await asker.asks(listActivities, {});
  expect(status).toBe(200);
  const slugs = body.items.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(coreActivities.map(({ slug }) => slug)));
  expect(body.total).toBe(body.items.length);
  expect(body.total).toBeGreaterThanOrEqual(150);
});

test('a home has its own activities beside the core’s, and never another home’s', async () => {
  const asker = await world.as('carer@whitethorn.example');
  const titles = (await asker.asks(listActivities, {})).body.items.map(({ title }) => title);
  expect(titles).toContain('Whitethorn');
  expect(titles).not.toContain('Blackthorn');
});

test('the sheet of an activity says how it is done', async () => {
  const asker = await world.as('carer@larch-house.example');
  const { status, body } = await asker.asks(getActivity, { activity_id: coreActivityId('cuppa') });
  expect(status).toBe(200);
  const { detail, themes } = coreActivities.find(({ slug }) => slug === 'cuppa') ?? {};
  expect(body).toMatchObject({ slug: 'cuppa', licence: 'CC BY 4.0', themes, detail });
});

test('the sheet of another home’s activity is not there, and one’s own may still be unwritten', async () => {
  const asker = await world.as('carer@whitethorn.example');
  expect((await asker.asks(getActivity, { activity_id: theirs?.activity_id ?? '' })).status).toBe(404);
  const own = await asker.asks(getActivity, { activity_id: ours?.activity_id ?? '' });
  expect(own).toMatchObject({ status: 200, body: { title: 'Whitethorn', detail: null } });
});

test('nothing is logged under an activity of another home', async () => {
  const asker = await world.as('carer@whitethorn.example');
  const now = new Date().toISOString();
  const log = (activity_id = '') =>
    asker.asks(logReport, {
      client_id: uuidv7(),
      care_home_id: ours?.care_home_id ?? '',
      activity_id,
      title: 'A song',
      format: 'one_to_one',
      started_at: now,
      minutes: 10,
      moments: [{ resident_id: ours?.residentIds[0] ?? '', response: 'loved', basis: 'individual', answered_at: now }],
    });
  expect((await log(theirs?.activity_id)).status).toBe(404);
  expect((await log(ours?.activity_id)).status).toBe(200);
});

test('what people had lately in the home’s own words is told to whoever may read it, and for six weeks', async () => {
  const asker = await world.as('carer@whitethorn.example');
  const [one = '', other = ''] = ours?.residentIds ?? [];
  const now = new Date().toISOString();
  const answered = (resident_id: string, response: 'loved' | 'not_today') => ({
    resident_id,
    response,
    basis: 'individual' as const,
    answered_at: now,
  });
  const log = (title: string, moments: ReturnType<typeof answered>[]) =>
    asker.asks(logReport, {
      client_id: uuidv7(),
      care_home_id: ours?.care_home_id ?? '',
      activity_id: null,
      title,
      format: 'group',
      started_at: now,
      minutes: 30,
      moments,
    });
  const ownWords = async () =>
    (await asker.asks(matchActivities, { resident_ids: [one, other] })).body.own_words
      // What the home was made with.
      .filter(({ title }) => title !== 'Whitethorn')
      .map((had) => [had.title, had.resident_ids.toSorted()]);
  expect((await log('Model trains', [answered(one, 'loved'), answered(other, 'not_today')])).status).toBe(200);
  expect((await log('Knit and natter', [answered(one, 'loved'), answered(other, 'loved')])).status).toBe(200);
  expect(await ownWords()).toEqual([
    ['Knit and natter', [one, other].toSorted()],
    ['Model trains', [one]],
  ]);
  await asOwner(world.ownerUrl, async (client) => {
    for (const table of ['moments', 'reports']) {
      const of = table === 'reports' ? 'id' : 'report_id';
      await client.query(
        `update ${table} set day = day - 43 where ${of} in (select id from reports where title = 'Knit and natter')`,
      );
    }
  });
  expect(await ownWords()).toEqual([['Model trains', [one]]]);
});

test('an activity that was retired is offered no more', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query('update activities set retired_at = now() where id = $1', [theirs?.activity_id]),
  );
  const asker = await world.as('carer@blackthorn.example');
  const titles = (await asker.asks(listActivities, {})).body.items.map(({ title }) => title);
  expect(titles).not.toContain('Blackthorn');
});

test('activities are found by what people call them, and by how many take part', async () => {
  const asker = await world.as('carer@larch-house.example');
  const found = async (choice: LibraryChoice) =>
    (await asker.asks(listActivities, choice)).body.items.map(({ slug }) => slug);
  expect((await found({ q: 'dominos' }))[0]).toBe('dominoes');
  expect((await found({ q: 'dmoinoes' }))[0]).toBe('dominoes');
  expect(await found({ q: 'xyzzy' })).toEqual([]);
  const alone = await asker.asks(listActivities, { format: 'one_to_one' });
  const core = coreActivities.filter(({ formats }) => (formats as readonly string[]).includes('one_to_one'));
  expect(alone.body.items.length).toBeGreaterThanOrEqual(core.length);
  for (const { formats } of alone.body.items) expect(formats).toContain('one_to_one');
});

test('what somebody keeps is their own favourite, in this home alone', async () => {
  const nadia = await world.as('coordinator@whitethorn.example');
  const tomasz = await world.as('carer@whitethorn.example');
  const activity_id = coreActivityId('cuppa');
  const keep = (is_favourite: boolean, id = activity_id) =>
    nadia.asks(keepFavourite, {
      client_id: uuidv7(),
      care_home_id: ours?.care_home_id ?? '',
      activity_id: id,
      is_favourite,
    });
  const kept = async (asker: typeof nadia) =>
    (await asker.asks(listActivities, { favourites: true })).body.items.map(({ slug }) => slug);
  expect((await keep(true)).status).toBe(200);
  expect((await keep(true)).status).toBe(200);
  const lines = await asOwner(world.ownerUrl, (client) =>
    client.query('select id from audit_events where action = $1 and subject_id = $2', [
      keepFavourite.path,
      activity_id,
    ]),
  );
  expect(lines.rowCount).toBe(2);
  expect(await kept(nadia)).toEqual(['cuppa']);
  expect((await nadia.asks(getActivity, { activity_id })).body.is_favourite).toBe(true);
  expect(await kept(tomasz)).not.toContain('cuppa');
  expect((await keep(true, theirs?.activity_id)).status).toBe(404);
  expect((await keep(false)).status).toBe(200);
  expect(await kept(nadia)).toEqual([]);
});

test.each([
  ['a carer on Package A', 'carer@oak-lodge.example', 200],
  ['a carer on Package E', 'carer@larch-house.example', 200],
  ['a relative', 'relative@larch-house.example', 200],
  ['a member of a family organisation', 'member@teme-valley.example', 403],
  ['a carer where the package has expired', 'carer@elm-court.example', 403],
  ['a carer on a basic package', 'carer@rowan-bank.example', 403],
])('the library for %s', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.asks(listActivities, {})).status).toBe(status);
});

test('a format that nobody knows is refused at its field', async () => {
  const asker = await world.as('carer@larch-house.example');
  const answer = await asker.sends(listActivities.path, { format: 'crowd' });
  expect(answer).toMatchObject({ status: 422, body: { errors: { format: [expect.any(String)] } } });
});

test('what suits people together is told with two reasons, and nobody of another home can be asked about', async () => {
  const asker = await world.as('coordinator@larch-house.example');
  const { body: residents } = await asker.asks(listResidents, {});
  const resident_ids = residents.items.slice(0, 12).map(({ id }) => id);
  const { status, body } = await asker.asks(matchActivities, { resident_ids });
  expect(status).toBe(200);
  expect(body.fits.length).toBeGreaterThan(3);
  for (const { reasons, not_for } of body.fits) {
    expect(reasons).toHaveLength(2);
    for (const { resident_id } of not_for) expect(resident_ids).toContain(resident_id);
  }
  const stranger = ours?.residentIds[0] ?? '';
  expect((await asker.asks(matchActivities, { resident_ids: [...resident_ids, stranger] })).status).toBe(404);
  const nobody = await asker.sends(matchActivities.path, { resident_ids: [] });
  expect(nobody).toMatchObject({ status: 422, body: { errors: { resident_ids: ['Choose somebody'] } } });
});

test.each([
  ['a carer on Package E', 'carer@larch-house.example', 422],
  ['a carer on Package A, where nobody’s name is known', 'carer@oak-lodge.example', 403],
  ['a carer where the package has expired', 'carer@elm-court.example', 403],
  ['a carer on a basic package', 'carer@rowan-bank.example', 403],
  ['a relative', 'relative@larch-house.example', 403],
])('what suits people is asked of the library: %s [PE-8, PE-11]', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.sends(matchActivities.path, { resident_ids: [] })).status).toBe(status);
});

test('what suits people is sought among what is wanted of the library', async () => {
  const asker = await world.as('coordinator@larch-house.example');
  const { body: residents } = await asker.asks(listResidents, {});
  const resident_ids = residents.items.slice(0, 6).map(({ id }) => id);
  const { body } = await asker.asks(matchActivities, { resident_ids, minutes: 20, place: 'bed' });
  const found = [...body.fits, ...body.left_out, ...body.unsuited].map(({ activity }) => activity);
  expect(found.length).toBeGreaterThan(0);
  const { body: wanted } = await asker.asks(listActivities, { minutes: 20, place: 'bed' });
  const ids = wanted.items.map(({ id }) => id);
  for (const { id, minutes } of found) {
    expect(ids).toContain(id);
    expect(minutes).toBeLessThanOrEqual(20);
  }
  const hurried = await asker.sends(matchActivities.path, { resident_ids, minutes: 7 });
  expect(hurried).toMatchObject({ status: 422, body: { errors: { minutes: [expect.any(String)] } } });
});

test('what somebody must not eat is blocked for them by their own records, and told', async () => {
  const asker = await world.as('coordinator@larch-house.example');
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string }>(
      `select r.id from residents r join care_homes h on h.id = r.care_home_id
       where h.name = 'Larch House' and r.access_needs -> 'allergies' ?| array['Nuts', 'Eggs'] order by r.id`,
    ),
  );
  const { body } = await asker.asks(matchActivities, { resident_ids: rows.map(({ id }) => id) });
  const baking = body.unsuited.find(({ activity }) => activity.title === 'A bit of baking');
  const told = baking?.not_for.map(({ because }) => ('allergy' in because ? because.allergy : because.kind));
  expect(told?.toSorted()).toEqual(['Eggs', 'Nuts']);
  expect(body.fits.map(({ activity }) => activity.title)).not.toContain('A bit of baking');
});
