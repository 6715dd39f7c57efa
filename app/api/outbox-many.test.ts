import { expect, it } from 'vitest';
import { PATIENCE_MS, offline, onDevice, taken, write } from './outbox-in-test.ts';

it('reads all that waits now and then, not for each that goes out', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('first'), PATIENCE_MS);
  const [first] = world.kept;
  if (first === undefined) throw new Error('Nothing was kept');
  for (let at = 1; at < 500; at += 1) world.kept.push({ ...first, client_id: `w${at}`, input: {}, position: at });
  world.reads = 0;
  world.answer = () => {
    world.now += 20;
    return taken;
  };
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
  // Ten seconds of sending, told twice a second.
  expect(world.reads).toBeLessThan(25);
  expect(world.shown.length).toBeGreaterThan(15);
  expect(world.shown.at(-1)).toBe(0);
});
