import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import { useProfile } from './use-session.ts';

/** May whoever is signed in do this? Apart from the session itself: nobody may anything before the sign-in. */
export function useMay(permission: Permission): boolean {
  return may(useProfile(), permission);
}
