import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { isFormerUnderWay } from '../api/under-way.ts';
import { storage } from '../device/storage.ts';
import { linkAfterSignIn } from './opened-link.ts';
import { createSession } from './session-state.ts';

/** The session of this app. */
export const session = createSession({
  storage,
  loadProfile: () => call(me, {}, { isBackground: true }),
  isFormerUnderWay: async (token) => {
    // What was only being read was given up a moment ago, with the answers that are forgotten.
    await new Promise((resolve) => setTimeout(resolve));
    return isFormerUnderWay(token);
  },
  // It comes with the app behind the sign-in; where that can't be had nothing is kept.
  keeper: async () => (await import('./session-secret.ts').catch(() => undefined))?.profileKeeper,
  loadAnew: async (after) => {
    if (after === 'sign-in') window.location.replace(linkAfterSignIn());
    else window.location.reload();
    return await new Promise<never>(() => undefined);
  },
  log: (caught) => {
    // Whoever is signed out is told so; nothing is wrong.
    if (failureOf(caught)?.kind !== 'signed_out') console.error(caught);
  },
});
