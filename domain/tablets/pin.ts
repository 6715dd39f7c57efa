import { z } from 'zod';

export const PIN_DIGITS = 6;
/** After so many wrong ones a tablet asks its person for the password. */
export const PIN_TRIES = 5;

/** Nobody has touched it for so long: a shared tablet locks (product.md, section 6). */
export const LOCKS_AFTER_MS = 90_000;
/** The last of it are counted down, and any key or touch keeps it open (WCAG 2.2.1). */
export const COUNTED_DOWN_MS = 10_000;

/** What is typed at a tablet is only compared. */
export const Pin = z
  .string('Enter the 6 digits')
  .max(40, 'Enter the 6 digits')
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits', abort: true });

/** What everybody tries first is no PIN (quality.md, shared tablets). */
export const NewPin = Pin.refine(
  (pin) => !isWeakPin(pin),
  'That is too easy to guess. Use more than two different digits, and none in a row like 123456',
);

/** Few different digits, a row up or down (also over the zero), or the same three twice. */
export function isWeakPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, place) => (digit - (digits[place] ?? 0) + 10) % 10);
  const isRow = steps.every((step) => step === 1) || steps.every((step) => step === 9);
  return isRow || new Set(digits).size < 3 || pin.slice(0, 3) === pin.slice(3);
}
