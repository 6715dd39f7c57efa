import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getInstrument,
  listInstrumentPacks,
  removeInstrumentPack,
  uploadInstrumentPack,
  validateInstrumentPack,
} from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { finaliseAbility, getAbility, saveAbilityDraft } from '@heartsease/domain/pal/pal.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { gardenScale } from '../test/instrument-packs.ts';
import { meanwhile } from '../test/meanwhile.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let homes: Record<string, string>;
let resident_id: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string; name: string }>('select id, name from care_homes'),
  );
  homes = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
  resident_id = (await nadia.asks(listResidents, {})).body.items.find(({ known_as }) => known_as === 'Ivor')?.id ?? '';
});
afterAll(async () => await world.close());

/** Of every home of the organisation, in which she already manages one. */
async function manageAll(): Promise<void> {
  await asOwner(world.ownerUrl, (client) =>
    client.query(`
      insert into memberships (care_home_id, account_id, role, starts_on)
      select h.id, a.id, 'manager', current_date - 1
        from accounts a join memberships m on m.account_id = a.id join care_homes here on here.id = m.care_home_id
        join care_homes h on h.organisation_id = here.organisation_id
       where a.email = 'manager@larch-house.example'
      on conflict do nothing`),
  );
}

const today = calendarDay(new Date(), 'Europe/London');
const write = () => ({ client_id: uuidv7(), care_home_id: homes['Larch House'] ?? '' });
const licence = (more: object = {}) => ({
  licence_holder: 'Marches Family Homes',
  licence_ref: 'GS 2026-17',
  licensed_scope: 'care_home' as 'care_home' | 'organisation',
  valid_to: addDays(today, 300),
  is_attested: true as const,
  ...more,
});

async function upload(version: string, more: object = {}): Promise<string> {
  const text = JSON.stringify(gardenScale(version));
  const { status, body } = await anita.asks(uploadInstrumentPack, { ...write(), text, ...licence(more) });
  expect(status).toBe(200);
  return body.id;
}

const look = (bands: string) => ({
  answers: Object.fromEntries(
    gardenScale('1')
      .sections.slice(0, bands.length)
      .map(({ key }, place) => [key, bands.charAt(place)]),
  ),
  helps: {},
  observed_from: addDays(today, -13),
  observed_to: today,
  observers: '',
  notes: '',
});

test('every fault of a pack is told at its line, and nothing is kept', async () => {
  const text = JSON.stringify(gardenScale('1'), null, 2).replace('"support_band": 3', '"support_band": 7');
  const { body } = await anita.asks(validateInstrumentPack, { text });
  expect(body.found).toBeNull();
  expect(body.faults).toMatchObject([{ path: 'bands.2.support_band', sentence: 'Use 1, 2, 3 or 4' }]);
  expect(text.split('\n')[(body.faults[0]?.line ?? 0) - 1]).toContain('"support_band": 7');
  const whole = await anita.asks(validateInstrumentPack, { text: JSON.stringify(gardenScale('1')) });
  expect(whole.body).toMatchObject({ found: { title: 'The Garden Scale', lines: 4 }, faults: [] });
});

test('whoever manages one home of several loads, renews and removes packs of that home alone', async () => {
  const forAll = { licensed_scope: 'organisation' };
  const text = JSON.stringify(gardenScale('of-all'));
  const refused = await anita.sends(uploadInstrumentPack.path, { ...write(), text, ...licence(forAll) });
  expect([refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([422, ['licensed_scope']]);
  const instrument_pack_id = await upload('becomes-of-all');
  await asOwner(world.ownerUrl, (client) =>
    client.query('update instrument_packs set licensed_home_id = null where id = $1', [instrument_pack_id]),
  );
  expect((await anita.asks(listInstrumentPacks, {})).body.manages_organisation).toBe(false);
  expect((await anita.asks(removeInstrumentPack, { ...write(), instrument_pack_id })).status).toBe(403);
  expect((await nadia.asks(getInstrument, { instrument_pack_id })).status).toBe(200);
  await manageAll();
  expect((await anita.asks(listInstrumentPacks, {})).body.manages_organisation).toBe(true);
  expect((await anita.asks(removeInstrumentPack, { ...write(), instrument_pack_id })).status).toBe(200);
});

test('a pack of the organisation serves its homes and no other organisation', async () => {
  await manageAll();
  const id = await upload('shared', { licensed_scope: 'organisation' });
  for (const [email, status] of [
    ['coordinator@larch-house.example', 200],
    ['coordinator@teme-bank.example', 200],
    ['organiser@teme-valley.example', 403],
  ] as const) {
    const asker = await world.as(email);
    expect((await asker.asks(getInstrument, { instrument_pack_id: id })).status).toBe(status);
  }
  const only = await upload('only-here');
  const other = await world.as('coordinator@teme-bank.example');
  expect((await other.asks(getInstrument, { instrument_pack_id: only })).status).toBe(404);
  const seen = new Set((await other.asks(listInstrumentPacks, {})).body.items.map((pack) => pack.id));
  expect([seen.has(id), seen.has(only)]).toEqual([true, false]);
});

test('somebody is looked at with a pack; an even split is settled by whoever signs; old results stay as letters', async () => {
  const instrument_pack_id = await upload('looked');
  const at = { resident_id, instrument_pack_id };
  const drafted = await nadia.asks(saveAbilityDraft, { ...write(), ...at, base_version: 0, ...look('11') });
  expect(drafted.body).toMatchObject({ instrument_pack_id, version: 1 });
  // a draft with other questions is not written over
  const own = await nadia.sends(saveAbilityDraft.path, { ...write(), resident_id, base_version: 1, ...look('11') });
  expect(own.status).toBe(422);
  const split = { ...write(), ...at, base_version: 1, ...look('1133') };
  const open = await nadia.sends(finaliseAbility.path, split);
  expect(open).toMatchObject({ status: 422, body: { errors: { chosen_band: expect.anything() as unknown } } });
  const signed = await nadia.asks(finaliseAbility, { ...split, client_id: uuidv7(), chosen_band: '3' });
  expect(signed.status).toBe(200);
  const body = (await nadia.asks(getAbility, { resident_id })).body.latest;
  expect(body).toMatchObject({ method: 'pack', title: 'The Garden Scale', support_band: 3, band_name: 'Bed 3' });
  expect(body?.lines[0]).toMatchObject({ label: 'Garden: Getting going', mark: '1' });
  expect(body).toMatchObject({ copyright: '© The Garden Scale', is_letters_alone: false });

  await anita.asks(removeInstrumentPack, { ...write(), instrument_pack_id });
  const after = (await nadia.asks(getAbility, { resident_id })).body.latest;
  expect(after).toMatchObject({ copyright: '', is_letters_alone: true });
  expect(after).toMatchObject({ support_band: 3, band_name: '3', lines: [{ label: '1', mark: '1' }, {}, {}, {}] });
  expect((await nadia.asks(getInstrument, { instrument_pack_id })).status).toBe(404);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select instrument, licence_ref from instrument_packs where id = $1', [instrument_pack_id]),
  );
  expect(rows).toEqual([{ instrument: null, licence_ref: 'GS 2026-17' }]);
  // nor in what was answered when it was signed
  const kept = await asOwner(world.ownerUrl, (client) =>
    client.query(`select answer from writes where answer::text ~ 'Garden: |Bed 3|The Garden Scale'`),
  );
  expect(kept.rows).toEqual([]);
});

test('when the licence has run out no new look begins, and the words are gone', async () => {
  const instrument_pack_id = await upload('run-out');
  await asOwner(world.ownerUrl, (client) =>
    client.query('update instrument_packs set valid_to = current_date - 1 where id = $1', [instrument_pack_id]),
  );
  expect((await nadia.asks(getInstrument, { instrument_pack_id })).status).toBe(404);
  const begun = { ...write(), resident_id, instrument_pack_id, base_version: 0, ...look('1') };
  expect((await nadia.sends(saveAbilityDraft.path, begun)).status).toBe(404);
  const { items } = (await nadia.asks(listInstrumentPacks, {})).body;
  expect(items.some(({ id }) => id === instrument_pack_id)).toBe(true);
});

test('whether a licence still runs is told by the home’s calendar', async () => {
  const instrument_pack_id = await upload('last-day', { valid_to: today });
  await nadia.asks(finaliseAbility, {
    ...write(),
    resident_id,
    instrument_pack_id,
    base_version: 0,
    ...look('1111'),
  });
  expect((await nadia.asks(getAbility, { resident_id })).body.latest).toMatchObject({ is_letters_alone: false });
  world.clock.now = new Date(`${addDays(today, 1)}T12:00:00Z`);
  const tomorrow = await world.as('coordinator@larch-house.example');
  const { body } = await tomorrow.asks(getAbility, { resident_id });
  world.clock.now = null;
  expect(body.latest).toMatchObject({ is_letters_alone: true });
});

test('a pack that is removed while it is renewed is loaded anew', async () => {
  const id = await upload('both');
  const remove = (client: pg.Client) =>
    client.query('update instrument_packs set instrument = null, removed_at = now() where id = $1', [id]);
  const text = JSON.stringify(gardenScale('both'));
  const longer = licence({ valid_to: addDays(today, 400) });
  const { body } = await meanwhile(world.ownerUrl, remove, () =>
    anita.asks(uploadInstrumentPack, { ...write(), text, ...longer }),
  );
  expect(body.id).not.toBe(id);
  expect((await nadia.asks(getInstrument, { instrument_pack_id: body.id })).status).toBe(200);
});

test('removing waits for whoever loads a pack of the organisation', async () => {
  const instrument_pack_id = await upload('waits');
  const load = (client: pg.Client) =>
    client.query(
      `select pg_advisory_xact_lock(hashtextextended('packs of ' || organisation_id, 0)) from care_homes where id = $1`,
      [homes['Larch House']],
    );
  const { status } = await meanwhile(world.ownerUrl, load, () =>
    anita.asks(removeInstrumentPack, { ...write(), instrument_pack_id }),
  );
  expect(status).toBe(200);
});

test.each([
  ['text', { text: '{' }],
  ['text', { text: '' }],
  ['licence_holder', { licence_holder: '' }],
  ['licence_ref', { licence_ref: '' }],
  ['licensed_scope', { licensed_scope: 'world' }],
  ['valid_to', { valid_to: addDays(today, -1) }],
  ['is_attested', { is_attested: false }],
])('a pack is refused at %s', async (field, wrong) => {
  const text = JSON.stringify(gardenScale('refused'));
  const { status, body } = await anita.sends(uploadInstrumentPack.path, { ...write(), text, ...licence(), ...wrong });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
});

test('the same version is not loaded twice, and only a manager loads any', async () => {
  await upload('twice');
  const text = JSON.stringify(gardenScale('twice'));
  expect((await anita.sends(uploadInstrumentPack.path, { ...write(), text, ...licence() })).status).toBe(422);
  expect((await nadia.asks(uploadInstrumentPack, { ...write(), text, ...licence() })).status).toBe(403);
});

test('the same file with a longer licence renews it, and its words can be read again', async () => {
  const text = JSON.stringify(gardenScale('renewed'));
  const id = await upload('renewed');
  await asOwner(world.ownerUrl, (client) =>
    client.query('update instrument_packs set valid_to = current_date - 1 where id = $1', [id]),
  );
  const renewed = await anita.asks(uploadInstrumentPack, {
    ...write(),
    text,
    ...licence({ licence_ref: 'GS 2027-1' }),
  });
  expect([renewed.status, renewed.body.id]).toEqual([200, id]);
  expect((await nadia.asks(getInstrument, { instrument_pack_id: id })).status).toBe(200);
  const { items } = (await anita.asks(listInstrumentPacks, {})).body;
  expect(items.find((pack) => pack.id === id)).toMatchObject({ licence_ref: 'GS 2027-1', attested_by: 'Anita' });
  // other words are another version
  const other = JSON.stringify({ ...gardenScale('renewed'), title: 'The Garden Scale, mended' });
  const longer = licence({ valid_to: addDays(today, 400) });
  const { status, body } = await anita.sends(uploadInstrumentPack.path, { ...write(), text: other, ...longer });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['text']]);
});

test('loading and removing a pack are in the audit trail, under the id of the pack', async () => {
  const id = await upload('audited');
  await anita.asks(removeInstrumentPack, { ...write(), instrument_pack_id: id });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query('select action from audit_events where subject_id = $1 order by id', [id]),
  );
  expect(rows).toEqual([{ action: uploadInstrumentPack.path }, { action: removeInstrumentPack.path }]);
});
