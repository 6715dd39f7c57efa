import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrganisationFigures } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { heartsease } from './heartsease.ts';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(async () => await world.close());

async function says(...words: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const settings = { DATABASE_URL: world.ownerUrl, PUBLIC_URL: 'https://heartsease.example' };
  return { code: await heartsease(words, settings, (text) => lines.push(text)), text: lines.join('\n') };
}

test('the operator says who is head office and takes it back, and it counts from the next call on', async () => {
  const anita = 'manager@larch-house.example';
  const asker = await world.as(anita);
  const sees = async () => (await asker.asks(getOrganisationFigures, {})).status;
  const { organisation_name: organisation } = (
    await (await world.as('head-office@marches.example')).asks(getOrganisationFigures, {})
  ).body;
  const named = ['--email', anita, '--organisation', organisation];
  expect(await sees()).toBe(403);
  for (let time = 0; time < 2; time += 1) {
    expect(await says('head-office', 'add', ...named)).toMatchObject({ code: 0 });
    expect(await sees()).toBe(200);
  }
  expect((await says('head-office', 'list')).text).toMatch(/manager@larch-house\.example +Anita Nair/u);
  expect(await says('head-office', 'end', ...named)).toMatchObject({ code: 0 });
  expect(await sees()).toBe(403);
  expect(await says('head-office', 'end', ...named)).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not at the head office'),
  });
  expect(await says('head-office', 'add', ...named)).toMatchObject({ code: 0 });
  expect(await sees()).toBe(200);
});

test('of whoever works in no home of the organisation it is said that they cannot see it yet', async () => {
  const organisation = (await (await world.as('head-office@marches.example')).asks(getOrganisationFigures, {})).body
    .organisation_name;
  const added = async (email: string) =>
    (await says('head-office', 'add', '--email', email, '--organisation', organisation)).text;
  const once = 'once they work in one of its homes';
  expect(await added('relative@larch-house.example')).toContain(once);
  expect(await added('organiser@teme-valley.example')).toContain(once);
  expect(await added('carer@larch-house.example')).not.toContain(once);
});

test('somebody who does not exist and an organisation that does not are said', async () => {
  expect(await says('head-office', 'add', '--email', 'nobody@larch-house.example')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nobody signs in as'),
  });
  expect(
    await says('head-office', 'add', '--email', 'manager@larch-house.example', '--organisation', 'No Such Homes'),
  ).toMatchObject({ code: 1, text: expect.stringContaining('Say which with --organisation: ') });
});
