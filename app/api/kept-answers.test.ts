import { expect, it } from 'vitest';
import { KEPT_AT_MOST_BYTES, KEPT_AT_MOST_MS, createKeptAnswers } from './kept-answers.ts';
import type { AnswerStore, SealedAnswer } from './kept-answers.ts';
import type { Owner } from './sealed.ts';

const nadia: Owner = { token: 'hst_nadia', account_id: 'nadia', care_home_id: 'larch', rights: 'see log' };
const residents = { path: '/api/v2/resident/list', input: {} };
const week = { path: '/api/v2/plan/list', input: { from: '2026-11-16', to: '2026-11-22' } };
const told = { items: [{ known_as: 'Eileen' }] };

/** A device on which somebody is signed in. */
function onDevice() {
  const kept = new Map<string, SealedAnswer>();
  const world = { owner: nadia as Owner | null, now: 1_000_000, kept };
  const store: AnswerStore = {
    get: async (id) => kept.get(id),
    put: async (answer) => void kept.set(answer.id, answer),
    all: async () => [...kept.values()],
    remove: async (ids) => ids.forEach((id) => kept.delete(id)),
    clear: async () => kept.clear(),
  };
  const answers = createKeptAnswers({ store, owner: async () => world.owner, now: () => world.now });
  const find = async (call = residents) => (await (await answers.keeper())?.find(call)) ?? null;
  const keep = async (call = residents, body: unknown = told) => await (await answers.keeper())?.keep(call, body);
  return { answers, world, find, keep };
}

it('finds the last answer of a call, and knows when it was given', async () => {
  const { world, find, keep } = onDevice();
  await keep();
  world.now += 20 * 60_000;
  expect(await find()).toEqual({ body: told, kept_at: 1_000_000 });
  expect(await find(week)).toBeNull();
});

it('finds it whichever way the fields of the input stand', async () => {
  const { find, keep } = onDevice();
  await keep(week);
  expect(await find({ path: week.path, input: { to: week.input.to, from: week.input.from } })).not.toBeNull();
});

it('writes nothing that can be read: not the answer, not the call, not whom it was about', async () => {
  const { world, keep } = onDevice();
  await keep({ path: '/api/v2/resident/get', input: { resident_id: 'eileen-id' } });
  const [answer] = [...world.kept.values()];
  const bytes = new TextDecoder('latin1').decode(answer?.sealed);
  expect(`${JSON.stringify(answer)} ${bytes}`).not.toMatch(/Eileen|eileen-id|resident|nadia|larch/);
});

it.each([
  ['another session of the same person', { token: 'hst_other' }],
  ['another person', { account_id: 'carer' }],
  ['another home', { care_home_id: 'teme-bank' }],
  ['somebody from whom a right was taken', { rights: 'see' }],
])('tells %s nothing', async (_, change) => {
  const { world, find, keep } = onDevice();
  await keep();
  world.owner = { ...nadia, ...change };
  expect(await find()).toBeNull();
});

it('takes away what is kept as soon as another owner is here', async () => {
  const { answers, world, keep } = onDevice();
  await keep();
  world.owner = { ...nadia, rights: 'see' };
  await answers.keeper();
  await expect.poll(() => world.kept.size).toBe(0);
});

it('tells nothing of what is more than a week old, nor of what comes from far ahead of the clock', async () => {
  const { world, find, keep } = onDevice();
  await keep();
  world.now += KEPT_AT_MOST_MS + 1;
  expect(await find()).toBeNull();
  world.now = 0;
  expect(await find()).not.toBeNull();
  world.now -= KEPT_AT_MOST_MS;
  expect(await find()).toBeNull();
});

it('refuses an answer that was put in the place of another, or made younger', async () => {
  const { world, find, keep } = onDevice();
  await keep(residents);
  await keep(week, { items: [] });
  const [one, other] = [...world.kept.values()];
  if (one === undefined || other === undefined) throw new Error('Both are kept');
  world.kept.set(one.id, { ...other, id: one.id });
  expect(await find(residents)).toBeNull();
  world.kept.set(one.id, { ...one, kept_at: one.kept_at + 1 });
  expect(await find(residents)).toBeNull();
});

it('keeps nothing that comes back after somebody has left', async () => {
  const { answers, world } = onDevice();
  const keeper = await answers.keeper();
  await answers.forget();
  await keeper?.keep(residents, told);
  expect(world.kept.size).toBe(0);
});

it('keeps nothing while nobody is here for whom it may', async () => {
  const { answers, world } = onDevice();
  world.owner = null;
  expect(await answers.keeper()).toBeNull();
});

it('drops what the server tells no more', async () => {
  const { answers, find, keep } = onDevice();
  await keep();
  await (await answers.keeper())?.drop(residents);
  expect(await find()).toBeNull();
});

it('tidies away what is old, what belongs to another session, and the oldest of too much', async () => {
  const { answers, world, find, keep } = onDevice();
  await keep(week);
  world.now += KEPT_AT_MOST_MS + 1;
  const large = 'x'.repeat(1_200_000);
  for (let resident = 0; resident < 6; resident += 1) {
    world.now += 1;
    await keep({ path: '/api/v2/resident/get', input: { resident } }, large);
  }
  await answers.tidy();
  const bytes = [...world.kept.values()].reduce((sum, { sealed }) => sum + sealed.length, 0);
  expect(bytes).toBeLessThanOrEqual(KEPT_AT_MOST_BYTES);
  expect(await find({ path: '/api/v2/resident/get', input: { resident: 0 } })).toBeNull();
  expect(await find({ path: '/api/v2/resident/get', input: { resident: 5 } })).not.toBeNull();
  world.owner = { ...nadia, token: 'hst_other' };
  await answers.tidy();
  expect(world.kept.size).toBe(0);
});
