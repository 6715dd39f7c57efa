import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from './notification.ts';
import { pushMessage } from './push.ts';

test('each kind is said in both languages, in one short line, and leads somewhere', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const [english, welsh] = [pushMessage('1', kind, 'en-GB'), pushMessage('1', kind, 'cy-GB')];
    expect(english.body).toMatch(/ in Heartsease$/u);
    expect(welsh.body).toMatch(/ yn Heartsease$/u);
    expect(Math.max(english.body.length, welsh.body.length)).toBeLessThanOrEqual(60);
    expect(english.path).toMatch(/^\/[a-z/-]+$/u);
  }
});
