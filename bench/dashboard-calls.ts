import { getFeatured, getFeaturedProducts } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import {
  countActivities,
  getFairness,
  getFeedback,
  getKeyFigures,
  getNoticeBoard,
  getPeopleWhoClick,
  getResidentsEngaged,
  getVisitIdeas,
} from '@heartsease/domain/dashboard/figures.endpoints.ts';
import { getCompany, getMeadow } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { listVideos } from '@heartsease/domain/videos/videos.endpoints.ts';

const OF_STAFF = [
  countActivities,
  getFeedback,
  getResidentsEngaged,
  getFairness,
  getKeyFigures,
  getPeopleWhoClick,
  getMeadow,
  getCompany,
  getFeatured,
  getFeaturedProducts,
  getNoticeBoard,
  listTutorials,
  listVideos,
];

/** Everything that the dashboard is asked for, and by whom. */
export const DASHBOARD_CALLS: { path: string; by: 'manager' | 'relative' }[] = [
  ...OF_STAFF.map(({ path }) => ({ path, by: 'manager' as const })),
  { path: getVisitIdeas.path, by: 'relative' },
];
/** Promised of each (issue 5): p50 on the server, over HTTP with one connection. */
export const MOST_MS = 25;
