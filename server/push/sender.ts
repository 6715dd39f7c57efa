import type { PushFailure, PushMessage, PushPlatform } from '@heartsease/domain/notifications/push.ts';

/** Where one device is reached. */
export interface PushAddress {
  /** The address at a push service, or the token of a device. */
  endpoint: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
}

/** `gone`: the far end says that there is no such device any more, and never will be again. */
export type PushOutcome = 'sent' | 'gone' | PushFailure;

/** One way to a device. A new one (another store, a relay) is one more of these. */
export type PushSender = (to: PushAddress, message: PushMessage) => Promise<PushOutcome>;

/** Null: this server can't reach such devices. */
export type PushSenders = Record<PushPlatform, PushSender | null>;

/** So long a far end may think. Each device is a job of its own, and a service that is silent rests (rest-when-silent.ts). */
export const ANSWERS_WITHIN_MS = 8_000;

/**
 * So long a service keeps what it can't hand over, because the device is off. Nobody can take it back from there, so it
 * is short: what ended meanwhile, an access or a stay, is told of no longer than this.
 */
export const KEPT_FOR_S = 3_600;

/**
 * A push is tried again for what passes by itself, and for keys of ours that somebody may put right meanwhile; another try
 * at what was refused would be refused too.
 */
export function isWorthAnotherTry(outcome: PushOutcome): boolean {
  return ['unreachable', 'busy', 'their_error', 'keys_refused'].includes(outcome);
}

/** What the status of an answer says. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'busy';
  return status >= 500 ? 'their_error' : 'refused';
}
