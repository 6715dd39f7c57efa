import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../session/profile.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { DigestLetter, Sentences } from './digest.ts';

export const listDigests = endpoint({
  path: '/api/v2/digest/list',
  summary: 'The letters to the families of the last Friday: to look at, sent, and left out',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    friday: CalendarDate,
    items: z.array(DigestLetter),
    /** Relatives whose letter is due and not made yet. */
    to_make: z.int(),
    is_mail_sent: z.boolean(),
  }),
});

export const makeDigests = endpoint({
  path: '/api/v2/digest/make',
  summary: 'Make the letters of the last Friday that are missing; what was looked at stays as it is',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'write',
  input: Write,
  output: z.object({ made: z.int() }),
});

export const saveDigest = endpoint({
  path: '/api/v2/digest/save',
  summary: 'Change the sentences of a letter that nobody has sent yet',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ digest_id: Id, base_version: z.int(), sentences: Sentences }),
  output: Done,
});

export const leaveOutDigest = endpoint({
  path: '/api/v2/digest/leave-out',
  summary: 'Send no letter about this person this time, or take that back',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ digest_id: Id, is_left_out: z.boolean() }),
  output: Done,
});

/** Each letter by the version that was looked at: what somebody else changed meanwhile does not go out unseen. */
export const sendDigests = endpoint({
  path: '/api/v2/digest/send',
  summary: 'Send letters that somebody looked at: by mail, and to be printed',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    letters: z
      .array(z.object({ digest_id: Id, version: z.int() }))
      .min(1, 'Choose a letter')
      .max(500, 'Send 500 letters or fewer at a time'),
  }),
  output: z.object({
    mailed: z.int(),
    to_print: z.int(),
    /** Not sent, since somebody changed them meanwhile. */
    changed: z.array(Id),
  }),
});

export const printDigests = endpoint({
  path: '/api/v2/digest/print',
  summary: 'The letters of the last Friday that go out on paper, in large print',
  allow: 'digests.check',
  scope: 'care-home',
  kind: 'read',
  is_always_audited: true,
  input: z.object({}),
  output: z.object({
    file_name: z.string(),
    /** In base64. */
    pdf: z.base64(),
    pages: z.int(),
  }),
});

export const listMyDigests = endpoint({
  path: '/api/v2/digest/mine',
  summary: 'The letters that you were sent about your people, newest first',
  allow: 'relatives_list.view',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        resident_id: Id,
        known_as: z.string(),
        language: Language,
        from: CalendarDate,
        to: CalendarDate,
        sentences: z.array(z.string()),
      }),
    ),
  }),
});
