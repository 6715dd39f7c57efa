import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { forgetToasts, recentToasts } from './toast-store.ts';

// The build turns these words into catalogue entries; here they stay what they are.
vi.mock('@lingui/core/macro', () => ({ msg: ([text]: TemplateStringsArray) => text }));

i18n.loadAndActivate({ locale: 'en', messages: {} });
beforeEach(forgetToasts);
afterEach(() => vi.unstubAllGlobals());

const told = () => recentToasts().map(({ kind, text }) => [kind, text]);
const REFUSED = ['warning', 'This device does not let the app copy. Select it and copy.'];

test('what is copied is told', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('ABCD EFGH', 'The link is copied.');
  expect(writeText).toHaveBeenCalledWith('ABCD EFGH');
  expect(told()).toEqual([['success', 'The link is copied.']]);
});

test('where the browser refuses, or has no clipboard, it is said what to do', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } });
  await copyText('ABCD EFGH', 'The link is copied.');
  expect(told()).toEqual([REFUSED]);
  forgetToasts();
  vi.stubGlobal('navigator', {});
  await copyText('ABCD EFGH', 'The link is copied.');
  expect(told()).toEqual([REFUSED]);
});
