import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Line } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Delivery, LetterDraft, LetterPreview, Recipient } from './delivery.ts';

export const previewReportEmail = endpoint({
  path: '/api/v2/report/email-preview',
  summary: 'What somebody would get of a report, to the letter, and to whom it may go',
  allow: 'reports.email',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id, ...LetterDraft.shape }),
  output: LetterPreview,
});

/** The code is told once, to whoever sends: it goes to the reader by phone, never with the link. */
const Sent = z.object({
  id: Id,
  code: z.string(),
  to_name: z.string(),
  expires_at: z.string(),
  /** Where no mail goes out, the link lies under Mail for a manager to pass on. */
  is_mailed: z.boolean(),
});

/** Sends a link to what the preview showed. 422 when it would show something else by now. */
export const emailReport = endpoint({
  path: '/api/v2/report/email',
  summary: 'Send a link to a report about one person',
  allow: 'reports.email',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    ...LetterDraft.shape,
    to: Recipient,
    fingerprint: z.string().max(64),
  }),
  output: Sent,
});

/** A new link with a new code to the same reader; the old one is dead. 422 for one that was taken back. */
export const resendReport = endpoint({
  path: '/api/v2/report/email-resend',
  summary: 'Send a new link to the same reader',
  allow: 'reports.email',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, delivery_id: Id }),
  output: Sent,
});

export const revokeReport = endpoint({
  path: '/api/v2/report/email-revoke',
  summary: 'Take a link back; it is dead at once',
  allow: 'reports.take_back',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, delivery_id: Id }),
  output: Done,
});

export const listDeliveries = endpoint({
  path: '/api/v2/report/email-log',
  summary: 'To whom a report was sent, and what became of it',
  allow: 'reports.take_back',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id }),
  output: z.object({ items: z.array(Delivery) }),
});

/**
 * What a mail server takes and sends back later comes to a mailbox that Heartsease does not read, so somebody says so.
 * 422 for one that was not mailed, or that its reader has opened.
 */
export const sayCameBack = endpoint({
  path: '/api/v2/report/email-came-back',
  summary: 'Say that a letter came back; its address gets no more of them until it was checked',
  allow: 'reports.say_came_back',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    delivery_id: Id,
    reason: Line.pipe(z.string().min(1, 'Write what the mail that came back says')),
  }),
  output: Done,
});

export const sayAddressIsRight = endpoint({
  path: '/api/v2/report/email-address-right',
  summary: 'Say that the address of a letter that came back is right after all',
  allow: 'reports.say_came_back',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, delivery_id: Id }),
  output: Done,
});
