import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { storage } from '../device/storage.ts';
import { createSession } from './session-state.ts';

/** The session of this app. */
export const session = createSession({
  storage,
  loadProfile: () => call(me, {}, { isBackground: true }),
  log: (caught) => console.error(caught),
});
