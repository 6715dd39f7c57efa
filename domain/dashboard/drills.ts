import type { Permission } from '../access/permissions.ts';
import type { KeyFigureKey } from './key-figures.ts';
import type { Period } from './period.ts';

export interface Drill {
  /** The address in the app, with its filter. */
  path: string;
  /** Whoever may open it. */
  needs: Permission;
}

/** Where a key figure can be looked into; null where no page shows what it is made of. */
export function drillOf(key: KeyFigureKey, { from, to }: Period): Drill | null {
  const moments: Drill = { path: `/moments?from=${from}&to=${to}`, needs: 'reports.view' };
  const figures = (filter: string): Drill => ({ path: `/figures?${filter}`, needs: 'dashboard_graphs.view' });
  switch (key) {
    case 'residents_engaged':
    case 'qs184_5b':
    case 'moments_a_week':
    case 'minutes_a_day':
    case 'reached':
    case 'choice':
    case 'mood_lift':
    case 'declined':
    case 'evenings_and_weekends':
      return moments;
    case 'one_to_one':
      return figures('days=28d&format=one_to_one');
    case 'outdoors':
      return figures('days=7d&side=outdoors');
    case 'missed_now':
      return { path: '/tabs/today', needs: 'today.view' };
    case 'about_me':
      return { path: '/evidence/gaps/about_me_old', needs: 'evidence.view' };
    case 'ability_reviews':
      return { path: '/evidence/gaps/reviews_due', needs: 'evidence.view' };
    case 'relatives':
      return { path: '/manage-relative', needs: 'relatives.invite' };
    case 'reply_time':
      return { path: '/tabs/messages', needs: 'chat.use' };
    case 'survey':
    case 'survey_score':
      return { path: '/surveys', needs: 'surveys.results' };
    case 'consents':
      return { path: '/consents', needs: 'consents.record' };
    case 'risk_assessments':
      return { path: '/risk', needs: 'risk.view' };
    case 'recording':
      return { path: '/reports', needs: 'reports.view' };
    case 'variety':
    case 'in_bed':
    case 'fairness':
    case 'community':
    case 'qs184_5a':
    case 'family_updates':
      return null;
  }
}
