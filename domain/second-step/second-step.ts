import { z } from 'zod';

/** Whoever only holds the open device must not change what opens the account. */
export const OwnPassword = z.string('Enter your password').min(1, 'Enter your password').max(1_000);

/** The secret of an authenticator app: 160 bits in the letters of RFC 4648. */
export const AuthenticatorSecret = z.string().regex(/^[A-Z2-7]{32}$/, 'Begin again: this is no key of ours');

/** The six digits of an authenticator app, however they are spaced. */
export const AuthenticatorCode = z
  .string('Enter the 6 digits')
  .max(40, 'Enter the 6 digits')
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits that your app shows now'));

/** How many recovery codes are given at a time; each works once. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 12;
/** From so few on, one is told to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** `ABCD-EFGH-JKLM` is read and typed with fewer slips. */
export function spacedCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
