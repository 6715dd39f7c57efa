import { expect, it } from 'vitest';
import type { SendOutcome } from './outbox-entry.ts';
import { PATIENCE_MS, offline, onDevice, taken, write } from './outbox-in-test.ts';

const about = (client_id: string, input: Record<string, unknown>) =>
  write(client_id, { input: { client_id, ...input } });

/** A server that answers when the test says so, entry by entry. */
function answeredByHand() {
  const open = new Map<string, (outcome: SendOutcome) => void>();
  const { outbox, world } = onDevice(() => offline);
  return {
    outbox,
    world,
    underWay: () => [...open.keys()],
    async keep(...writes: ReturnType<typeof write>[]) {
      for (const one of writes) await outbox.put(one, PATIENCE_MS);
      world.sent.length = 0;
      world.answer = ({ client_id }) => new Promise((resolve) => open.set(client_id, resolve));
      void outbox.flush('now').catch(() => undefined);
      await settled();
    },
    async answer(client_id: string, outcome: SendOutcome) {
      open.get(client_id)?.(outcome);
      open.delete(client_id);
      await settled();
    },
  };
}

async function settled(): Promise<void> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
}

it('sends three at once, the next as soon as one has arrived', async () => {
  const { keep, underWay, answer, world } = answeredByHand();
  await keep(...['a', 'b', 'c', 'd', 'e'].map((id) => about(id, { resident_id: `of ${id}` })));
  expect(underWay()).toEqual(['a', 'b', 'c']);
  await answer('b', taken);
  expect(underWay()).toEqual(['a', 'c', 'd']);
  for (const id of ['a', 'c', 'd', 'e']) await answer(id, taken);
  expect(world.kept).toEqual([]);
  expect(world.sent).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('lets nothing overtake what is about the same people, alone or in a list', async () => {
  const { keep, underWay, answer } = answeredByHand();
  await keep(
    about('a', { moments: [{ resident_id: 'frank' }, { resident_id: 'joyce' }] }),
    about('b', { resident_ids: ['eileen', 'joyce'] }),
    about('c', { report_client_id: 'a' }),
    about('d', { resident_id: 'mei' }),
  );
  // Behind the one that waits nothing goes: the order in which they were made is the order on the server.
  expect(underWay()).toEqual(['a']);
  await answer('a', taken);
  expect(underWay()).toEqual(['b', 'c', 'd']);
});

it('sends what names nothing of its own one after the other', async () => {
  const { keep, underWay, answer } = answeredByHand();
  await keep(about('a', { activity_id: 'tea', is_on: true }), about('b', { activity_id: 'tea', is_on: false }));
  expect(underWay()).toEqual(['a']);
  await answer('a', taken);
  expect(underWay()).toEqual(['b']);
});

it('begins nothing more once the line is lost, and waits once for all that were on their way', async () => {
  const { keep, underWay, answer, world, outbox } = answeredByHand();
  await keep(...['a', 'b', 'c', 'd'].map((id) => about(id, { resident_id: `of ${id}` })));
  await answer('a', offline);
  await answer('b', offline);
  await answer('c', taken);
  expect(underWay()).toEqual([]);
  expect(world.kept.map(({ client_id }) => client_id)).toEqual(['a', 'b', 'd']);
  world.answer = () => taken;
  // Four writes were kept without a line, each a try, and this was the fifth: 32 seconds.
  world.now += 31_000;
  await outbox.flush('when-due');
  expect(world.kept).toHaveLength(3);
  world.now += 2_000;
  await outbox.flush('when-due');
  expect(world.kept).toEqual([]);
});

it('sends the others when one breaks the app itself, and tells of it', async () => {
  const { outbox, world } = onDevice(() => offline);
  for (const id of ['a', 'b']) await outbox.put(about(id, { resident_id: `of ${id}` }), PATIENCE_MS);
  world.answer = ({ client_id }) => {
    if (client_id === 'a') throw new Error('Nobody thought of this');
    return taken;
  };
  await expect(outbox.flush('now')).rejects.toThrow('Nobody thought of this');
  expect(world.kept.map(({ client_id }) => client_id)).toEqual(['a']);
});
