import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import type { Failure } from './failure.ts';

/** What the app does about a failed call, before the caller hears of it. */
export interface Reaction {
  toast: ErrorToast | null;
  /** Where the person is taken; in both cases the token goes and the history is replaced (row RT-8). */
  leads_to: '/maintenance' | '/login' | null;
  /** Surprises are written to the console (row ER-7). */
  is_logged: boolean;
}

export interface ErrorToast {
  kind: 'warning' | 'danger';
  title: MessageDescriptor;
  /** The server's own words or ours. */
  text: MessageDescriptor | string;
  duration_ms: number;
}

type FailureKind = Failure['kind'];
type OfKind<Kind extends FailureKind> = Extract<Failure, { kind: Kind }>;

const unavailable: Reaction = {
  toast: {
    kind: 'danger',
    title: msg`Service Unavailable`,
    text: msg`Our servers are undergoing maintenance`,
    duration_ms: TOAST_MS.error,
  },
  leads_to: '/maintenance',
  is_logged: false,
};

const offline: Reaction = {
  toast: {
    kind: 'warning',
    title: msg`Connection Error`,
    text: msg`It seems you are offline. Please check your internet connection and try again`,
    duration_ms: TOAST_MS.error,
  },
  leads_to: null,
  is_logged: false,
};

const toTheCaller: Reaction = { toast: null, leads_to: null, is_logged: false };
const surprising: Reaction = { toast: null, leads_to: null, is_logged: true };

/** THE error catalogue (rows ER-0 to ER-9). Its words are the specification's, to the letter. */
export const ON_ERROR: { [Kind in FailureKind]: (failure: OfKind<Kind>) => Reaction } = {
  /** ER-0 */
  unreachable: ({ is_online }) => (is_online ? unavailable : offline),

  /** ER-1 */
  signed_out: () => ({
    toast: {
      kind: 'warning',
      title: msg`Session Expired`,
      text: msg`Your session has been logged out. Please login again to continue`,
      duration_ms: TOAST_MS.session_expired,
    },
    leads_to: '/login',
    is_logged: false,
  }),

  /** ER-2 */
  forbidden: ({ message }) => ({
    toast: {
      kind: 'danger',
      title: msg`Forbidden`,
      text: message ?? msg`You are not allowed to perform this action`,
      duration_ms: TOAST_MS.error,
    },
    leads_to: null,
    is_logged: false,
  }),

  /** ER-3 */
  not_found: () => ({
    toast: {
      kind: 'danger',
      title: msg`Resource Not Found`,
      text: msg`The resource you are looking for does not exist`,
      duration_ms: TOAST_MS.error,
    },
    leads_to: null,
    is_logged: false,
  }),

  /** ER-4 */
  refused_input: () => toTheCaller,

  /** ER-5 */
  server_error: () => ({
    toast: {
      kind: 'danger',
      title: msg`Internal Server Error`,
      text: msg`We have been notified of this issue. If this problem persists, please contact us`,
      duration_ms: TOAST_MS.error,
    },
    leads_to: null,
    is_logged: false,
  }),

  /** ER-6 */
  maintenance: () => unavailable,

  /** ER-7; a conflict and a limit are the caller’s to tell, in its own words. */
  conflict: () => surprising,
  too_many: () => surprising,
  other: () => surprising,
};

/**
 * @param isBackground nobody waits for this call, so its failure is only logged (row ER-8); the server's
 *   verdict on the token still counts, because everything that follows would fail the same way
 */
export function reactionTo(failure: Failure, isBackground = false): Reaction {
  if (isBackground && failure.kind !== 'signed_out') return surprising;
  return react(failure);
}

function react<Kind extends FailureKind>(failure: { [K in Kind]: OfKind<K> }[Kind]): Reaction {
  return ON_ERROR[failure.kind](failure);
}
