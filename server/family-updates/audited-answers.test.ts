import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepUpdate, sendLove, writeComment } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { saveSharingSettings, shareMoments } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { logDominoes, sayUpdates } from '../test/deliveries.ts';
import { factsOf } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('the audit says under which moment a relative sent love, kept it and wrote', async () => {
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
  const [anita, nadia, andrew] = await Promise.all(
    ['manager', 'coordinator', 'andrew.campbell'].map((who) => world.as(`${who}@larch-house.example`)),
  );
  if (!anita || !nadia || !andrew) throw new Error('nobody is signed in');
  await sayUpdates(nadia, facts, world.ownerUrl, 'given');
  await anita.asks(saveSharingSettings, { ...write(), hold: 'at_once' });
  const report = await logDominoes(nadia, facts);
  const resident_id = facts.residents.find(({ known_as }) => known_as === 'Joyce')?.id ?? '';
  const updates = [{ resident_id, words: '', has_quote: false, for_friends: false }];
  const { body } = await nadia.asks(shareMoments, { ...write(), report_id: report.id, updates });
  const id = body.people.find(({ resident }) => resident.id === resident_id)?.shared?.id ?? '';
  const input = { family_update_id: id, is_sent: true, is_kept: true, text: 'Lovely' };
  const paths = [sendLove, keepUpdate, writeComment].map(({ path }) => path);
  for (const path of paths) expect((await andrew.sends(path, { ...write(), ...input })).status).toBe(200);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ action: string; detail: unknown }>(
      `select action, detail from audit_events where action = any($1) and detail->>'family_update_id' = $2`,
      [paths, id],
    ),
  );
  // And not a word of what was written.
  expect(rows.map(({ detail }) => detail)).toEqual(paths.map(() => ({ family_update_id: id })));
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(paths));
});
