import type { MembershipRole } from '../access/roles.ts';
import { StaffRole } from '../access/roles.ts';

export const THREAD_KINDS = ['circle', 'room', 'managers', 'direct'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** What decides who is in a thread. */
export interface ThreadFacts {
  kind: ThreadKind;
  resident_id: string | null;
  account_id: string | null;
  other_id: string | null;
  /** Of a circle: whom it is about, or who speaks for them, said yes to a chat about them. */
  is_agreed: boolean;
}

/** What decides in which threads somebody is. */
export interface PersonFacts {
  account_id: string;
  role: MembershipRole;
  /** Residents to whom a relative has an open link as a representative or as family; friends are in no circle. */
  close_to: readonly string[];
}

export function isStaffRole(role: MembershipRole): role is StaffRole {
  return StaffRole.safeParse(role).success;
}

/**
 * Is this person in the thread today? Staff are in every circle of their home, also in one that may not go on, so
 * that what was said stays readable; family only while it may.
 */
export function isIn(thread: ThreadFacts, { account_id, role, close_to }: PersonFacts): boolean {
  switch (thread.kind) {
    case 'room':
      return role !== 'relative';
    case 'circle':
      if (role === 'relative') return thread.is_agreed && close_to.includes(thread.resident_id ?? '');
      return isStaffRole(role);
    case 'managers':
      return role === 'manager' || (role === 'relative' && thread.account_id === account_id);
    case 'direct':
      return thread.account_id === account_id || thread.other_id === account_id;
  }
}

/** May whoever is in it write there? A circle rests when the yes to it was taken back. */
export function mayWriteIn({ kind, is_agreed }: ThreadFacts): boolean {
  return kind !== 'circle' || is_agreed;
}

/**
 * May the first write to the second alone? Colleagues to each other, staff to relatives, relatives to those who lead;
 * relatives never find each other here. In a family organisation everybody may write to everybody.
 */
export function mayBeginDirect(from: PersonFacts, to: PersonFacts): boolean {
  if (from.account_id === to.account_id) return false;
  if (from.role === 'relative') return to.role === 'manager' || to.role === 'coordinator';
  return isStaffRole(from.role) ? isStaffRole(to.role) || to.role === 'relative' : !isStaffRole(to.role);
}
