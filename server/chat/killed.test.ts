import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages, openThread, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import { startServer } from '../test/server-process.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

test('a server process that is killed while people write loses no acknowledged message and doubles none', async () => {
  const { care_home_id } = await factsOf(world.ownerUrl, 'Larch House');
  const carer = await world.as('carer@larch-house.example');
  const opened = await carer.asks(openThread, { client_id: uuidv7(), care_home_id, with: { kind: 'room' } });
  const { chat_thread_id } = opened.body;
  const killed = await startServer({ DATABASE_URL: world.ownerUrl });
  await killed.ready();
  const there = askerAt(killed.address, carer.token);
  const messages = Array.from({ length: 60 }, (_, turn) => ({
    client_id: uuidv7(),
    care_home_id,
    chat_thread_id,
    text: `Killed ${turn}`,
  }));
  const acknowledged = new Set<string>();
  const sending = Promise.all(
    messages.map(async (message) => {
      const answer = await there.asks(sendMessage, message).catch(() => null);
      if (answer?.status === 200) acknowledged.add(answer.body.id);
      if (acknowledged.size === 10) killed.kill('SIGKILL');
    }),
  );
  await sending;
  await killed.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(10);
  expect(acknowledged.size).toBeLessThan(messages.length);
  // As the outbox does: everything that was not answered goes again, and so does what was.
  for (const message of messages) expect((await carer.asks(sendMessage, message)).status).toBe(200);
  const kept = await carer.asks(listMessages, { chat_thread_id });
  const before = await carer.asks(listMessages, { chat_thread_id, before: kept.body.items[0]?.position ?? 1 });
  const all = [...before.body.items, ...kept.body.items].filter(({ text }) => text.startsWith('Killed '));
  expect(all.map(({ text }) => text).sort()).toEqual(messages.map(({ text }) => text).sort());
  const ids = new Set(all.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
}, 120_000);
