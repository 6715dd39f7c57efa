import { beforeEach, expect, test } from 'vitest';
import { closeToast, currentToast, forgetToasts, recentToasts, showToast } from './toast-store.ts';

beforeEach(forgetToasts);

test('a new toast takes the place of the one that is there', () => {
  showToast({ kind: 'success', text: 'Saved for 7 people' });
  showToast({ kind: 'danger', title: 'Session Expired', text: 'Please login again to continue', duration: 5_000 });
  expect(currentToast()).toMatchObject({ kind: 'danger', title: 'Session Expired', duration: 5_000 });
});

test('a toast stays three seconds unless it says otherwise', () => {
  showToast({ kind: 'success', text: 'Saved' });
  expect(currentToast()?.duration).toBe(3_000);
});

test('the end of an old toast leaves the new one alone', () => {
  showToast({ kind: 'success', text: 'First' });
  const first = currentToast()?.id;
  showToast({ kind: 'success', text: 'Second' });
  closeToast(first);
  expect(currentToast()?.text).toBe('Second');
});

test('what was missed can be read again, newest first, until somebody logs out', () => {
  showToast({ kind: 'success', text: 'First' });
  showToast({ kind: 'warning', text: 'Second' });
  closeToast();
  expect(recentToasts().map(({ text }) => text)).toEqual(['Second', 'First']);
  forgetToasts();
  expect(recentToasts()).toEqual([]);
});
