import { expect, it } from 'vitest';
import { NewPin, Pin, isWeakPin } from './pin.ts';

it.each(['111111', '123456', '654321', '012345', '987654', '567890', '098765', '121212', '112211', '472472'])(
  'refuses %s, which everybody tries first',
  (pin) => {
    expect(isWeakPin(pin)).toBe(true);
    expect(NewPin.safeParse(pin).success).toBe(false);
    // What was set before the rule was there is still compared.
    expect(Pin.safeParse(pin).success).toBe(true);
  },
);

it.each(['482913', '102938', '135246', '907351'])('takes %s', (pin) => {
  expect(NewPin.safeParse(pin).success).toBe(true);
});

it.each(['', '12345', '1234567', '48291a', '４８２９１３', '482 913'])(
  'says of “%s” that it wants six digits',
  (typed) => {
    expect(NewPin.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Enter the 6 digits']);
  },
);
