import { may } from '@heartsease/domain/access/permissions.ts';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';

/** The parts of `/tabs/{section}` that exist (product.md, section 4). What comes later is absent until then. */
export type SectionName = 'today' | 'residents' | 'activities' | 'planner' | 'home' | 'calendar' | 'more';

/** The sections of this viewer, in the order of the tab bar. */
export function sectionsOf(viewer: Viewer): SectionName[] {
  if (!isStaff(viewer)) return ['home', 'calendar', 'more'];
  return may(viewer, 'residents.view')
    ? ['today', 'residents', 'planner', 'more']
    : ['today', 'activities', 'planner', 'more'];
}

/** Sections that keep working without a connection, because what is logged there waits in the outbox (row AU-6). */
export const WORKS_OFFLINE: readonly SectionName[] = ['today', 'residents'];

/** Row RT-6: the browser's title, `Residents Heartsease`. */
export function titleOf(section: SectionName): string {
  return section.charAt(0).toUpperCase() + section.slice(1);
}
