import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ActivityCount, Fairness, Feedback, PeopleWhoClick, ResidentsEngaged } from './figures.ts';
import { DashboardFilter } from './filter.ts';
import { KeyFigure } from './key-figures.ts';
import { BoardNotice } from '../notice-board/notice.ts';
import { Targets } from './targets.ts';
import { told } from './told.ts';
import { VisitIdea } from './visit-idea.ts';
import { Write } from '../write.ts';

/** The figures of a home (rows CA-4, PE-5): staff, on packages other than A. */
export const countActivities = endpoint({
  path: '/api/v2/dashboard/activity-count',
  summary: 'Moments by day, side of life, format and hour, and what took place most',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: ActivityCount,
});

export const getFeedback = endpoint({
  path: '/api/v2/dashboard/activity-feedback',
  summary: 'How it was for people, and which activities went best',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: Feedback,
});

export const getResidentsEngaged = endpoint({
  path: '/api/v2/dashboard/percentage-of-residents-engaged',
  summary: 'How many of the people who were here joined in, and who did not',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: ResidentsEngaged,
});

export const getKeyFigures = endpoint({
  path: '/api/v2/dashboard/key-performance-indicators',
  summary: 'The figures of the last 28 days, each with what it counts',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({ ...told, items: z.array(KeyFigure) }),
});

export const getTargets = endpoint({
  path: '/api/v2/carehome/targets',
  summary: 'What the home wants for each person; null where it has set nothing',
  allow: 'figures.settings',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ targets: Targets.nullable() }),
});

export const saveTargets = endpoint({
  path: '/api/v2/carehome/targets-save',
  summary: 'Say what the home wants for each person',
  allow: 'figures.settings',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(Targets.shape),
  output: z.object({ targets: Targets.nullable() }),
});

export const getFairness = endpoint({
  path: '/api/v2/dashboard/fairness',
  summary: 'Who has how much of it: by wing, weekday, hour, way of joining in and language',
  allow: 'dashboard_graphs.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: Fairness,
});

export const getPeopleWhoClick = endpoint({
  path: '/api/v2/dashboard/people-who-click',
  summary: 'Pairs who like the same and were never in a session together',
  // Interests and faces: whoever sees residents.
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ ...told, items: z.array(PeopleWhoClick) }),
});

export const getVisitIdeas = endpoint({
  path: '/api/v2/dashboard/relative-activity-ideas',
  summary: 'Ideas for a visit, a call or a letter, from what one’s own person likes',
  allow: 'relatives_list.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ ...told, items: z.array(VisitIdea) }),
});

/** The notice board of whoever asks: staff see what is for staff, a relative what is for their family. */
export const getNoticeBoard = endpoint({
  path: '/api/v2/dashboard/notice-board',
  summary: 'The notices that hang for you now, pinned ones first',
  allow: 'notices.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ ...told, items: z.array(BoardNotice) }),
});
