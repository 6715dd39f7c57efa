import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import { showToast } from '../ui/toast-store.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { reactionTo } from './on-error.ts';

/**
 * Tells by a toast why a call failed, where no form has a place for it: what the catalogue leaves to the caller (rows
 * ER-4 and ER-7). What it told itself is not told twice.
 *
 * @param soFar of a call for each of several: how far it came. It and the reason are told together, because a toast
 *   takes the place of the one before
 * @throws what is no failure of a call
 */
export function tellFailure(caught: unknown, soFar?: string): void {
  const failure = failureOf(caught);
  if (failure === undefined) throw caught;
  const { toast, leads_to } = reactionTo(failure);
  if (leads_to !== null || (toast !== null && soFar === undefined)) return;
  const text = toast?.text ?? refusalIn(failure);
  showToast({
    kind: 'warning',
    ...(soFar !== undefined && { title: soFar }),
    text: typeof text === 'string' ? text : i18n._(text),
    duration: TOAST_MS.error,
  });
}

function refusalIn(failure: Failure) {
  const [first] = failure.kind === 'refused_input' ? Object.values(failure.errors) : [];
  const told = first?.[0] ?? ('message' in failure ? failure.message : null);
  if (told !== null && told !== '') return told;
  return failure.kind === 'too_many'
    ? msg`That was too many tries. Wait a few minutes and try again.`
    : msg`That did not work. Nothing was changed. Try again in a moment.`;
}
