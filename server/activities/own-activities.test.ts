import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getActivity, listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import {
  answerOwnActivity,
  beginOwnActivity,
  getOwnActivity,
  listOwnActivities,
  retireOwnActivity,
  saveOwnActivity,
  shareOwnActivity,
} from '@heartsease/domain/activities/own-activities.endpoints.ts';
import type { SavedState } from '@heartsease/domain/activities/own-activity.ts';
import { UNWRITTEN } from '@heartsease/domain/activities/prefill.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { coreActivityId } from './core-activities.ts';

let world: World;
let home: MadeHome | undefined;
let [carer, colleague, coordinator, sister, stranger]: Asker[] = [];
beforeAll(async () => {
  world = await openWorld();
  await asOwner(world.ownerUrl, async (client) => {
    home = await addHome(client, { canary: 'Rowanours' });
    await addHome(client, { canary: 'Rowansister', organisation_id: home.organisation_id });
    await addHome(client, { canary: 'Rowanstranger' });
  });
  carer = await world.as('carer@rowanours.example');
  colleague = await world.as('colleague@rowanours.example');
  coordinator = await world.as('coordinator@rowanours.example');
  sister = await world.as('manager@rowansister.example');
  stranger = await world.as('manager@rowanstranger.example');
});
afterAll(async () => await world.close());

const by = (asker: Asker | undefined): Asker => {
  if (!asker) throw new Error('The world is not open');
  return asker;
};
const write = () => ({ client_id: uuidv7(), care_home_id: home?.care_home_id ?? '' });
const save = async (asker: Asker | undefined, title: string, state: SavedState, more: object = {}) =>
  await by(asker).asks(saveOwnActivity, {
    ...write(),
    activity_id: null,
    base_version: 0,
    state,
    ...UNWRITTEN,
    title,
    ...more,
  });
const library = async (asker: Asker | undefined) =>
  (await by(asker).asks(listActivities, {})).body.items.map(({ title }) => title);
const listed = async (asker: Asker | undefined) =>
  (await by(asker).asks(listOwnActivities, {})).body.items.map(({ title }) => title);

test('a new activity begins from the one most like its title, or as a copy', async () => {
  const { body } = await by(carer).asks(beginOwnActivity, { title: 'Dominoes – big ones', activity_id: null });
  expect(body.like).toMatchObject({ title: 'Dominoes' });
  expect(body.fields).toMatchObject({ title: 'Dominoes – big ones', category: expect.any(String) });
  expect(body.fields.steps.length).toBeGreaterThan(2);
  const copy = await by(carer).asks(beginOwnActivity, { title: '', activity_id: coreActivityId('cuppa') });
  expect(copy.body).toMatchObject({ like: { id: coreActivityId('cuppa') }, fields: { licence: 'CC BY 4.0' } });
  const none = await by(carer).asks(beginOwnActivity, { title: 'Zyxqv', activity_id: null });
  expect(none.body).toEqual({ like: null, fields: { ...UNWRITTEN, title: 'Zyxqv' } });
});

test('what a carer proposes is in the library once somebody said yes', async () => {
  const { status, body } = await save(carer, 'Jigsaw – trains', 'proposed');
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'proposed', is_mine: true, may_change: true, uses: { reports: 0 } });
  expect(await library(coordinator)).not.toContain('Jigsaw – trains');
  expect(await listed(colleague)).not.toContain('Jigsaw – trains');
  expect(await listed(coordinator)).toContain('Jigsaw – trains');
  expect((await by(coordinator).asks(getActivity, { activity_id: body.id })).status).toBe(404);
  const yes = await by(coordinator).asks(answerOwnActivity, {
    ...write(),
    activity_id: body.id,
    base_version: 1,
    is_yes: true,
    word: '',
  });
  expect(yes.body).toMatchObject({ state: 'approved', version: 2 });
  expect(await library(carer)).toContain('Jigsaw – trains');
  expect((await by(carer).asks(getActivity, { activity_id: body.id })).body.detail?.steps).toEqual([]);
  const late = await save(carer, 'Jigsaw – ships', 'proposed', { activity_id: body.id, base_version: 2 });
  expect(late.status).toBe(403);
});

test('what is returned comes with a word, and its author may try again', async () => {
  const { body } = await save(carer, 'Knitting race', 'proposed');
  const answer = { ...write(), activity_id: body.id, base_version: 1, is_yes: false };
  const wordless = await by(coordinator).asks(answerOwnActivity, { ...answer, word: '' });
  expect(wordless).toMatchObject({ status: 422, body: { errors: { word: [expect.any(String)] } } });
  const returned = await by(coordinator).asks(answerOwnActivity, {
    ...answer,
    client_id: uuidv7(),
    word: 'No racing.',
  });
  expect(returned.body).toMatchObject({ state: 'returned', word: 'No racing.' });
  const again = await save(carer, 'Knitting together', 'proposed', { activity_id: body.id, base_version: 2 });
  expect(again.body).toMatchObject({ state: 'proposed', word: '', title: 'Knitting together' });
  const twice = await by(coordinator).asks(answerOwnActivity, { ...answer, client_id: uuidv7(), word: 'No.' });
  expect(twice.status).toBe(409);
});

/** Who was mailed of each kind, and nothing else since the last time. */
async function told(kind: string): Promise<string[]> {
  return await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ email: string; body: string }>(
      `with gone as (delete from outgoing_mails where notification = $1 returning account_id, body)
       select a.email, g.body from gone g join accounts a on a.id = g.account_id order by a.email`,
      [kind],
    );
    for (const { body } of rows) expect(body).not.toMatch(/Marbles|kerb/u);
    return rows.map(({ email }) => email);
  });
}

test('those who may say yes hear of a proposal, and its author of the answer', async () => {
  const [COORDINATOR, MANAGER, CARER] = ['coordinator', 'manager', 'carer'].map((who) => `${who}@rowanours.example`);
  await told('activity_proposed');
  await told('activity_answered');
  const draft = (await save(carer, 'Marbles', 'draft')).body;
  expect(await told('activity_proposed')).toEqual([]);
  const proposed = { activity_id: draft.id, base_version: draft.version };
  const waiting = (await save(carer, 'Marbles', 'proposed', proposed)).body;
  expect(await told('activity_proposed')).toEqual([COORDINATOR, MANAGER]);
  // Saved once more while it waits: they know.
  const again = { activity_id: draft.id, base_version: waiting.version };
  const still = (await save(carer, 'Marbles', 'proposed', again)).body;
  expect(await told('activity_proposed')).toEqual([]);
  const answer = { ...write(), activity_id: draft.id, base_version: still.version };
  await by(coordinator).asks(answerOwnActivity, { ...answer, is_yes: false, word: 'Not on the kerb' });
  expect(await told('activity_answered')).toEqual([CARER]);
  const own = (await save(coordinator, 'Marbles of our own', 'proposed')).body;
  expect(await told('activity_proposed')).toEqual([MANAGER]);
  const yes = { ...write(), activity_id: own.id, base_version: own.version, is_yes: true, word: '' };
  await by(coordinator).asks(answerOwnActivity, yes);
  expect(await told('activity_answered')).toEqual([]);
});

test('a draft is its author’s alone, and a carer puts nothing into the library', async () => {
  const { body } = await save(carer, 'Half an idea', 'draft');
  expect(await listed(coordinator)).not.toContain('Half an idea');
  expect((await by(coordinator).asks(getOwnActivity, { activity_id: body.id })).status).toBe(404);
  const bold = await save(carer, 'Half an idea', 'approved', { activity_id: body.id, base_version: 1 });
  expect(bold).toMatchObject({ status: 422, body: { errors: { state: [expect.any(String)] } } });
});

test('whoever changes what was changed meanwhile is told how it stands', async () => {
  const { body } = await save(coordinator, 'Indoor bowls', 'approved');
  const first = await save(coordinator, 'Carpet bowls', 'approved', { activity_id: body.id, base_version: 1 });
  expect(first.body).toMatchObject({ title: 'Carpet bowls', version: 2, changed_by: expect.any(String) });
  const second = await save(coordinator, 'Table bowls', 'approved', { activity_id: body.id, base_version: 1 });
  expect(second).toMatchObject({ status: 409, body: { current: { title: 'Carpet bowls', version: 2 } } });
  const taken = await save(coordinator, 'CARPET bowls', 'approved');
  expect(taken).toMatchObject({ status: 422, body: { errors: { title: [expect.any(String)] } } });
});

test('what is retired is offered no more, and comes back as it was', async () => {
  const { body } = await save(coordinator, 'Conkers', 'approved');
  const retire = async (asker: Asker | undefined, is_retired: boolean) =>
    await by(asker).asks(retireOwnActivity, { ...write(), activity_id: body.id, is_retired });
  expect((await retire(carer, true)).status).toBe(403);
  expect((await retire(coordinator, true)).body).toMatchObject({ is_retired: true, may_change: false });
  expect(await library(carer)).not.toContain('Conkers');
  expect((await save(coordinator, 'Conkers!', 'approved', { activity_id: body.id, base_version: 2 })).status).toBe(422);
  expect((await retire(coordinator, false)).body).toMatchObject({ is_retired: false, state: 'approved' });
  expect(await library(carer)).toContain('Conkers');
});

test('what is shared is seen by the organisation’s homes, changed by none of them, and seen by nobody else', async () => {
  const { body } = await save(coordinator, 'Seaside tray', 'approved', { steps: ['Pour the sand.'] });
  const share = async (is_shared: boolean) =>
    await by(coordinator).asks(shareOwnActivity, { ...write(), activity_id: body.id, is_shared });
  expect(await library(sister)).not.toContain('Seaside tray');
  expect((await share(true)).body.is_shared).toBe(true);
  expect(await library(sister)).toContain('Seaside tray');
  expect(await library(stranger)).not.toContain('Seaside tray');
  expect((await by(sister).asks(getActivity, { activity_id: body.id })).body.detail?.steps).toEqual(['Pour the sand.']);
  expect((await by(stranger).asks(getActivity, { activity_id: body.id })).status).toBe(404);
  const { body: theirs } = await by(sister).asks(listOwnActivities, {});
  expect(theirs.items.find(({ id }) => id === body.id)).toMatchObject({
    home: 'Rowanours',
    author: null,
    may_change: false,
    is_mine: false,
  });
  const taken = { client_id: uuidv7(), care_home_id: await homeOf(sister), activity_id: body.id };
  expect((await by(sister).asks(retireOwnActivity, { ...taken, is_retired: true })).status).toBe(404);
  await share(false);
  expect(await library(sister)).not.toContain('Seaside tray');
});

test('the list counts how often it was done, with how many people, and how it went', async () => {
  await asOwner(world.ownerUrl, (client) =>
    client.query('update reports set activity_id = $1 where care_home_id = $2', [
      home?.activity_id,
      home?.care_home_id,
    ]),
  );
  const { body } = await by(coordinator).asks(listOwnActivities, {});
  const { uses } = body.items.find(({ id }) => id === home?.activity_id) ?? {};
  expect(uses?.reports).toBeGreaterThan(0);
  expect(uses?.people).toBeGreaterThan(0);
  expect(uses?.well).toBeLessThanOrEqual(uses?.times ?? 0);
});

test.each(['relative@rowanours.example', 'member@teme-valley.example', 'carer@elm-court.example'])(
  'the list is not for %s',
  async (email) => {
    expect((await (await world.as(email)).asks(listOwnActivities, {})).status).toBe(403);
  },
);

async function homeOf(asker: Asker | undefined): Promise<string> {
  return (await by(asker).asks(me, {})).body.carehome.id;
}
