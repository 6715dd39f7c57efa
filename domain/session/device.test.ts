import { expect, test } from 'vitest';
import { deviceKind, deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
    'tablet',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Mobile Safari/537.36`, 'Chrome on Android phone', 'phone'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X210) ${BLINK} Safari/537.36`, 'Chrome on Android tablet', 'tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/141.0`, 'Edge on Windows', 'computer'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'computer'],
  ['node', 'A program', 'program'],
  ['', 'A program', 'program'],
])('a device is named so that its owner knows it again: %s', (userAgent, device, kind) => {
  expect(deviceOf(userAgent)).toBe(device);
  expect(deviceKind(device)).toBe(kind);
});
