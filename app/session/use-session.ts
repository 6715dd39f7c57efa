import { createContext, use, useSyncExternalStore } from 'react';
import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { session } from './session.ts';
import type { Session, SessionState } from './session-state.ts';

/** Another session may be put here in a test. */
export const SessionContext = createContext<Session>(session);

export function useSession(): SessionState {
  const current = use(SessionContext);
  return useSyncExternalStore(current.onChange, current.now);
}

/** Whoever is signed in. Only for screens behind the `signed-in` guard, which waits until it is known. */
export function useProfile(): Profile {
  const current = useSession();
  if (current.state !== 'in' || current.profile === null) throw new Error('This screen is for signed-in people');
  return current.profile;
}

/** May whoever is signed in do this? */
export function useMay(permission: Permission): boolean {
  return may(useProfile(), permission);
}
