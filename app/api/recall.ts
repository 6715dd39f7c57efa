import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { ask, call, react } from './call.ts';
import type { CallOptions } from './call.ts';
import { connection } from './connection.ts';
import { keptAnswers } from './device-answers.ts';
import type { Failure } from './failure.ts';
import type { Keeper } from './kept-answers.ts';

export interface Recalled<Answer> {
  answer: Answer;
  /** Milliseconds since 1970: from the device, as old as that. Null: the server has just said it. */
  kept_at: number | null;
}

type Options = Pick<CallOptions, 'signal' | 'isBackground' | 'onError'>;

/**
 * A call whose answer is kept on the device, and found there when the device has no connection. A server that is away
 * while the network stands is another matter: that is maintenance (row ER-0).
 *
 * @throws CallFailed as `call` does, where nothing is kept
 */
export async function askOrRecall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): Promise<Recalled<OutputOf<E>>> {
  const keeper = endpoint.is_kept_on_device ? await keptAnswers.keeper().catch(() => null) : null;
  if (keeper === null) return { answer: await call(endpoint, input, options), kept_at: null };
  const asked = { path: endpoint.path, input };
  if (connection.now() === 'lost') {
    const kept = await recalled(endpoint, input, keeper);
    if (kept !== null) return kept;
  }
  const token = await storage.read(DEVICE_KEYS.token);
  let failed: Failure | undefined;
  try {
    const onError = (failure: Failure) => {
      failed = failure;
    };
    const body = await ask(endpoint, input, { ...options, isRepeated: true, onError });
    const answer = endpoint.output.parse(body) as OutputOf<E>;
    keeper.keep(asked, forDevice(endpoint, body)).catch(() => undefined);
    return { answer, kept_at: null };
  } catch (caught) {
    if (failed === undefined) throw caught;
    const kept = isOffline(failed) ? await recalled(endpoint, input, keeper) : null;
    if (kept !== null) return kept;
    // A right that was taken away, or something that is gone: the device may not know more than the server tells.
    if (failed.kind === 'forbidden' || failed.kind === 'not_found') keeper.drop(asked).catch(() => undefined);
    if (options.onError === undefined) react({ failure: failed, path: endpoint.path, token }, options.isBackground);
    else options.onError(failed);
    throw caught;
  }
}

async function recalled<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  keeper: Keeper,
): Promise<Recalled<OutputOf<E>> | null> {
  const kept = await keeper.find({ path: endpoint.path, input }).catch(() => null);
  if (kept === null) return null;
  // What an older version of the app was told may not fit this one.
  const answer = endpoint.output.safeParse(kept.body);
  return answer.success ? { answer: answer.data as OutputOf<E>, kept_at: kept.kept_at } : null;
}

/** Without the lists that no device holds. */
function forDevice({ left_off_device = [] }: Endpoint, body: unknown): unknown {
  if (left_off_device.length === 0 || typeof body !== 'object' || body === null) return body;
  return { ...body, ...Object.fromEntries(left_off_device.map((list) => [list, []])) };
}

/** A page of something in between, as of a hotel’s network, is no connection either. */
function isOffline(failure: Failure): boolean {
  if (failure.kind === 'other') return failure.status >= 200 && failure.status < 300;
  return failure.kind === 'unreachable' && !failure.is_online;
}
