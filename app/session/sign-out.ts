import { logout } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { session } from './session.ts';
import { forgetOpenedLink } from './opened-link.ts';

/** Ends the session on the server, as far as it can be reached, and on this device in any case. */
export async function signOut(): Promise<void> {
  await call(logout, {}, { isBackground: true, signal: AbortSignal.timeout(3_000) }).catch((caught: unknown) =>
    console.error(caught),
  );
  forgetOpenedLink();
  await session.leave('/login');
}
