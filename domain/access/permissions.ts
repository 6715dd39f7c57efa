import { FEATURE_RULES } from './rules.ts';
import type { Feature } from './rules.ts';
import { STAFF_ROLES } from './roles.ts';
import type { StaffRole } from './roles.ts';
import { isStaff } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/**
 * What belongs to the running of a home rather than to a package: each for staff of the roles named.
 * No package takes these away.
 */
export const ROLE_RULES = {
  /** The day's programme as every staff member sees it, package A included. */
  'today.view': STAFF_ROLES,
  'planner.view': STAFF_ROLES,
  /** Change or void a report that somebody else wrote. */
  'reports.review': ['manager', 'coordinator'],
  /** Invitations, sessions of staff, links that mail could not carry. */
  'staff.manage': ['manager'],
} satisfies Record<string, readonly StaffRole[]>;

export type Permission = Feature | keyof typeof ROLE_RULES;

/**
 * May this viewer do this? Both sides ask here, and only here. A staff profile without a role (just
 * the specified fields) counts as a carer, the narrowest.
 */
export function may(viewer: Viewer, permission: Permission): boolean {
  return isRoleRule(permission) ? hasRole(viewer, ROLE_RULES[permission]) : FEATURE_RULES[permission](viewer);
}

function isRoleRule(permission: Permission): permission is keyof typeof ROLE_RULES {
  return permission in ROLE_RULES;
}

function hasRole(viewer: Viewer, roles: readonly StaffRole[]): boolean {
  return isStaff(viewer) && roles.includes(viewer.role ?? 'carer');
}
