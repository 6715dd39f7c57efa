import { z } from 'zod';
import { EmailAddress, Short, orNone, words } from '../text.ts';

const WebAddress = words(300).pipe(
  z.url({ protocol: /^https?$/u, hostname: /\./u, error: 'Enter a web address, like https://www.example.org' }),
);

/** Three digits are enough: 101 is the police. */
const Telephone = words(120).pipe(
  z
    .string()
    .min(1, { error: 'Enter a phone number', abort: true })
    .regex(/^[+()\d][\d ()+-]{2,}$/, 'Enter a phone number, like 01632 960 001'),
);

/** Whom the home reaches at its local authority when somebody is not safe (domain.md 2.16). */
export const SafeguardingContactFields = z.object({
  name: Short.pipe(z.string().min(1, 'Say who answers, such as “Adult social care, the council”')),
  phone_day: Telephone,
  /** Out of hours. */
  phone_night: orNone(Telephone),
  email: orNone(EmailAddress),
  web: orNone(WebAddress),
});

export const SafeguardingContact = z.object({
  name: z.string(),
  phone_day: z.string(),
  phone_night: z.string().nullable(),
  email: z.string().nullable(),
  web: z.string().nullable(),
  version: z.int(),
});
export type SafeguardingContact = z.infer<typeof SafeguardingContact>;
