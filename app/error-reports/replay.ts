import { replayIntegration } from '@sentry/react';
import { REPLAY } from './options.ts';

/** How the screen moved, without a word or a picture that was on it. */
export function replay() {
  return replayIntegration(REPLAY);
}
