import { expect, test } from 'vitest';
import { callsOfTheContract } from '../test/calls.ts';

/** What a lost device may hold for a week is decided here, one call at a time, and not by chance. */
const KEPT = [
  '/api/v2/about-me/get',
  '/api/v2/activity/get',
  '/api/v2/activity/list',
  '/api/v2/activity/matches',
  '/api/v2/carehome/safeguarding-contact',
  '/api/v2/dashboard/featured',
  '/api/v2/dashboard/key-performance-indicators',
  '/api/v2/event/list',
  '/api/v2/goal/list',
  '/api/v2/moment/list',
  '/api/v2/observation/list',
  '/api/v2/observation/to-do',
  '/api/v2/pal/get',
  '/api/v2/plan/get',
  '/api/v2/plan/list',
  '/api/v2/resident-group/list',
  '/api/v2/resident-interest/list',
  '/api/v2/resident/get',
  '/api/v2/resident/list',
  '/api/v2/resident/profile',
  '/api/v2/resource/list',
  '/api/v2/risk/overlay',
  '/api/v2/risk/session',
  '/api/v2/today/company',
  '/api/v2/today/get',
  '/api/v2/today/meadow',
];

test('these calls are kept on the device, and no others', async () => {
  const kept = (await callsOfTheContract()).filter(({ is_kept_on_device }) => is_kept_on_device === true);
  expect(kept.map(({ path }) => path).toSorted()).toEqual(KEPT);
});

test('none of them writes, and none leaves an audit line that the device would owe', async () => {
  for (const { path, kind, is_kept_on_device, is_always_audited } of await callsOfTheContract()) {
    if (is_kept_on_device !== true) continue;
    expect(kind, path).toBe('read');
    expect(is_always_audited, path).toBeUndefined();
  }
});
