import { z } from 'zod';

/**
 * What a staff member is in a home. The specification leaves roles open; these narrow what the package
 * allows and never widen it (rows.md, "Settled here").
 */
export const STAFF_ROLES = ['manager', 'coordinator', 'carer'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** Every role that a membership of a care home can have, relatives and family organisations included. */
export const MembershipRole = z.enum([...STAFF_ROLES, 'relative', 'organiser', 'member']);
export type MembershipRole = z.infer<typeof MembershipRole>;

/** Nobody gives a role above their own, nor touches somebody's who has one. STAFF_ROLES begins with the highest. */
export function mayGive(own: StaffRole | null | undefined, role: StaffRole): boolean {
  return own != null && STAFF_ROLES.indexOf(own) <= STAFF_ROLES.indexOf(role);
}
