import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { ConsentRequest, RequestAnswer, RequestFields } from './consent-request.ts';

export const whoDecides = endpoint({
  path: '/api/v2/consent/who-decides',
  summary: 'Who may decide for a resident by a document that was seen, and what they are asked now',
  allow: 'consents.record',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({
    people: z.array(
      z.object({
        relative_link_id: Id,
        known_as: z.string(),
        relationship: z.string(),
        basis: ConsentRequest.shape.basis,
      }),
    ),
    requests: z.array(ConsentRequest),
  }),
});

/** @throws 422 where the relative has no say in it, or was asked that already */
export const requestConsent = endpoint({
  path: '/api/v2/consent/request',
  summary: 'Asks whoever decides for a resident what may be shown of them',
  allow: 'consents.record',
  scope: 'relative_link',
  kind: 'write',
  input: Write.extend({ relative_link_id: Id, ...RequestFields.shape }),
  output: z.object({ consent_request_id: Id }),
});

export const takeBackRequest = endpoint({
  path: '/api/v2/consent/take-back-request',
  summary: 'Asks them no more; what they answered stays',
  allow: 'consents.record',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ consent_request_id: Id }),
  output: Done,
});

export const listMyRequests = endpoint({
  path: '/api/v2/consent/asked-of-me',
  summary: 'What I am asked to decide for somebody',
  allow: 'relatives_list.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ConsentRequest) }),
});

/** @throws 404 once it was taken back, or the say has ended; 409 where an answer was written down meanwhile */
export const answerRequest = endpoint({
  path: '/api/v2/consent/respond',
  summary: 'Writes down what I decide for somebody; what is left out stays open',
  allow: 'relatives_list.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    consent_request_id: Id,
    answers: z
      .array(RequestAnswer)
      .min(1, 'Answer at least one')
      .refine((answers) => new Set(answers.map(({ purpose }) => purpose)).size === answers.length, 'Answer each once'),
  }),
  output: Done,
});
