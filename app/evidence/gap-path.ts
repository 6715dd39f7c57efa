import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { Gap, GapItem } from '@heartsease/domain/evidence/gaps.ts';
import { useMay } from '../session/use-may.ts';

/** Where something can be done about a gap; null where the home's package has no such place any more. */
export function useGapPath(): (gap: Pick<Gap, 'key'>, item: Pick<GapItem, 'id'>) => string | null {
  const sees: Partial<Record<Permission, boolean>> = {
    'residents.view': useMay('residents.view'),
    'ability.view': useMay('ability.view'),
    'risk.view': useMay('risk.view'),
  };
  return ({ key }, { id }) => {
    const { path, may } = placeOf(key, id);
    return sees[may] === true ? path : null;
  };
}

function placeOf(key: Gap['key'], id: string): { path: string; may: Permission } {
  switch (key) {
    case 'faith':
      return { path: `/resident-interests/${id}`, may: 'residents.view' };
    case 'about_me_old':
      return { path: `/manage-about-me/${id}`, may: 'residents.view' };
    case 'consents_due':
      return { path: `/manage-resident/${id}/consents`, may: 'residents.view' };
    case 'reviews_due':
      return { path: `/pal/${id}`, may: 'ability.view' };
    case 'below_target':
    case 'goals_unreviewed':
      return { path: `/manage-resident/${id}`, may: 'residents.view' };
    case 'risks_overdue':
      return { path: `/risk/${id}`, may: 'risk.view' };
  }
}
