import { expect, test, vi } from 'vitest';
import { OPTIONS, PHONE_OPTIONS } from '../error-reports/options.ts';
import { reportByPhone } from './native-reports.ts';

/** What comes over the bridge. */
const phone = vi.hoisted(() => ({ told: [] as { options: Record<string, unknown> }[] }));
vi.mock('@capacitor/core', () => ({
  Capacitor: { getPlatform: () => 'ios', isPluginAvailable: () => true },
  registerPlugin: () => ({
    initNativeSdk: async (payload: { options: Record<string, unknown> }) => phone.told.push(payload) > 0,
  }),
}));
// The kit itself, of which the package's own entry would be a second one here.
vi.mock('@sentry/capacitor', async () => await import('@sentry/capacitor/dist/esm/index.js'));

test('the phone’s own kit really hears that it counts no sessions and tells no traces of its own [PR-5]', async () => {
  let isBegun = false;
  const options = { ...OPTIONS, ...PHONE_OPTIONS, dsn: 'https://key@errors.example.org/7' };
  await reportByPhone(options, (transport) => (isBegun = transport !== undefined));
  expect(isBegun).toBe(true);
  expect(phone.told).toHaveLength(1);
  expect(phone.told[0]?.options).toMatchObject({
    dsn: 'https://key@errors.example.org/7',
    release: 'heartsease@2.8.2',
    sendDefaultPii: false,
    attachThreads: false,
    enableAutoSessionTracking: false,
    enableAutoPerformanceTracing: false,
  });
});
