import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { addAttempt, takeAttemptBack } from './attempts.queries.ts';
import { SecondStepWanted, tooMany } from './errors.ts';

/**
 * How many failed tries are heard within a quarter of an hour: for one account so few that a password
 * can't be guessed, for one address so few that a list of accounts can't be walked (quality.md B1, B2).
 */
export const LIMITS = {
  login_account: { most: 10, seconds: 900 },
  login_address: { most: 20, seconds: 900 },
  password: { most: 5, seconds: 900 },
  second_step: { most: 5, seconds: 900 },
  reset_account: { most: 5, seconds: 900 },
  reset_address: { most: 20, seconds: 900 },
  register_address: { most: 20, seconds: 900 },
  letter_address: { most: 40, seconds: 900 },
  /** The page of a pack and the pack itself: a whole team of inspectors reads behind one address. */
  pack_address: { most: 80, seconds: 900 },
  /** Looking at a survey without an account and answering it: a whole home and its kiosks are behind one address. */
  survey_address: { most: 120, seconds: 900 },
  /** Only screens with a link that is dead count. */
  tv_address: { most: 120, seconds: 900 },
  /** Each PIN counts, right or wrong: a whole home changes hands behind one address. */
  tablet_address: { most: 300, seconds: 900 },
  /** Every one counts, for each is a row: enough for a whole home that signs in behind one address. */
  passkey_address: { most: 120, seconds: 900 },
  /** A recorded screen tells of itself every five seconds; a whole home is behind one address. */
  error_reports_address: { most: 1_200, seconds: 900 },
  /** A device hands in twenty at once; a whole home is behind one address. */
  hand_in_address: { most: 60, seconds: 900 },
  /** Whoever tries whether notifications arrive on this device. */
  push_test: { most: 40, seconds: 900 },
  /** To go in and out of practising; a pretend home is made for each reset. */
  practice: { most: 30, seconds: 900 },
} as const;

export type Limit = keyof typeof LIMITS;

/** What one call counts against: each limit with the address or the account that it holds for. */
export interface Tries<Result = unknown> {
  of: [limit: Limit, who: string][];
  /** A try that succeeded counts for nothing; or which of them do not. */
  are_forgiven: boolean | ((result: Result) => boolean);
  /** No answer comes sooner, so that the time does not tell whether there was work to do. */
  least_ms?: number;
}

/**
 * Hears a call within its limits. Tries are counted before the work, so that a thousand at once can't slip
 * past together, and outside its transaction: the count stands when the call fails, and no call waits for a
 * second connection while it holds one (of 16 sign-ins at once 11 stood still for ten seconds and failed).
 *
 * @throws 429 with Retry-After
 */
export async function withinLimits<Result>(
  database: Database,
  tries: Tries<Result> | undefined,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = tries?.of ?? [];
  for (const [limit, who] of counted) await countTry(database, limit, who, now);
  const forgive = async () => {
    for (const [limit, who] of counted) await forgiveTry(database, limit, who, now);
  };
  try {
    const [result] = await Promise.all([work(), tries?.least_ms && pause(tries.least_ms)]);
    const { are_forgiven = false } = tries ?? {};
    if (typeof are_forgiven === 'function' ? are_forgiven(result) : are_forgiven) await forgive();
    return result;
  } catch (error) {
    // Half way in: a whole home signs in with a second step behind one address.
    if (error instanceof SecondStepWanted && tries?.are_forgiven) await forgive();
    throw error;
  }
}

/** The count lives in the database, for all servers. @param who only its hash is kept */
async function countTry(database: Database, limit: Limit, who: string, now: Date): Promise<void> {
  const { most, seconds } = LIMITS[limit];
  const starts = windowStart(now, seconds);
  if ((await addAttempt(database, subject(limit, who), starts)) > most) {
    throw tooMany(Math.ceil((starts.getTime() + seconds * 1_000 - now.getTime()) / 1_000));
  }
}

async function forgiveTry(database: Database, limit: Limit, who: string, now: Date): Promise<void> {
  await takeAttemptBack(database, subject(limit, who), windowStart(now, LIMITS[limit].seconds));
}

function windowStart(now: Date, seconds: number): Date {
  return new Date(Math.floor(now.getTime() / (seconds * 1_000)) * seconds * 1_000);
}

function subject(limit: Limit, who: string): string {
  return createHash('sha256').update(`${limit} ${who.toLowerCase()}`).digest('base64url');
}
