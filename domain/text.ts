import { z } from 'zod';

/**
 * The text shapes of the contract. Lengths equal the columns', so that the database never has to
 * refuse what the contract let through.
 */

/** PostgreSQL can't store NUL, and a lone surrogate is no character at all. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

export const words = (most: number) =>
  z
    .string()
    .max(most, `Use ${most} characters or fewer`)
    .refine(storable, 'Take out the characters that can’t be shown')
    .transform((text) => text.trim());

export const Short = words(120);
export const Line = words(300);
/** The note of a basic report: a few words, written standing up. */
export const BasicNote = words(500);
export const Note = words(4_000);

/** A person's name: letters of any script, marks, spaces, ' - and full stops. */
export const PersonName = words(80).pipe(
  z
    .string()
    .min(1, { error: 'Enter a name', abort: true })
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u, 'Use letters, spaces, hyphens and apostrophes only'),
);

/** An address is compared without regard to case (RFC 5321 allows otherwise; no provider does). */
export const EmailAddress = z
  .string()
  .max(254, 'Use 254 characters or fewer')
  .refine(storable, 'Take out the characters that can’t be shown')
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'Enter your email address', abort: true })
      .regex(
        /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/,
        'Enter an email address in the correct format, like name@example.com',
      ),
  );

/** As people write it: digits, spaces, brackets, and a plus in front. */
export const PhoneNumber = words(120).pipe(
  z
    .string()
    .min(1, { error: 'Enter a phone number', abort: true })
    .regex(/^[+()\d][\d ()+-]{5,}$/, 'Enter a phone number, like 01632 960 001'),
);

/** Small letters, as the database writes them: ids are compared as text. */
export const Id = z.uuid('This is not an id that we know').toLowerCase();
export type Id = z.infer<typeof Id>;

/** A calendar date, `2026-11-20`. It is never converted to an instant. */
export const CalendarDate = z.iso.date('Enter a date').refine(hasYear, 'Enter a date');
/** A day that figures look back from: what is counted back from it must be a date too. */
export const LookedAtDay = CalendarDate.refine((day) => day >= '1900-01-01', 'Enter a date');
/** An instant in UTC, ISO 8601, to the nanosecond at most. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'Enter a date and time' })
  .max(35, 'Enter a date and time')
  .refine(hasYear, 'Enter a date and time');

/** A field of a form that may stay empty: what is empty is nothing, and everything else is judged. */
export function orNone<Output, Input>(schema: z.ZodType<Output, Input>) {
  return z.union([z.literal('').transform(() => null), z.null(), schema]);
}

/** There is no year 0 in PostgreSQL's calendar. */
function hasYear(date: string): boolean {
  return !date.startsWith('0000');
}

/** What the clock on the wall of the home shows: `10:30`. */
export const ClockTime = z.string('Enter a time').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 10:30');
