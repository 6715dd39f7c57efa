import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import { kindOf, isWithoutLink } from '@heartsease/domain/access/viewer.ts';
import type { Viewer, ViewerKind } from '@heartsease/domain/access/viewer.ts';

/** Each names the element that it lights up, `data-tour` on the real screen, and its words in tour-words.ts. */
export const STOP_NAMES = [
  'day',
  'company',
  'log',
  'residents',
  'activities',
  'planner',
  'plan',
  'messages',
  'figures',
  'families',
  'evidence',
  'staff',
  'person',
  'next',
  'ideas',
  'videos',
  'days',
  'circle',
  'help',
] as const;
export type StopName = (typeof STOP_NAMES)[number];

export interface TourStop {
  name: StopName;
  /** The screen on which it stands. */
  at: string;
}

interface WrittenStop extends TourStop {
  needs?: Permission;
  /** Of staff, those in whose work it is daily; everybody when left out. */
  roles?: readonly StaffRole[];
  /** For whoever may not do this: with residents there is enough to show. */
  orWithout?: Permission;
}

const LEADS: readonly StaffRole[] = ['manager', 'coordinator'];

/** In the order of a day; no more than eight for anybody, for it is read between two other things. */
const STOPS: Record<ViewerKind, readonly WrittenStop[]> = {
  staff: [
    { name: 'day', at: '/tabs/today', needs: 'today.view' },
    { name: 'company', at: '/tabs/today', needs: 'residents.view' },
    { name: 'log', at: '/tabs/today', needs: 'reports.add' },
    { name: 'residents', at: '/tabs/residents', needs: 'residents.view' },
    {
      name: 'activities',
      at: '/tabs/activities',
      needs: 'all_activities.view',
      roles: ['carer'],
      orWithout: 'residents.view',
    },
    { name: 'planner', at: '/tabs/planner', needs: 'planner.view', roles: ['carer'], orWithout: 'planner.edit' },
    { name: 'plan', at: '/tabs/planner', needs: 'planner.edit', roles: ['coordinator'], orWithout: 'residents.view' },
    { name: 'figures', at: '/figures', needs: 'dashboard_graphs.view', roles: LEADS },
    { name: 'families', at: '/manage-relative', needs: 'relatives.invite', roles: ['coordinator'] },
    { name: 'evidence', at: '/tabs/evidence', needs: 'evidence.view', roles: ['manager'] },
    { name: 'messages', at: '/tabs/messages', needs: 'chat.use', roles: ['carer'] },
    { name: 'staff', at: '/manage-staff', needs: 'staff.manage' },
    { name: 'help', at: '/tabs/more' },
  ],
  relative: [
    { name: 'person', at: '/tabs/home', needs: 'relatives_list.view' },
    { name: 'days', at: '/tabs/calendar', needs: 'events.view' },
    { name: 'ideas', at: '/tabs/ideas', needs: 'featured_activities.view' },
    { name: 'messages', at: '/tabs/messages', needs: 'chat.use' },
    { name: 'circle', at: '/my-people', needs: 'relatives_list.view' },
    { name: 'help', at: '/tabs/more' },
  ],
  family_organisation: [
    { name: 'next', at: '/tabs/home' },
    { name: 'ideas', at: '/tabs/ideas', needs: 'featured_activities.view' },
    { name: 'videos', at: '/tabs/videos', needs: 'videos.view' },
    { name: 'days', at: '/tabs/calendar', needs: 'events.view' },
    { name: 'help', at: '/tabs/more' },
  ],
};

/** The stops of this person: of their kind, and only where they may use what is shown (row PR-7). */
export function stopsFor(viewer: Viewer): TourStop[] {
  // There is nothing to be shown to a relative whose links rest.
  if (isWithoutLink(viewer)) return [];
  return STOPS[kindOf(viewer)].filter((stop) => isFor(stop, viewer)).map(({ name, at }) => ({ name, at }));
}

function isFor({ needs, roles, orWithout }: WrittenStop, viewer: Viewer): boolean {
  if (needs !== undefined && !may(viewer, needs)) return false;
  if (roles === undefined || roles.includes(viewer.role ?? 'carer')) return true;
  return orWithout !== undefined && !may(viewer, orWithout);
}
