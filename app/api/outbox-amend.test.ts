import { expect, it } from 'vitest';
import { backOffMs } from './outbox-pause.ts';
import { PATIENCE_MS, fails, offline, onDevice, write } from './outbox-in-test.ts';
import type { OutboxEntry, SendOutcome } from './outbox-entry.ts';

/** A server that takes a write by its id, and keeps to the first that it heard under it. */
function serverThatKeeps(isHeard: () => boolean) {
  const taken = new Map<string, string>();
  const answer = ({ path, input }: OutboxEntry): SendOutcome => {
    const id = String(input['client_id']);
    const said = JSON.stringify([path, input]);
    if (!taken.has(id)) taken.set(id, said);
    if (taken.get(id) !== said) {
      return fails({ kind: 'refused_input', status: 422, message: 'Used', errors: { client_id: ['Used'] } });
    }
    return isHeard() ? { ok: true, answer: `answer to ${id}` } : offline;
  };
  return { taken, answer };
}

it('makes a change of what arrived unheard, once it was changed on the device', async () => {
  let isHeard = false;
  const { taken, answer } = serverThatKeeps(() => isHeard);
  const { outbox, world } = onDevice(answer);
  await outbox.put(write('a', { input: { client_id: 'a', text: 'Tea' } }), PATIENCE_MS);
  await outbox.put(write('answer', { input: { client_id: 'answer', report_client_id: 'a' } }), PATIENCE_MS);
  await outbox.retry('a', { client_id: 'a', text: 'Better' });
  await outbox.retry('a', { client_id: 'a', text: 'Best' });
  isHeard = true;
  world.now += backOffMs(9);
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
  const change = { client_id: 'change of a', text: 'Best', said: 'Tea', answered: 'answer to a' };
  expect([...taken.entries()]).toEqual([
    ['a', JSON.stringify(['/api/v2/report/log', { client_id: 'a', text: 'Tea' }])],
    ['change of a', JSON.stringify(['/api/v2/report/amend', change])],
    ['answer', JSON.stringify(['/api/v2/report/log', { client_id: 'answer', report_client_id: 'a' }])],
  ]);
});

it('sends what was changed as it is where nothing of it had arrived', async () => {
  let isHeard = false;
  const { taken, answer } = serverThatKeeps(() => isHeard);
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a', { input: { client_id: 'a', text: 'Tea' } }), PATIENCE_MS);
  world.answer = answer;
  isHeard = true;
  await outbox.retry('a', { client_id: 'a', text: 'Better' });
  expect([...taken.keys()]).toEqual(['a']);
  expect(world.sent).toEqual(['a', 'a']);
  expect(world.kept).toEqual([]);
});

it('repeats a change that was itself lost on its way, and makes no second one', async () => {
  let isHeard = false;
  const { taken, answer } = serverThatKeeps(() => isHeard);
  const { outbox, world } = onDevice(answer);
  await outbox.put(write('a', { input: { client_id: 'a', text: 'Tea' } }), PATIENCE_MS);
  await outbox.retry('a', { client_id: 'a', text: 'Better' });
  world.answer = (entry) => {
    isHeard = entry.path === '/api/v2/report/log';
    return answer(entry);
  };
  await outbox.flush('now');
  expect(world.kept).toMatchObject([{ client_id: 'a', path: '/api/v2/report/amend', state: 'waiting' }]);
  world.answer = (entry) => {
    isHeard = true;
    return answer(entry);
  };
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
  expect([...taken.keys()]).toEqual(['a', 'change of a']);
});

it('sends nothing that names an entry before what its author changed of that meanwhile', async () => {
  const { taken, answer } = serverThatKeeps(() => true);
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a', { input: { client_id: 'a', text: 'Tea' } }), PATIENCE_MS);
  await outbox.put(write('answer', { input: { client_id: 'answer', report_client_id: 'a' } }), PATIENCE_MS);
  let isChanged = false;
  world.answer = (entry) => {
    if (!isChanged) void outbox.retry('a', { client_id: 'a', text: 'Better' });
    isChanged = true;
    return answer(entry);
  };
  await outbox.flush('now');
  await expect.poll(() => world.kept).toEqual([]);
  expect([...taken.keys()]).toEqual(['a', 'change of a', 'answer']);
});

it('makes a change of what went out while its author was changing it', async () => {
  const { taken, answer } = serverThatKeeps(() => true);
  const { outbox, world } = onDevice(answer);
  await outbox.put(write('a', { input: { client_id: 'a', text: 'Tea' } }), PATIENCE_MS);
  const seen = { ...write('a', { input: { client_id: 'a', text: 'Tea' } }), made_at: '', state: 'waiting' as const };
  expect(world.kept).toEqual([]);
  // Its sheet stood open while it went out.
  await outbox.retry('a', { client_id: 'a', text: 'Better' }, { ...seen, error: null, tries: 0, not_before: 0 });
  expect([...taken.keys()]).toEqual(['a', 'change of a']);
  expect(world.kept).toEqual([]);
});
