import { expect, it } from 'vitest';
import { backOffMs } from './outbox-pause.ts';
import { PATIENCE_MS, fails, nadia, offline, onDevice, refused, taken, write } from './outbox-in-test.ts';
import type { SendOutcome } from './outbox-entry.ts';

it('hands back the answer of a write that arrives at once', async () => {
  const { outbox, world } = onDevice(() => taken);
  expect(await outbox.put(write('a'), PATIENCE_MS)).toEqual({ state: 'sent', answer: { id: 'r1' } });
  expect(world.kept).toEqual([]);
});

it('keeps a write while there is no connection, and sends it when there is', async () => {
  const { outbox, world } = onDevice(() => offline);
  expect(await outbox.put(write('a'), PATIENCE_MS)).toEqual({ state: 'waiting' });
  world.answer = () => taken;
  world.now += backOffMs(1);
  await outbox.flush('when-due');
  expect(world.kept).toEqual([]);
  expect(world.sent).toEqual(['a', 'a']);
});

it('does not send what was discarded while another was on its way', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  await outbox.put(write('b'), PATIENCE_MS);
  world.sent.splice(0);
  world.answer = async ({ client_id }) => {
    if (client_id === 'a') await outbox.discard('b');
    return taken;
  };
  world.now += backOffMs(9);
  await outbox.flush('now');
  expect(world.sent).toEqual(['a']);
  expect(world.kept).toEqual([]);
});

it('says that a write waits when the answer takes too long, and still sends it once', async () => {
  let answerNow: (outcome: SendOutcome) => void = () => undefined;
  const { outbox, world } = onDevice(() => new Promise((resolve) => (answerNow = resolve)));
  expect(await outbox.put(write('a'), 20)).toEqual({ state: 'waiting' });
  const flushed = outbox.flush('when-due');
  answerNow(taken);
  await flushed;
  expect(world.sent).toEqual(['a']);
  expect(world.kept).toEqual([]);
});

it('makes one write of a double tap', async () => {
  const { outbox, world } = onDevice(() => offline);
  const taps = [outbox.put(write('a'), PATIENCE_MS), outbox.put(write('a'), PATIENCE_MS)];
  expect(await Promise.all(taps)).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
  expect(world.kept.map(({ client_id }) => client_id)).toEqual(['a']);
});

it('sends in the order in which the writes were made', async () => {
  const { outbox, world } = onDevice(() => offline);
  for (const id of ['a', 'b', 'c']) await outbox.put(write(id), PATIENCE_MS);
  world.answer = () => taken;
  world.now += backOffMs(9);
  world.sent.length = 0;
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['a', 'b', 'c']);
});

it('shows a refused write to its author and goes on with the next', async () => {
  const { outbox, world } = onDevice(({ client_id }) => (client_id === 'a' ? refused : taken));
  expect(await outbox.put(write('a'), PATIENCE_MS)).toMatchObject({ state: 'refused' });
  expect(await outbox.put(write('b'), PATIENCE_MS)).toMatchObject({ state: 'sent' });
  expect(world.kept).toMatchObject([
    { client_id: 'a', state: 'parked', error: { status: 422, errors: { title: ['Say what it was'] } } },
  ]);
});

it('sends a refused write again when it was changed, and forgets one that is discarded', async () => {
  const { outbox, world } = onDevice(() => refused);
  await outbox.put(write('a'), PATIENCE_MS);
  await outbox.put(write('b'), PATIENCE_MS);
  world.answer = () => taken;
  await outbox.retry('a', { client_id: 'a', title: 'Chair yoga' });
  await outbox.discard('b');
  expect(world.kept).toEqual([]);
});

it('holds back an answer until the report that it names has arrived', async () => {
  const { outbox, world } = onDevice(({ client_id }) =>
    client_id === 'report' ? fails({ kind: 'server_error', status: 500 }) : taken,
  );
  await outbox.put(write('report'), PATIENCE_MS);
  await outbox.put(write('answer', { input: { report_client_id: 'report' } }), PATIENCE_MS);
  await outbox.put(write('other'), PATIENCE_MS);
  expect(world.sent).toEqual(['report', 'other']);
  expect(world.kept.map(({ client_id }) => client_id)).toEqual(['report', 'answer']);
});

it.each([200, 408, 425, 502])('tries again later after a %i', async (status) => {
  const { outbox, world } = onDevice(() => fails({ kind: 'other', status, message: null }));
  expect(await outbox.put(write('a'), PATIENCE_MS)).toEqual({ state: 'waiting' });
  world.sent.length = 0;
  await outbox.flush('when-due');
  expect(world.sent).toEqual([]);
  world.now += backOffMs(1);
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['a']);
});

it('waits as long as the server asks after too many tries', async () => {
  const { outbox, world } = onDevice(() => fails({ kind: 'too_many', status: 429, message: null, retry_after: 60 }));
  await outbox.put(write('a'), PATIENCE_MS);
  world.sent.length = 0;
  world.now += 59_000;
  await outbox.flush('now');
  expect(world.sent).toEqual([]);
  world.now += 1_000;
  await outbox.flush('now');
  expect(world.sent).toEqual(['a']);
});

it('does not wait out a pause when somebody acts or the connection is back', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  world.answer = () => taken;
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['a']);
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
});

it('keeps a write through a dead token, and sends it when its author is back', async () => {
  const { outbox, world } = onDevice(() => fails({ kind: 'signed_out', status: 401 }));
  await outbox.put(write('a'), PATIENCE_MS);
  world.who = null;
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['a']);
  world.who = nadia;
  world.answer = () => taken;
  await outbox.flush('when-due');
  expect(world.kept).toEqual([]);
});

it('never sends what another person made, or what belongs to another home', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  world.answer = () => taken;
  world.now += backOffMs(9);
  world.sent.length = 0;
  world.who = { account_id: 'tomasz', care_home_id: 'larch-house' };
  await outbox.flush('when-due');
  world.who = { account_id: 'nadia', care_home_id: 'oak-lodge' };
  await outbox.flush('when-due');
  expect(world.sent).toEqual([]);
  expect(world.kept).toHaveLength(1);
});

it('stops when somebody else signs in between two writes', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  await outbox.put(write('b'), PATIENCE_MS);
  world.now += backOffMs(9);
  world.sent.length = 0;
  world.answer = () => {
    world.who = { account_id: 'tomasz', care_home_id: 'larch-house' };
    return taken;
  };
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['a']);
});

it('parks nothing for what the server says when its author is in another home by then', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  world.answer = () => {
    world.who = { ...nadia, care_home_id: 'teme-bank' };
    return refused;
  };
  await outbox.flush('now');
  expect(world.kept).toMatchObject([{ client_id: 'a', state: 'waiting', error: null }]);
  world.who = nadia;
  world.answer = () => taken;
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
});

it('shows a write that the server breaks on again and again', async () => {
  const { outbox, world } = onDevice(() => fails({ kind: 'server_error', status: 500 }));
  await outbox.put(write('a'), PATIENCE_MS);
  for (let tries = 1; tries < 6; tries += 1) {
    world.now += backOffMs(tries);
    await outbox.flush('when-due');
  }
  expect(world.kept).toMatchObject([{ state: 'parked', error: { status: 500 } }]);
});

it('waits longer after every failure, and never more than five minutes', () => {
  expect([1, 2, 3, 20].map(backOffMs)).toEqual([2_000, 4_000, 8_000, 300_000]);
});

it('keeps what its author changed while the former was on its way', async () => {
  const { outbox, world } = onDevice(async (entry) => {
    if (entry.input['text'] === undefined) void outbox.retry('a', { client_id: 'a', text: 'Better words' });
    await Promise.resolve();
    return taken;
  });
  await outbox.put(write('a'), PATIENCE_MS);
  expect(world.kept.map(({ input }) => input)).toEqual([{ client_id: 'a', text: 'Better words' }]);
});

it('does not bring back what its author discarded while it was on its way', async () => {
  const { outbox, world } = onDevice(async () => {
    await outbox.discard('a');
    return refused;
  });
  await outbox.put(write('a'), PATIENCE_MS);
  expect(world.kept).toEqual([]);
});

it('lets nothing about the same people overtake what is to be tried again, and holds up nobody else', async () => {
  const breaks = fails({ kind: 'server_error', status: 500 });
  const { outbox, world } = onDevice(({ client_id }) => (client_id === 'first' ? breaks : taken));
  const of = (client_id: string, resident_id: string) =>
    write(client_id, { input: { client_id, activity_id: 'tea', moments: [{ resident_id }] } });
  await outbox.put(of('first', 'joyce'), PATIENCE_MS);
  await outbox.put(of('later', 'joyce'), PATIENCE_MS);
  await outbox.put(of('other', 'frank'), PATIENCE_MS);
  expect(world.sent).toEqual(['first', 'other']);
  world.answer = () => taken;
  world.now += backOffMs(1);
  await outbox.flush('when-due');
  expect(world.sent).toEqual(['first', 'other', 'first', 'later']);
});

it('does not let what needs a look hold up others about the same person', async () => {
  const { outbox, world } = onDevice(({ client_id }) => (client_id === 'first' ? refused : taken));
  await outbox.put(write('first', { input: { client_id: 'first', resident_id: 'joyce' } }), PATIENCE_MS);
  await outbox.put(write('later', { input: { client_id: 'later', resident_id: 'joyce' } }), PATIENCE_MS);
  expect(world.kept).toMatchObject([{ client_id: 'first', state: 'parked' }]);
});

it('tells what went out when nobody waited for it any more, so that it is shown', async () => {
  const { outbox, world } = onDevice(() => offline);
  await outbox.put(write('a'), PATIENCE_MS);
  await outbox.put(write('b'), 0);
  world.answer = () => taken;
  expect(await outbox.put(write('c'), PATIENCE_MS)).toMatchObject({ state: 'sent' });
  await outbox.flush('when-due');
  expect(world.kept).toEqual([]);
  expect(world.late).toEqual(['a', 'b']);
});

it('does not wait for a clock that was put back to come there again', async () => {
  const { outbox, world } = onDevice(() => fails({ kind: 'server_error', status: 500 }));
  await outbox.put(write('a'), PATIENCE_MS);
  world.answer = () => taken;
  world.now -= 86_400_000;
  await outbox.flush('now');
  expect(world.kept).toEqual([]);
});

it('holds what goes behind photos, and what goes with it, and nothing else', async () => {
  const { outbox, world } = onDevice(() => taken);
  const inThread = (client_id: string, chat_thread_id: string) =>
    write(client_id, { path: '/api/v2/chat/send', input: { client_id, chat_thread_id } });
  world.held = ({ client_id }) => (client_id === 'a' ? 'soon' : null);
  for (const [id, thread] of [
    ['a', 'circle'],
    ['b', 'circle'],
    ['c', 'room'],
  ] as const) {
    await outbox.put(inThread(id, thread), PATIENCE_MS);
  }
  expect(world.sent).toEqual(['c']);
  // A photo was refused: that can take days, and holds up nobody.
  world.held = ({ client_id }) => (client_id === 'a' ? 'needs_look' : null);
  await outbox.flush('now');
  expect(world.sent).toEqual(['c', 'b']);
  world.held = () => null;
  await outbox.flush('now');
  expect(world.sent).toEqual(['c', 'b', 'a']);
});
