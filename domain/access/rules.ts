import { isBasic, isExpired, isFamilyUser, isOnPackage, isRelative, isStaff } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/**
 * THE permission table: what a package and a kind of user allow, in the specification's order
 * (section 6, rows PE-4 to PE-15). The app shows by it, the server enforces it.
 */
export const FEATURE_RULES = {
  /** PE-4: relatives, family users and packages other than A; so staff on Package A cannot. */
  'featured_activities.view': (viewer) => isRelative(viewer) || isFamilyUser(viewer) || !isOnPackage(viewer, 'A'),

  /** PE-5 */
  'dashboard_graphs.view': (viewer) => isStaff(viewer) && !isOnPackage(viewer, 'A'),

  /** PE-6 */
  'pal.view': (viewer) => !isExpired(viewer),
  'videos.view': (viewer) => !isExpired(viewer),

  /** PE-7 */
  'tutorials.view': (viewer) => !isRelative(viewer),

  /** PE-8: removed when expired or basic; basic is forced true when expired. */
  'all_activities.view': (viewer) => !isFamilyUser(viewer) && !isBasic(viewer),

  /** PE-9 */
  'events.view': () => true,
  'events.edit': () => true,
  'events.delete': () => true,
  'events.add': (viewer) => !isRelative(viewer) && !isBasic(viewer),

  /** PE-10 */
  'surveys.view': (viewer) => isOnPackage(viewer, 'E'),

  /** PE-11: adding needs the right to view (rows.md, "Settled here"). */
  'reports.view': viewsReportsAndResidents,
  'reports.add': addsReportsAndResidents,
  'reports.full': (viewer) => addsReportsAndResidents(viewer) && !isOnPackage(viewer, 'B'),
  'reports.email': (viewer) => addsReportsAndResidents(viewer) && !isOnPackage(viewer, 'B'),
  'residents.view': viewsReportsAndResidents,
  'residents.add': addsReportsAndResidents,

  /** PE-12 */
  'relatives_list.view': (viewer) => isRelative(viewer),

  /** PE-13 */
  'chat.use': (viewer) => isOnPackage(viewer, 'B', 'D', 'E') && !isBasic(viewer),

  /** PE-14: readable for ever, so not removed when expired. */
  'photo_book.view': (viewer) => isOnPackage(viewer, 'B', 'D', 'E'),

  /** PE-15 */
  'risk_assessment.view': (viewer) => viewer.carehome.organisation.is_risk_assessment_enabled,
} satisfies Record<string, (viewer: Viewer) => boolean>;

export type Feature = keyof typeof FEATURE_RULES;

function viewsReportsAndResidents(viewer: Viewer): boolean {
  return isStaff(viewer) && hasReportsAndResidents(viewer);
}

function addsReportsAndResidents(viewer: Viewer): boolean {
  return isStaff(viewer) && logsMoments(viewer);
}

/** Whether a home logs moments at all, so that there will be news: told to families too (PE-11). */
export function logsMoments(viewer: Viewer): boolean {
  return hasReportsAndResidents(viewer) && !isBasic(viewer);
}

function hasReportsAndResidents(viewer: Viewer): boolean {
  return isOnPackage(viewer, 'B', 'C', 'D', 'E');
}
