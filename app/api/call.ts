import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { connection } from './connection.ts';
import { CallFailed, failureIn } from './failure.ts';
import type { Failure } from './failure.ts';
import { reactionTo } from './on-error.ts';
import type { Reaction } from './on-error.ts';
import { Unreachable, send } from './send.ts';
import type { Reply } from './send.ts';
import { beginsFor } from './under-way.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Errors go here instead of to the error catalogue: for change-password and ping (row CA-6). */
  onError?: (failure: Failure) => void;
  /** Nobody waits for it: its failure is only logged (row ER-8). */
  isBackground?: boolean;
  /** False for whoever repeats by its own rules; true for a call of a session that may arrive twice. */
  isRepeated?: boolean;
}

/**
 * Makes one call of the contract.
 *
 * @returns the answer, checked by the contract's own schema
 * @throws CallFailed for every status that is not a success, after the error catalogue has reacted;
 *   the reason of `signal` when the caller gave up
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return endpoint.output.parse(await ask(endpoint, input, options)) as OutputOf<E>;
}

/** The same for a call that is known by its path only, as an entry of the outbox is; the answer is not checked. */
export async function ask(
  endpoint: Pick<Endpoint, 'path' | 'kind'>,
  input: unknown,
  options: CallOptions = {},
): Promise<unknown> {
  const token = await storage.read(DEVICE_KEYS.token);
  // A call of a session changes whose it is, and behind one in the background no screen goes on.
  const isWaitedFor = endpoint.kind !== 'session' && options.isBackground !== true;
  const end = beginsFor(isWaitedFor ? token : null);
  const outcome = await sendSafely(endpoint, input, { ...options, token }).finally(end);
  if (!('failure' in outcome)) return outcome.reply.body;
  const { failure } = outcome;
  if (options.onError === undefined) react({ failure, path: endpoint.path, token }, options.isBackground);
  else options.onError(failure);
  throw new CallFailed(endpoint.path, failure);
}

/** Lets the error catalogue react to a failure that was held back. */
export function react(failed: FailedCall, isBackground = false): void {
  reactor?.(reactionTo(failed.failure, isBackground), failed);
}

export interface FailedCall {
  failure: Failure;
  path: string;
  /** Of the session that began it; left out where it is the one that stands. */
  token?: string | null;
}

type Reactor = (reaction: Reaction, failed: FailedCall) => void;

let reactor: Reactor | undefined;

/** Who turns the catalogue's reactions into toasts and redirects; set once, when the app starts. */
export function reactWith(react: Reactor) {
  reactor = react;
}

type Outcome = { reply: Reply } | { failure: Failure };

/**
 * How long a call is repeated before the maintenance redirect takes the token, so that a restart of the
 * server signs nobody out (product.md, section 3).
 */
const REPEAT_FOR_MS = 8_000;
const REPEAT_AFTER_MS = [250, 500, 1_000, 1_500] as const;

async function sendSafely(
  endpoint: Pick<Endpoint, 'path' | 'kind'>,
  input: unknown,
  options: CallOptions & { token: string | null },
): Promise<Outcome> {
  // Reads change nothing and writes carry their own id, so both may arrive twice.
  const isSafe = options.isRepeated ?? (endpoint.kind !== 'session' && options.onError === undefined);
  const startedAt = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await sendOnce(endpoint.path, input, options.signal);
    if (!isSafe || !mayPassSoon(outcome)) return outcome;
    const pause = REPEAT_AFTER_MS[Math.min(attempt, REPEAT_AFTER_MS.length - 1)] ?? 0;
    if (Date.now() - startedAt + pause > REPEAT_FOR_MS) return outcome;
    await wait(pause, options.signal);
    // On a shared tablet somebody else may be here by now: nothing goes out in their name.
    if ((await storage.read(DEVICE_KEYS.token)) !== options.token) return outcome;
  }
}

async function sendOnce(path: string, input: unknown, signal: AbortSignal | undefined): Promise<Outcome> {
  try {
    const reply = await send(path, input, signal);
    const failure = failureIn(reply);
    return failure === undefined ? { reply } : { failure };
  } catch (caught) {
    if (!(caught instanceof Unreachable)) throw caught;
    const is_online = await connection.isOnline();
    return { failure: { kind: 'unreachable', status: 0, is_online } };
  }
}

/** What a restart of the server or of the proxy before it looks like; a declared maintenance does not pass soon. */
function mayPassSoon(outcome: Outcome): boolean {
  if (!('failure' in outcome)) return false;
  const { failure } = outcome;
  if (failure.kind === 'unreachable') return failure.is_online;
  if (failure.kind === 'maintenance') return !failure.is_declared;
  return failure.status === 502 || failure.status === 504;
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
