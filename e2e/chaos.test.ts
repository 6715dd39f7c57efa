import { join } from 'node:path';
import { DEVICES, runChaos } from '../bench/chaos/run.ts';
import { drawPlan } from '../bench/chaos/plan.ts';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');

test('whatever is cut, killed or closed, each record arrives once, under its author [AU-6, AU-8]', async () => {
  // `node bench/chaos.ts` does the same for as long as somebody likes.
  const wanted = { seed: 12, cuts: 10, records: 30, devices: 2, roots: [ROOT], isTold: false };
  const { faults, reckoning, cutsDone, journal } = await runChaos(wanted);
  expect(faults, journal.text()).toEqual([]);
  expect(reckoning.promised).toBeGreaterThanOrEqual(20);
  expect(cutsDone.size).toBeGreaterThanOrEqual(5);
});

test('the same seed draws the same chaos, and another seed another', () => {
  const wanted = { seed: 1, cuts: 300, records: 1_000, isUpdated: true };
  const plan = drawPlan(DEVICES, wanted);
  expect(drawPlan(DEVICES, wanted)).toEqual(plan);
  expect(drawPlan(DEVICES, { ...wanted, seed: 2 })).not.toEqual(plan);
  expect(plan.cuts).toBeGreaterThanOrEqual(300);
  expect(plan.records).toBeGreaterThanOrEqual(1_000);
});
