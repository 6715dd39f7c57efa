import type { Failure } from './failure.ts';
import type { OutboxEntry, SendOutcome } from './outbox-entry.ts';

/** The server has something else under this id. */
export function isIdTaken(outcome: SendOutcome): boolean {
  return !outcome.ok && outcome.failure.kind === 'refused_input' && 'client_id' in outcome.failure.errors;
}

/** Refused for what it says or for who says it: 4xx, except those that pass by themselves. */
export function isForSomebody({ kind, status }: Failure): boolean {
  if (kind === 'signed_out' || kind === 'too_many') return false;
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

/** Whatever comes next would fail the same way. */
export function stopsEverything(failure: Failure): boolean {
  return !isForSomebody(failure) && failure.kind !== 'server_error';
}

export function errorOf(failure: Failure): OutboxEntry['error'] {
  return {
    status: failure.status,
    message: 'message' in failure ? failure.message : null,
    errors: failure.kind === 'refused_input' ? failure.errors : {},
    ...(failure.kind === 'conflict' && { current: failure.current }),
  };
}
