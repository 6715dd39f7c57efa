import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Decision } from './consent-request.ts';
import { Purpose } from './consent.ts';

export const listDecisions = endpoint({
  path: '/api/v2/consent/decided',
  summary: 'What was decided for the people for whom I may decide by a document',
  allow: 'relatives_list.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    people: z.array(
      z.object({
        resident: z.object({ id: Id, known_as: z.string() }),
        /** The last answer to each thing, where it was given by a document. */
        decisions: z.array(Decision),
      }),
    ),
  }),
});

/** @throws 404 to whoever may not decide; 409 where it is no yes by a document any more, with the last answer where it was given by one */
export const takeBackConsent = endpoint({
  path: '/api/v2/consent/take-back',
  summary: 'Takes back a yes that was given for somebody by a document; it counts at once',
  allow: 'relatives_list.view',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, purpose: Purpose }),
  output: Done,
});
