import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { forgetToasts, recentToasts } from '../ui/toast-store.ts';
import { react } from './call.ts';
import { reactToFailures } from './react-to-failures.ts';

// The build turns these words into catalogue entries; here they stay what they are.
vi.mock('@lingui/core/macro', () => ({ msg: ([text]: TemplateStringsArray) => text }));
const { storage } = vi.hoisted(() => ({ storage: { token: null as string | null } }));
vi.mock('../device/storage.ts', () => ({
  DEVICE_KEYS: { token: 'wellbeing-token' },
  storage: { read: async () => storage.token },
}));
vi.mock('./leaving.ts', () => ({ pageIsLeaving: () => false }));
vi.mock('../session/session.ts', () => ({ session: { leave: async () => undefined } }));

test.each([
  ['tells whoever asked', 'tomasz', ['Forbidden']],
  ['tells nothing over the faces of a locked tablet', null, []],
  ['tells nothing to whoever opened it since', 'nadia', []],
])('what was refused %s', async (_, token, told) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  reactToFailures();
  forgetToasts();
  storage.token = token;
  const failure = { kind: 'forbidden', status: 403, message: null } as const;
  react({ failure, path: '/api/v2/goal/add', token: 'tomasz' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(recentToasts().map(({ title }) => title)).toEqual(told);
});
