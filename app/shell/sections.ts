import { may } from '@heartsease/domain/access/permissions.ts';
import { isFamilyUser, isRelative, isStaff, isWithoutLink } from '@heartsease/domain/access/viewer.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import type { SectionName } from './section-names.ts';

/** The sections of this viewer, in the order of the tab bar. */
export function sectionsOf(viewer: Viewer): SectionName[] {
  if (isWithoutLink(viewer)) return ['home', 'more'];
  if (isRelative(viewer)) {
    return may(viewer, 'chat.use')
      ? ['home', 'calendar', 'ideas', 'messages', 'more']
      : ['home', 'calendar', 'ideas', 'more'];
  }
  if (isFamilyUser(viewer)) {
    return may(viewer, 'videos.view')
      ? ['home', 'ideas', 'videos', 'calendar', 'more']
      : ['home', 'ideas', 'calendar', 'more'];
  }
  if (may(viewer, 'residents.view')) return ['today', 'residents', 'planner', 'more'];
  return may(viewer, 'all_activities.view') ? ['today', 'activities', 'planner', 'more'] : ['today', 'planner', 'more'];
}

/**
 * May this viewer open the section? Besides those of the tab bar, "More" leads staff to the calendar, staff and relatives
 * to the activities and everybody to the films, and Today to the ideas. The inspection pack stands in the sidebar of a wide screen too.
 */
export function mayOpen(viewer: Viewer, section: SectionName): boolean {
  if (sectionsOf(viewer).includes(section)) return true;
  if (section === 'ideas') return may(viewer, 'featured_activities.view');
  if (section === 'calendar') return isStaff(viewer);
  if (section === 'videos') return may(viewer, 'videos.view');
  if (section === 'messages') return may(viewer, 'chat.use');
  if (section === 'evidence') return may(viewer, 'evidence.view');
  return section === 'activities' && may(viewer, 'all_activities.view');
}
