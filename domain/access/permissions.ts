import { FEATURE_RULES } from './rules.ts';
import type { Feature } from './rules.ts';
import { STAFF_ROLES } from './roles.ts';
import type { StaffRole } from './roles.ts';
import { isStaff, isWithoutLink } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/**
 * What belongs to the running of a home rather than to a package: each for staff of the roles named.
 * A package takes away only those that `NEEDS_FEATURES` names.
 */
export const ROLE_RULES = {
  /** The day's programme as every staff member sees it, package A included. */
  'today.view': STAFF_ROLES,
  'planner.view': STAFF_ROLES,
  /** Plan, move and cancel sessions (screens.md, `plan.edit`). */
  'planner.edit': ['manager', 'coordinator'],
  /** Change or void a report that somebody else wrote. */
  'reports.review': ['manager', 'coordinator'],
  /** Invitations, sessions of staff, links that mail could not carry. */
  'staff.manage': ['manager'],
  /** Add a resident, change who they are, their photo, goals and wishes (screens.md, "Who may do what"). */
  'residents.manage': ['manager', 'coordinator'],
  /** Invite relatives and friends of residents, and see who has access to whom. */
  'relatives.invite': ['manager', 'coordinator'],
  /** Say what a relative may see; pause and end it. */
  'relatives.manage': ['manager'],
  /** Write down what somebody agreed to or took back; all staff who see residents read it. */
  'consents.record': ['manager', 'coordinator'],
  /** What helps somebody to take part: whoever cares for them may write it down. */
  'residents.access_needs': STAFF_ROLES,
  /** Say that somebody died or moved away, and take that back. */
  'residents.end_stay': ['manager'],
  /** Bring in residents and staff from a spreadsheet, and take that back for a day. */
  'people.import': ['manager'],
  /** Take the people of the home out as a spreadsheet. */
  'people.export': ['manager'],
  /** Accept or decline what somebody proposed for a resident's "About me". */
  'about_me.answer': ['manager', 'coordinator'],
  /** Take an interest of a resident away, or put it back; whoever cares for them may note and change one. */
  'interests.remove': ['manager', 'coordinator'],
  /** Named groups of residents; every member of staff who sees residents sees them. */
  'resident_groups.edit': ['manager', 'coordinator'],
  /** The home's own tags: added, renamed, merged, archived. */
  'about_me_tags.edit': ['manager', 'coordinator'],
  /** Activities of the home's own: whoever cares for people writes and proposes one, these say yes and share it. */
  'own_activities.propose': STAFF_ROLES,
  'own_activities.edit': ['manager', 'coordinator'],
  /** See how somebody joins in, and write a draft of it; signing is for those who answer for the programme. */
  'ability.view': STAFF_ROLES,
  'ability.draft': STAFF_ROLES,
  'ability.finalise': ['manager', 'coordinator'],
  /** Load a licensed instrument and declare its licence. */
  'instrument_packs.manage': ['manager'],
} satisfies Record<string, readonly StaffRole[]>;

/** Where the package has a say too: the role alone is not enough on a home that can't add residents. */
const NEEDS_FEATURES: Partial<Record<keyof typeof ROLE_RULES, readonly Feature[]>> = {
  // As with events: Package A plans its week too, and what has expired adds nothing.
  'planner.edit': ['events.add'],
  'residents.manage': ['residents.add'],
  'residents.access_needs': ['residents.add'],
  // Not `residents.add`: a yes can be taken back on every package.
  'consents.record': ['residents.view'],
  'residents.end_stay': ['residents.view'],
  'about_me.answer': ['residents.add'],
  'interests.remove': ['residents.add'],
  'resident_groups.edit': ['residents.add'],
  'about_me_tags.edit': ['residents.add'],
  // What belongs to the library follows the library (PE-8).
  'own_activities.propose': ['all_activities.view'],
  'own_activities.edit': ['all_activities.view'],
  // PE-6 hides it when the package has expired; on Package A there are no residents to look at.
  'ability.view': ['pal.view', 'residents.view'],
  'ability.draft': ['pal.view', 'residents.view'],
  'ability.finalise': ['pal.view', 'residents.view'],
  // Access is taken away on every package, so it is given on every one too.
  'relatives.invite': ['residents.view'],
  'relatives.manage': ['residents.view'],
  'people.import': ['residents.add'],
  // Not `residents.add`: what a home wrote down it can take along on every package.
  'people.export': ['residents.view'],
  'instrument_packs.manage': ['pal.view', 'residents.view'],
};

export type Permission = Feature | keyof typeof ROLE_RULES;

/**
 * May this viewer do this? Both sides ask here, and only here. A staff profile without a role (just
 * the specified fields) counts as a carer, the narrowest; a relative to whom nobody is shown may nothing.
 */
export function may(viewer: Viewer, permission: Permission): boolean {
  if (isWithoutLink(viewer)) return false;
  if (!isRoleRule(permission)) return FEATURE_RULES[permission](viewer);
  const features = NEEDS_FEATURES[permission] ?? [];
  return hasRole(viewer, ROLE_RULES[permission]) && features.every((feature) => FEATURE_RULES[feature](viewer));
}

function isRoleRule(permission: Permission): permission is keyof typeof ROLE_RULES {
  return permission in ROLE_RULES;
}

function hasRole(viewer: Viewer, roles: readonly StaffRole[]): boolean {
  return isStaff(viewer) && roles.includes(viewer.role ?? 'carer');
}
