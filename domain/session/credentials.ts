import { z } from 'zod';

/**
 * 10 to 128 characters, no composition rules: length is what protects (NIST SP 800-63B, 5.1.1.2). The
 * upper limit keeps a flood of megabyte passwords away from the hash.
 */
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;

export const NewPassword = z
  .string('Enter a password')
  .min(PASSWORD_LENGTH.least, `Password must be at least ${PASSWORD_LENGTH.least} characters`)
  .max(PASSWORD_LENGTH.most, `Password must be ${PASSWORD_LENGTH.most} characters or fewer`)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Take out the characters that can’t be typed')
  .refine((text) => new Set(text).size >= 4, 'Use more than three different characters');

/** What is typed at sign-in is only compared, so nothing but its size is judged. */
export const TypedPassword = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(1_000, 'That password is too long');

/** Both entries of a new password agree. To be given to `.refine(...)` with `TWICE`. */
export function isSameTwice(typed: { password: string; password_confirmation: string }): boolean {
  return typed.password === typed.password_confirmation;
}
/** The message stands at the second entry. */
export const TWICE = {
  path: ['password_confirmation'],
  message: 'Those passwords do not match. Enter the same one twice',
};

/** An invitation code as it is printed: 8 letters and digits without the ones that look alike (0 O 1 I). */
export const InviteCode = z
  .string('Enter your invitation code')
  .max(40, 'That code is too long')
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/, 'Enter the 8 letters and digits of your invitation'));

/** The alphabet of invitation codes: 32 characters, so 8 of them are 40 bits. */
export const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
