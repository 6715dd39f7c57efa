import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PersonName, PhoneNumber } from '../text.ts';
import { Write } from '../write.ts';

/** What everybody says of themselves. The address is what they sign in with; it stays. */
export const OwnDetails = z.object({
  first_name: PersonName,
  last_name: PersonName,
  /** What others here call them. */
  known_as: PersonName,
  /** Empty: none given. */
  phone: z.union([z.literal(''), PhoneNumber]),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

export const getOwnDetails = endpoint({
  path: '/api/v2/user/details',
  summary: 'Your own name and phone number',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({ first_name: z.string(), last_name: z.string(), known_as: z.string(), phone: z.string() }),
});

export const saveOwnDetails = endpoint({
  path: '/api/v2/user/update-profile',
  summary: 'Change your own name and phone number',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend(OwnDetails.shape),
  output: OwnDetails,
});
