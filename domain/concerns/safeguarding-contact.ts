import { z } from 'zod';
import { EmailAddress, PhoneNumber, Short, orNone, words } from '../text.ts';

const WebAddress = words(300).pipe(
  z.url({ protocol: /^https?$/u, hostname: /\./u, error: 'Enter a web address, like https://www.example.org' }),
);

/** Whom the home reaches at its local authority when somebody is not safe (domain.md 2.16). */
export const SafeguardingContactFields = z.object({
  name: Short.pipe(z.string().min(1, 'Say who answers, such as “Adult social care, the council”')),
  phone_day: PhoneNumber,
  /** Out of hours. */
  phone_night: orNone(PhoneNumber),
  email: orNone(EmailAddress),
  web: orNone(WebAddress),
});

export const SafeguardingContact = z.object({
  name: z.string(),
  phone_day: z.string(),
  phone_night: z.string().nullable(),
  email: z.string().nullable(),
  web: z.string().nullable(),
});
export type SafeguardingContact = z.infer<typeof SafeguardingContact>;
