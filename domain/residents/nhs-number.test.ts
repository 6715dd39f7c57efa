import { expect, test } from 'vitest';
import { NhsNumber, isNhsNumber, spacedNhsNumber } from './nhs-number.ts';

test.each(['9434765919', '943 476 5919', '943-476-5919', ' 4010232137 '])('%s is an NHS number', (text) => {
  expect(NhsNumber.safeParse(text).success).toBe(true);
});

test.each(['9434765918', '943476591', '94347659190', '', 'abcdefghij', '９４３４７６５９１９', '1234567890'])(
  '%s is none',
  (text) => {
    expect(NhsNumber.safeParse(text).success).toBe(false);
  },
);

test('every digit that is mistyped is found out', () => {
  for (let place = 0; place < 10; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const typed = `${'9434765919'.slice(0, place)}${digit}${'9434765919'.slice(place + 1)}`;
      expect(isNhsNumber(typed)).toBe(typed === '9434765919');
    }
  }
});

test('it is shown as on letters', () => {
  expect(spacedNhsNumber('9434765919')).toBe('943 476 5919');
});
