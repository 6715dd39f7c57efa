import { may } from '@heartsease/domain/access/permissions.ts';
import { isStaff, isWithoutLink } from '@heartsease/domain/access/viewer.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';

/** The parts of `/tabs/{section}` that exist (product.md, section 4). What comes later is absent until then. */
export type SectionName = 'today' | 'residents' | 'activities' | 'planner' | 'home' | 'calendar' | 'more';

/** The sections of this viewer, in the order of the tab bar. */
export function sectionsOf(viewer: Viewer): SectionName[] {
  if (isWithoutLink(viewer)) return ['home', 'more'];
  if (!isStaff(viewer)) return ['home', 'calendar', 'more'];
  if (may(viewer, 'residents.view')) return ['today', 'residents', 'planner', 'more'];
  return may(viewer, 'all_activities.view') ? ['today', 'activities', 'planner', 'more'] : ['today', 'planner', 'more'];
}

/** May this viewer open the section? Besides those of the tab bar, "More" leads staff to the activities. */
export function mayOpen(viewer: Viewer, section: SectionName): boolean {
  if (sectionsOf(viewer).includes(section)) return true;
  return section === 'activities' && isStaff(viewer) && may(viewer, 'all_activities.view');
}

/** Sections that keep working without a connection, because what is logged there waits in the outbox (row AU-6). */
export const WORKS_OFFLINE: readonly SectionName[] = ['today', 'residents'];

/** Row RT-6: the browser's title, `Residents Heartsease`. */
export function titleOf(section: SectionName): string {
  return section.charAt(0).toUpperCase() + section.slice(1);
}
