import { z } from 'zod';

/** What is typed at the second step: the six digits, or a recovery code with or without its hyphens. */
export const OneTimeCode = z
  .string('Enter your code')
  .max(40, 'That code is too long')
  .transform((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(/^(\d{6}|[A-HJ-NP-Z2-9]{12})$/, 'Enter the 6 digits from your app, or a recovery code'));
