import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserOptions } from '@sentry/react';
import { CallFailed } from '../api/failure.ts';
import { report } from './reporter.ts';

const DSN = 'https://key@errors.example.org/7';

const kit = vi.hoisted(() => ({
  page: vi.fn<(options: BrowserOptions) => void>(),
  phone: vi.fn<(options: BrowserOptions) => void>(),
  /** What the phone's own kit was handed, and with which room. */
  sent: [] as unknown[],
  room: [] as unknown[],
}));
vi.mock('@sentry/react', () => ({
  init: kit.page,
  addIntegration: () => undefined,
  captureException: () => undefined,
  createTransport: () => expect.fail('the phone has its own way out'),
}));
vi.mock('@sentry/capacitor', () => ({
  init(options: BrowserOptions, begin: (handed: unknown) => void) {
    kit.phone(options);
    begin({
      transport: (own: unknown) => {
        kit.room.push(own);
        return { send: async (envelope: unknown) => void kit.sent.push(envelope), flush: async () => true };
      },
    });
  },
}));
vi.mock('./parts.ts', () => ({ parts: () => [] }));
vi.mock('./replay.ts', () => ({ replay: () => ({ name: 'Replay' }) }));

function openOn(Capacitor: object | undefined): void {
  const page = { location: { origin: 'https://localhost' }, navigator: { userAgent: 'Linux' }, Capacitor };
  const matchMedia = () => ({ matches: false });
  vi.stubGlobal('Capacitor', Capacitor);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { ...page, ...Capacitor, matchMedia, removeEventListener: () => undefined });
}

beforeEach(() => [kit.page, kit.phone].forEach((init) => init.mockClear()));
afterEach(() => vi.unstubAllGlobals());

test('on a phone reports go out by its own kit, which holds 30, and are cleaned before it [PR-5]', async () => {
  openOn({ isNativePlatform: () => true, getPlatform: () => 'android' });
  await report(DSN);
  expect(kit.phone.mock.calls[0]?.[0]).toMatchObject({
    dsn: DSN,
    release: 'heartsease@2.8.2',
    tracesSampleRate: 0.2,
    sendDefaultPii: false,
    enableNative: true,
    enableAutoSessionTracking: false,
    defaultIntegrations: false,
  });
  const options = kit.page.mock.calls[0]?.[0];
  expect(options).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
  expect(options?.initialScope).toEqual({ tags: { platform: 'mobile,native,android' } });
  expect(options?.transportOptions).toEqual({ bufferSize: 30 });
  const transport = options?.transport?.({ recordDroppedEvent: () => undefined, url: '', ...options.transportOptions });
  expect(kit.room).toEqual([expect.objectContaining({ bufferSize: 30 })]);
  await transport?.send([
    { event_id: 'e' },
    [[{ type: 'event' }, { message: 'Zyxqv', user: { email: 'z@y.example' } }]],
  ] as never);
  await transport?.send([
    { event_id: 'e' },
    [[{ type: 'client_report' }, { timestamp: 1, discarded_events: [] }]],
  ] as never);
  expect(kit.sent).toEqual([[{ event_id: 'e' }, [[{ type: 'event' }, {}]]]]);
});

test('in a browser nothing of a phone is begun, and only surprises are told', async () => {
  openOn(undefined);
  await report(DSN);
  expect(kit.phone).not.toHaveBeenCalled();
  const { beforeSend, tunnel } = kit.page.mock.calls[0]?.[0] ?? {};
  expect(tunnel).toBe('/api/v2/error-reports/send');
  const told = (originalException: unknown) => beforeSend?.({ type: undefined }, { originalException }) !== null;
  expect(told(new TypeError('x'))).toBe(true);
  expect(told(new CallFailed('/api/v2/me', { kind: 'other', status: 418, message: null }))).toBe(true);
  expect(told(new CallFailed('/api/v2/me', { kind: 'signed_out', status: 401 }))).toBe(false);
  expect(told(new DOMException('gone', 'AbortError'))).toBe(false);
});
