import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { storage } from '../device/storage.ts';
import { forgetToasts } from '../ui/toast-store.ts';
import { createSession } from './session-state.ts';

/** The session of this app. */
export const session = createSession({
  storage,
  loadProfile: () => call(me, {}, { isBackground: true }),
  forget: () => {
    void queryClient.cancelQueries();
    queryClient.clear();
    forgetToasts();
  },
  log: (caught) => console.error(caught),
});
