import { FAMILY_ORGANISATION_TYPE, RELATIVE_TYPE } from '../constants.ts';
import type { StaffRole } from './roles.ts';

/**
 * The fields of a profile that decide what its owner may do. A profile with just the specified fields
 * must work (rows PE), so the role is optional: without one the package alone decides.
 */
export interface Viewer {
  type: string;
  organisation_type: number;
  expired: boolean;
  package: { title: string; is_basic: boolean };
  carehome: { organisation: { is_risk_assessment_enabled: boolean } };
  role?: StaffRole | null | undefined;
  /** Of a relative: is anybody shown to them now? Left out, as in a profile with just the specified fields, it is so. */
  has_open_link?: boolean | null | undefined;
  /** Works at the head office of this home’s organisation. Left out, they do not. */
  is_head_office?: boolean | null | undefined;
}

/** All that decides what a viewer may do, in words: as long as these are the same, so is that. */
export function rightsOf(viewer: Viewer): string {
  const { type, organisation_type, expired, carehome, role, has_open_link, is_head_office } = viewer;
  const { title, is_basic } = viewer.package;
  const { is_risk_assessment_enabled } = carehome.organisation;
  return JSON.stringify([
    type,
    organisation_type,
    expired,
    title,
    is_basic,
    is_risk_assessment_enabled,
    role ?? null,
    has_open_link ?? null,
    is_head_office ?? null,
  ]);
}

export type ViewerKind = 'staff' | 'relative' | 'family_organisation';

export function kindOf(viewer: Viewer): ViewerKind {
  if (isRelative(viewer)) return 'relative';
  return isFamilyUser(viewer) ? 'family_organisation' : 'staff';
}

/** Row PE-1. */
export function isRelative(viewer: Viewer): boolean {
  return viewer.type === RELATIVE_TYPE;
}

/** Row PE-1: a user of a family organisation. */
export function isFamilyUser(viewer: Viewer): boolean {
  return viewer.organisation_type === FAMILY_ORGANISATION_TYPE;
}

/** Row PE-1: neither of the two. */
export function isStaff(viewer: Viewer): boolean {
  return !isRelative(viewer) && !isFamilyUser(viewer);
}

/** Row PE-2: Package A never counts as expired. */
export function isExpired(viewer: Viewer): boolean {
  return viewer.package.title !== 'Package A' && viewer.expired;
}

/** Row PE-3: forced true when expired. */
export function isBasic(viewer: Viewer): boolean {
  return viewer.package.is_basic || isExpired(viewer);
}

export function isOnPackage(viewer: Viewer, ...letters: ('A' | 'B' | 'C' | 'D' | 'E')[]): boolean {
  return letters.some((letter) => viewer.package.title === `Package ${letter}`);
}

/** A relative whose links are paused, ended or not yet accepted: nothing of the home is shown to them. */
export function isWithoutLink(viewer: Viewer): boolean {
  return isRelative(viewer) && viewer.has_open_link === false;
}
