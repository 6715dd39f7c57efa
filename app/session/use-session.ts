import { createContext, use, useSyncExternalStore } from 'react';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { session } from './session.ts';
import type { SessionState } from './session-state.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.onChange, session.now);
}

/** Given by what stands around every signed-in screen: a screen and what is in it know one and the same person. */
export const ProfileContext = createContext<Profile | null>(null);

/** Whoever is signed in. Only for screens behind the `signed-in` guard, which waits until it is known. */
export function useProfile(): Profile {
  const profile = use(ProfileContext);
  if (profile === null) throw new Error('This screen is for signed-in people');
  return profile;
}
