import { expect, test } from 'vitest';
import { BREADCRUMBS, OPTIONS, PHONE_OPTIONS, PHONE_TRANSPORT, REPLAY, TRACING } from './options.ts';

test('how much is reported is what the specification says [PR-5, PR-3]', () => {
  expect(OPTIONS).toMatchObject({
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracesSampleRate: 0.2,
    release: 'heartsease@2.8.2',
  });
  expect(PHONE_TRANSPORT).toEqual({ bufferSize: 30 });
});

test('everything that the kit would gather about people is off [PR-5]', () => {
  expect(OPTIONS.sendDefaultPii).toBe(false);
  expect(
    Object.values(OPTIONS.dataCollection).flatMap((one) => (typeof one === 'object' ? Object.values(one) : [one])),
  ).toEqual(expect.not.arrayContaining([true]));
  expect(OPTIONS.dataCollection.httpBodies).toEqual([]);
  expect(OPTIONS.tracePropagationTargets).toEqual([]);
  expect(OPTIONS.defaultIntegrations).toBe(false);
  expect(BREADCRUMBS).toMatchObject({ console: false, dom: false });
  expect(TRACING.enableInp).toBe(false);
  expect(PHONE_OPTIONS.enableAutoSessionTracking).toBe(false);
});

test('a replay shows no text, no input and no picture [PR-5]', () => {
  expect(REPLAY).toMatchObject({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
  });
  expect(REPLAY.maskAttributes).toEqual(expect.arrayContaining(['title', 'placeholder', 'aria-label', 'alt']));
});
