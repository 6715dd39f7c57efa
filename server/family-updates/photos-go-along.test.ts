import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import {
  saveSharingSettings,
  shareMoments,
  withdrawUpdate,
} from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { logDominoes } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { addPhoto } from '../test/photos.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

test('what is withdrawn takes its photos of that person along, a report set aside all of its own', async () => {
  const [joyce, winston] = [idOf('Joyce'), idOf('Winston')];
  const tomasz = await world.as('carer@larch-house.example');
  const nadia = await world.as('coordinator@larch-house.example');
  const anita = await world.as('manager@larch-house.example');
  await anita.asks(saveSharingSettings, { ...write(), hold: 'at_once' });
  const report = await logDominoes(tomasz, facts);
  const update = { resident_id: joyce, words: '', has_quote: false, for_friends: false };
  const shared = await tomasz.asks(shareMoments, { ...write(), report_id: report.id, updates: [update] });
  const family_update_id = shared.body.people.find(({ resident }) => resident.id === joyce)?.shared?.id ?? '';
  const photo = { care_home_id: facts.care_home_id, canary: 'At the table' };
  const [hers, his, elsewhere] = await asOwner(world.ownerUrl, async (client) => {
    const photos = [
      await addPhoto(client, { ...photo, resident_id: joyce }),
      await addPhoto(client, { ...photo, resident_id: winston }),
      await addPhoto(client, { ...photo, resident_id: joyce }),
    ] as const;
    await client.query('update photos set report_id = $1 where id = any($2)', [report.id, photos.slice(0, 2)]);
    return photos;
  });
  const gone = async () => {
    const { rows } = await asOwner(world.ownerUrl, (client) =>
      client.query<{ id: string }>('select id from photos where id = any($1) and withdrawn_at is not null', [
        [hers, his, elsewhere],
      ]),
    );
    return new Set(rows.map(({ id }) => id));
  };
  expect((await tomasz.asks(withdrawUpdate, { ...write(), family_update_id, reason: 'The wrong Joyce' })).status).toBe(
    200,
  );
  expect(await gone()).toEqual(new Set([hers]));
  const aside = { ...write(), report_id: report.id, base_version: report.version, reason: 'It was another day' };
  expect((await nadia.asks(voidReport, aside)).status).toBe(200);
  expect(await gone()).toEqual(new Set([hers, his]));
});
