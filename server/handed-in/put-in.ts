import { z } from 'zod';
import type { App } from '../http/app-context.ts';
import { AppError, forbidden, refused } from '../http/errors.ts';
import { hashOfWrite } from '../http/route.ts';
import type { Asked } from '../http/route.ts';
import type { leaveOut, putIn } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { sessionMayCall } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { arrivedAs, authorOf, holdHandedIn, standIn } from './handed-in.queries.ts';
import type { Held } from './handed-in.queries.ts';

/** In words of this screen: whoever reads them did not write what was refused. */
const NOT_THERE = 'What it is about is not in the record. Put its report in first, or leave this out.';
const CHANGED = 'The report was changed since. Change it yourself, and leave this out.';
const EARLIER = 'An earlier version of this is in the record. Change that, and leave this out.';
const ANSWERED = 'Somebody has answered this already';

/** @throws 422 where somebody was quicker */
export async function holdWaiting({ db, session, input }: Asked<typeof putIn | typeof leaveOut>): Promise<Held> {
  const held = await holdHandedIn(db, session.careHome, input.handed_in_id);
  if (held.decision !== null) throw refused({ record: [ANSWERED] });
  return held;
}

/** Has its author sent it themselves since, as it says here? */
export async function hasArrived(asked: Asked<typeof putIn | typeof leaveOut>, held: Held): Promise<boolean> {
  const { endpoint } = writeOf(asked.app, held.path);
  const arrived = await arrivedFrom(asked, held);
  return arrived?.equals(hashOfWrite(endpoint, Object(endpoint.input.parse(held.input)))) ?? false;
}

/** What arrived of it is known to its author alone. */
async function arrivedFrom({ db, session }: Pick<Asked<typeof putIn>, 'db' | 'session'>, held: Held) {
  await standIn(db, session.careHome, held.account_id);
  const arrived = await arrivedAs(db, held.account_id, held.client_id);
  await standIn(db, session.careHome, session.account_id);
  return arrived;
}

/**
 * Does a write that was handed in, as its author's: with the rights of whoever puts it in, and under the id that the
 * device gave it, so that it is never there twice.
 *
 * @returns the report that it went into, where its answer is one
 * @throws 422 at `record`, or at `reason` where one is asked for
 */
export async function putIntoRecord(asked: Asked<typeof putIn>, held: Held): Promise<string | null> {
  const { app, db, session, input } = asked;
  const { careHome, account_id } = session;
  if ((await arrivedFrom(asked, held)) !== undefined) throw refused({ record: [EARLIER] });
  const { endpoint, write } = writeOf(app, held.path);
  if (!sessionMayCall(session, endpoint)) throw forbidden();
  const author = await authorOf(db, held.account_id);
  const written: object = Object(endpoint.input.parse(held.input));
  const puts_in = { account_id, reason: input.reason || null, made_at: held.made_at };
  await standIn(db, careHome, author.id);
  const answer = await write({
    ...asked,
    session: { ...inNameOf(session, author), puts_in },
    input: written,
    audit_detail: { put_in_by: account_id },
  }).catch((error: unknown) => {
    throw error instanceof AppError ? inOwnWords(error) : error;
  });
  await standIn(db, careHome, account_id);
  return reportIn(answer);
}

function writeOf({ writes }: App, path: string) {
  const routed = writes.get(path);
  if (routed === undefined) throw new Error(`${path} is no write that was routed`);
  return routed;
}

/** The manager's session, with the author's name under what it writes. */
function inNameOf(session: Session, author: Awaited<ReturnType<typeof authorOf>>): Session {
  const { id: account_id, ...names } = author;
  return { ...session, account_id, row: { ...session.row, ...names, account_id } };
}

const Errors = z.record(z.string(), z.array(z.string())).catch({});

function inOwnWords({ status, body }: AppError): AppError {
  if (status === 404) return refused({ record: [NOT_THERE] });
  if (status === 409) return refused({ record: [CHANGED] });
  const errors = Errors.parse(body['errors']);
  if (errors['reason'] !== undefined) return refused({ reason: errors['reason'] });
  return refused({ record: [Object.values(errors)[0]?.[0] ?? String(body['message'])] });
}

/** A report is told with its moments, an observation names its report. */
function reportIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const id: unknown = 'moments' in answer ? Reflect.get(answer, 'id') : Reflect.get(answer, 'report_id');
  return typeof id === 'string' ? id : null;
}
