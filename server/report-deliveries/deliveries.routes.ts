import { DELIVERY_LIMITS } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { Delivery } from '@heartsease/domain/report-deliveries/delivery.ts';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
  resendReport,
  revokeReport,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { holdReport } from '../reports/reports.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { addressesToCheck } from './came-back.queries.ts';
import { deliveriesOf, revoke } from './deliveries.queries.ts';
import { letterOf } from './letter.ts';
import { readersOf } from './recipients.ts';
import type { FamilyReader } from './recipients.ts';
import { sendLetter } from './send-letter.ts';

const NOT_TO_THEM = {
  not_active: 'Their access is not active now',
  friend: 'Friends get what is shared with everybody, and no reports',
  no_consent: 'There is no consent to updates for the family',
  no_address: 'There is no email address of theirs',
  stay_ended: 'The stay has ended, so nothing goes out to the family',
  came_back: 'A letter to this address came back. The manager checks the address first',
} as const;

export function registerDeliveries(app: App): void {
  route(app, previewReportEmail, async ({ db, session, input, now }) => {
    await checkOwnOrMay('send', { db, session, input });
    const { part, content, fingerprint } = await letterOf(db, session, input.report_id, input);
    const readers = await reachableReaders(db, session, part, now);
    return {
      resident: part.face,
      content,
      fingerprint,
      recipients: readers.map(({ email: _email, ...reader }) => reader),
      may_send_outside: maySendOutside(session),
    };
  });

  route(app, emailReport, async ({ db, session, input, now }) => {
    await checkOwnOrMay('send', { db, session, input });
    const { report_id, resident_id, to } = input;
    const { part, content, fingerprint } = await letterOf(db, session, report_id, input);
    if (fingerprint !== input.fingerprint) {
      throw refused({ form: ['The report was changed since you looked. Look at what will be sent once more'] });
    }
    const letter = { report_id, resident_id, content };
    if (to.kind === 'professional') {
      if (!maySendOutside(session)) throw forbidden('Only the manager sends reports outside the family');
      await checkAddress(db, session, to.email);
      const reader = { relative_link_id: null, to_address: to.email, to_name: to.name };
      return await sendLetter({ app, db, session, now }, letter, reader);
    }
    const reader = await readerOf(db, session, part, to.relative_link_id, now);
    return await sendLetter({ app, db, session, now }, letter, reader);
  });

  route(app, resendReport, async ({ db, session, input, now }) => {
    await checkOwnOrMay('send', { db, session, input });
    const { report_id } = input;
    const former = await deliveryOf(db, session, input);
    // Read while the report is held: of two who send again at once, the second finds the first one's.
    if (former.revoked_at !== null) throw refused({ form: ['This link was taken back. Send the report anew'] });
    const { relative_link_id, to_address, to_name, content, resident_id } = former;
    if (relative_link_id === null && !maySendOutside(session))
      throw forbidden('Only the manager sends reports outside the family');
    if (relative_link_id === null) await checkAddress(db, session, to_address);
    // The same letter as it was read then; whether they may still have it is asked anew.
    const { part } = await letterOf(db, session, report_id, {
      resident_id,
      include: { note: false, mood: false, words: false },
      message: '',
    });
    const reader =
      relative_link_id === null
        ? { relative_link_id, to_address, to_name }
        : await readerOf(db, session, part, relative_link_id, now);
    await revoke(db, session.careHome, former.delivery_id, session.account_id, now);
    return await sendLetter({ app, db, session, now }, { report_id, resident_id, content }, reader);
  });

  route(app, revokeReport, async ({ db, session, input, now }) => {
    await checkOwnOrMay('take back', { db, session, input });
    const { delivery_id } = await deliveryOf(db, session, input);
    await revoke(db, session.careHome, delivery_id, session.account_id, now);
    return DONE;
  });

  route(app, listDeliveries, async ({ db, session, input, now }) => {
    await checkOwnOrMay('take back', { db, session, input });
    const rows = await deliveriesOf(db, session.careHome, input.report_id);
    const toCheck = await addressesToCheck(db, session.careHome);
    return {
      items: rows.map((row) => ({
        id: row.delivery_id,
        to_name: row.to_name,
        to_address: row.to_address,
        resident: row.face,
        state: stateOf(row, app.config.smtp_url, now),
        sent_by: row.by,
        asked_at: row.asked_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        opened_at: row.opened_at?.toISOString() ?? null,
        was_mailed: row.sent_at !== null,
        is_open: isOpen(row, now),
        came_back_reason: row.came_back_reason,
        is_address_to_check: toCheck.has(row.to_address),
      })),
    };
  });
}

/**
 * Reports of others are for whoever reviews them, one's own for everybody (rows.md, "Settled here"). Reviewing adds to
 * reports; a link is taken back by the same people on packages that add none.
 */
const WITH_REPORTS_OF_OTHERS = {
  send: { permission: 'reports.review', refusal: 'Only its author, a coordinator or the manager can send this' },
  'take back': {
    permission: 'reports.download',
    refusal: 'Only its author, a coordinator or the manager can see where this went',
  },
} as const;

/** Holds the report: what was sent of it stands still until the answer. */
async function checkOwnOrMay(
  what: keyof typeof WITH_REPORTS_OF_OTHERS,
  { db, session, input }: { db: Db; session: Session; input: { report_id: string } },
): Promise<void> {
  const { author_id } = await holdReport(db, session.careHome, input.report_id);
  const { permission, refusal } = WITH_REPORTS_OF_OTHERS[what];
  if (author_id !== session.account_id && !sessionMay(session, permission)) throw forbidden(refusal);
}

function maySendOutside(session: Session): boolean {
  return sessionMay(session, 'reports.send_outside');
}

/** The relatives of a person; nothing goes to an address that a letter came back from. */
async function reachableReaders(
  db: Db,
  { careHome }: Session,
  resident: { id: string; ended_on: string | null },
  now: Date,
): Promise<FamilyReader[]> {
  const toCheck = await addressesToCheck(db, careHome);
  const readers = await readersOf(db, careHome, resident, now);
  return readers.map((reader) => {
    const cameBack = reader.email !== null && toCheck.has(reader.email);
    return reader.why_not === null && cameBack ? { ...reader, why_not: 'came_back' } : reader;
  });
}

/** @throws 422 where a letter came back from it and nobody has checked it since */
async function checkAddress(db: Db, { careHome }: Session, address: string): Promise<void> {
  if ((await addressesToCheck(db, careHome)).has(address)) throw refused({ to: [NOT_TO_THEM.came_back] });
}

async function readerOf(
  db: Db,
  session: Session,
  resident: { id: string; ended_on: string | null },
  relative_link_id: string,
  now: Date,
) {
  const readers = await reachableReaders(db, session, resident, now);
  const reader = readers.find((one) => one.relative_link_id === relative_link_id);
  if (!reader) throw notFound();
  const { why_not, name, relationship, email } = reader;
  if (why_not !== null || email === null) throw refused({ to: [NOT_TO_THEM[why_not ?? 'no_address']] });
  return { relative_link_id, to_address: email, to_name: `${name}, ${relationship}` };
}

/** @throws 404 where no such letter was sent of this report */
export async function deliveryOf(db: Db, { careHome }: Session, which: { report_id: string; delivery_id: string }) {
  const rows = await deliveriesOf(db, careHome, which.report_id);
  const delivery = rows.find(({ delivery_id }) => delivery_id === which.delivery_id);
  if (!delivery) throw notFound();
  return delivery;
}

type Row = Awaited<ReturnType<typeof deliveriesOf>>[number];

function isOpen({ revoked_at, expires_at, wrong_codes }: Row, now: Date): boolean {
  return revoked_at === null && expires_at > now && wrong_codes < DELIVERY_LIMITS.wrong_codes;
}

function stateOf(row: Row, smtp_url: string | null, now: Date): Delivery['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (row.bounced_at !== null) return 'bounced';
  if (row.opened_at !== null) return 'opened';
  if (!isOpen(row, now)) return 'expired';
  if (row.sent_at !== null) return 'sent';
  if (row.held_back_at !== null) return 'held_back';
  if (row.failed_at !== null) return 'failed';
  return smtp_url === null ? 'shown_only' : 'waiting';
}
