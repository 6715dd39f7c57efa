import { z } from 'zod';

/** Digits as one writes them: "943 476 5919" and "943-476-5919" are the same number. */
const plainDigits = (text: string) => text.replace(/[\s-]/g, '');

/** Ten digits whose last one checks the others (modulus 11, NHS Data Dictionary). */
export function isNhsNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, place) => total + Number(digit) * (10 - place), 0);
  const check = (11 - (sum % 11)) % 11;
  // A remainder that would need the digit 10 belongs to no number.
  return check !== 10 && check === Number(digits[9]);
}

/** As it is printed on letters: 943 476 5919. */
export function spacedNhsNumber(digits: string): string {
  return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}

export const NhsNumber = z
  .string()
  .max(40, 'An NHS number has 10 digits')
  .transform(plainDigits)
  .pipe(
    z
      .string()
      .regex(/^\d{10}$/, { error: 'An NHS number has 10 digits', abort: true })
      .refine(isNhsNumber, 'Check this number: one of its digits is not right'),
  );
