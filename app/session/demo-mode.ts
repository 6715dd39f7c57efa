import { resetPractice, startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { call } from '../api/call.ts';
import { storage } from '../device/storage.ts';
import { createDemoMode } from './demo-mode-state.ts';
import { forgetLeftPretend } from './forget-left-pretend.ts';
import { forgetPretend } from './forget-pretend.ts';
import { session } from './session.ts';

/** Each leads to where one is already when it arrives twice, so an answer that got lost is asked for again. */
const again = { isRepeated: true };

/** Demo mode of this app: whether whoever is signed in practises with pretend people (row PR-6). */
export const demoMode = createDemoMode({
  session,
  start: async () => void (await call(startPractice, {}, again)),
  stop: async () => void (await call(stopPractice, {}, again)),
  reset: async () => void (await call(resetPractice, {})),
  forgetPretend,
});

forgetLeftPretend({ session, storage, forgetPretend });
