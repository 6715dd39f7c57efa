import { z } from 'zod';
import { inWords } from '../words/rule-words.ts';
import type { Reply } from './send.ts';

/** How a call can fail, by status (specification, section 8). What each leads to stands in `on-error.ts`. */
export type Failure =
  /** Nothing came back. `is_online`: the device has a network, so it is the server that is away. */
  | { kind: 'unreachable'; status: 0; is_online: boolean }
  /** The token is missing, unknown or ended. */
  | { kind: 'signed_out'; status: 400 | 401 }
  | { kind: 'forbidden'; status: 403; message: string | null }
  | { kind: 'not_found'; status: 404 }
  | Conflict
  | RefusedInput
  | TooMany
  | { kind: 'server_error'; status: 500 }
  | UnderMaintenance
  | { kind: 'other'; status: number; message: string | null };

export interface UnderMaintenance {
  kind: 'maintenance';
  status: 503;
  message: string | null;
  until: string | null;
  /** The server knows how long; without that it may just be starting. */
  is_declared: boolean;
}

/** Somebody changed it meanwhile; `current` is how it stands now. */
export interface Conflict {
  kind: 'conflict';
  status: 409;
  message: string | null;
  current: unknown;
}

/** What was sent can't be taken; `errors` names the fields. */
export interface RefusedInput {
  kind: 'refused_input';
  status: 422;
  message: string | null;
  errors: Record<string, string[]>;
}

export interface TooMany {
  kind: 'too_many';
  status: 429;
  message: string | null;
  /** Seconds. */
  retry_after: number;
}

/** The one error that `call` throws for an answer that was not what was asked for. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly failure: Failure;

  /** @param path names the call and nothing else: no input ever reaches a log */
  constructor(path: string, failure: Failure) {
    super(`${path} answered ${failure.status}`);
    this.failure = failure;
  }
}

/** The failure behind whatever was caught; undefined for a surprise. */
export function failureOf(caught: unknown): Failure | undefined {
  return caught instanceof CallFailed ? caught.failure : undefined;
}

const Body = z.looseObject({
  message: z.string().nullish().catch(null),
  errors: z.record(z.string(), z.array(z.string())).catch({}),
  current: z.unknown().optional(),
  until: z.string().nullish().catch(null),
});

const RETRY_AFTER_UNTOLD_S = 30;

/** Reads the failure out of an answer; undefined when it is none. */
export function failureIn(reply: Reply): Failure | undefined {
  const { status } = reply;
  if (status >= 200 && status < 300) {
    // The server answers in JSON: this came from something in between, as the page of a hotel’s network does.
    return reply.body === undefined ? { kind: 'other', status, message: null } : undefined;
  }
  const answer = Body.safeParse(reply.body);
  const body: Partial<z.output<typeof Body>> & { errors: Record<string, string[]> } = answer.success
    ? answer.data
    : { errors: {} };
  const message = typeof body.message === 'string' ? inWords(body.message) : null;
  switch (status) {
    case 400:
    case 401:
      return { kind: 'signed_out', status };
    case 403:
      return { kind: 'forbidden', status, message };
    case 404:
      return { kind: 'not_found', status };
    case 409:
      return { kind: 'conflict', status, message, current: body.current };
    case 422:
      return { kind: 'refused_input', status, message, errors: told(body.errors) };
    case 429:
      return { kind: 'too_many', status, message, retry_after: reply.retry_after ?? RETRY_AFTER_UNTOLD_S };
    case 500:
      return { kind: 'server_error', status };
    case 503:
      return {
        kind: 'maintenance',
        status,
        message,
        until: body.until ?? null,
        is_declared: typeof body.until === 'string' || reply.retry_after !== null,
      };
    default:
      return { kind: 'other', status, message };
  }
}

/** What the server says of each field, in the reader's language. */
function told(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [field, sentences.map((sentence) => inWords(sentence))]),
  );
}
