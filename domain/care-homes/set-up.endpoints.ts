import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { InviteCode } from '../session/credentials.ts';
import { Invitation } from '../session/invitations.endpoints.ts';
import { PhoneNumber, Short } from '../text.ts';
import { Region } from './region.ts';

const named = (asked: string) => Short.pipe(z.string().min(1, { error: asked, abort: true }));

/** The first page of a new home's set-up. It may be sent again until the home has its manager. */
export const setUpHome = endpoint({
  path: '/api/v2/set-up/home',
  summary: 'Say what a new home is, with the link that the operator printed',
  allow: 'anyone',
  scope: 'none',
  kind: 'session',
  input: z.object({
    invite_code: InviteCode,
    name: named('Enter the name of the home'),
    organisation: named('Enter who runs the home'),
    town: named('Enter the town'),
    region: Region,
    phone: named('Enter the phone number that families call').pipe(PhoneNumber),
  }),
  output: Invitation,
});
