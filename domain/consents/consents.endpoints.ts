import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';
import { Write } from '../write.ts';
import { Consent, ConsentFields, Purpose } from './consent.ts';

export const listConsents = endpoint({
  path: '/api/v2/consent/list',
  summary: 'What a resident was asked, and all that they answered',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(Consent) }),
});

/** @throws 409 with the last answer when somebody else wrote one down in the meantime */
export const recordConsent = endpoint({
  path: '/api/v2/consent/record',
  summary: 'Writes down an answer of a resident, after those before it',
  allow: 'consents.record',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    /** The version of the last answer that was seen; 0 when there was none. */
    base_version: z.int().min(0),
    ...ConsentFields.shape,
  }),
  output: Consent,
});

export const listDueConsents = endpoint({
  path: '/api/v2/consent/due',
  summary: 'Who is to be asked about what now, and what was taken back lately',
  allow: 'consents.record',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        resident: ResidentFace,
        due: z.array(
          z.object({
            purpose: Purpose,
            why: z.enum(['expired', 'review', 'not_asked']),
            review_on: CalendarDate.nullable(),
          }),
        ),
      }),
    ),
    /** Of the last two weeks, the newest first: what hangs on a wall comes down by somebody's hand. */
    taken_back: z.array(
      z.object({ resident: ResidentFace, purpose: Purpose, decided_by: z.string(), decided_on: CalendarDate }),
    ),
  }),
});
