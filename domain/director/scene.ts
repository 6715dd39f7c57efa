import { z } from 'zod';
import { may } from '../access/permissions.ts';
import type { Permission } from '../access/permissions.ts';
import type { StaffRole } from '../access/roles.ts';
import { FAMILY_ORGANISATION_TYPE } from '../constants.ts';
import type { Stage } from './director.endpoints.ts';

/** What somebody who shows the app can let happen, in the order in which it is shown. */
export const Scene = z.enum([
  'session_on_now',
  'two_people_logging',
  'wifi_drops',
  'maintenance',
  'sideways_photo',
  'inspector',
  'someone_moved_in',
  'someone_has_died',
]);
export type Scene = z.infer<typeof Scene>;

/** As whom a scene is seen, and what that person must be allowed there; null: whoever is here already. */
export const SEEN_BY: Record<Scene, { role: StaffRole; needs: Permission } | null> = {
  session_on_now: { role: 'carer', needs: 'planner.view' },
  two_people_logging: { role: 'carer', needs: 'reports.add' },
  wifi_drops: { role: 'carer', needs: 'today.view' },
  maintenance: null,
  sideways_photo: { role: 'carer', needs: 'photos.add' },
  inspector: { role: 'manager', needs: 'evidence.view' },
  someone_moved_in: { role: 'coordinator', needs: 'residents.manage' },
  someone_has_died: { role: 'manager', needs: 'residents.end_stay' },
};

/** How long the scenes of one device last: long enough to be looked at, short enough to be waited for. */
export const WIFI_IS_AWAY_MS = 60_000;
export const REST_MS = 30_000;

/** Whether a home has what a scene shows: by its kind, its package and its flags. */
export function canBePlayed(scene: Scene, stage: Stage, organisation_type: number): boolean {
  const seen = SEEN_BY[scene];
  if (seen === null) return true;
  // Nobody works in a family organisation.
  if (organisation_type === FAMILY_ORGANISATION_TYPE) return false;
  const { package_title: title, is_basic, is_expired: expired, is_risk_assessment_enabled } = stage;
  const viewer = {
    type: 'staff',
    organisation_type,
    expired,
    package: { title, is_basic },
    carehome: { organisation: { is_risk_assessment_enabled } },
    role: seen.role,
  };
  return may(viewer, seen.needs);
}
