import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isLocked, onLockChange } from '../device/native/phone-lock.ts';
import { useProfile } from '../session/use-session.ts';
import { leftBy } from './left-screen.ts';
import { LockCover } from './lock-cover.tsx';

/** Around every screen of somebody who wants their phone to ask who it is: behind the lock there is none of them. */
export function PhoneWatch({ children }: { children: ReactNode }) {
  const { id } = useProfile();
  const isLockedNow = useSyncExternalStore(
    onLockChange,
    useCallback(() => isLocked(id), [id]),
  );
  const navigate = useNavigate();
  useEffect(() => {
    const to = isLockedNow ? null : leftBy(id);
    if (to !== null) void navigate(to, { replace: true });
  }, [id, isLockedNow, navigate]);
  return isLockedNow ? <LockCover /> : children;
}
