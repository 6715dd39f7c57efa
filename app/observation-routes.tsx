import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about what comes after a report: what is noticed, whom it is sent to, and worries. */
export const observationScreens: RouteObject[] = [
  own(
    '/report-additional-observation/:reportId',
    msg`What did you notice?`,
    async () => (await import('./observations/observation-screen.tsx')).ObservationScreen,
    'reports.add',
    { works_offline: true },
  ),
  own(
    '/email-report/:reportId',
    msg`Send this report`,
    async () => (await import('./report-deliveries/email-report-screen.tsx')).EmailReportScreen,
    'reports.take_back',
  ),
  own(
    '/handed-in',
    msg`Handed in`,
    async () => (await import('./handed-in/handed-in-screen.tsx')).HandedInScreen,
    'staff.manage',
  ),
  own(
    '/concern',
    msg`I am worried about someone`,
    async () => (await import('./concerns/concern-screen.tsx')).ConcernScreen,
    'concerns.add',
  ),
  own(
    '/concerns',
    msg`Safeguarding`,
    async () => (await import('./concerns/concerns-screen.tsx')).ConcernsScreen,
    'concerns.lead',
  ),
  own(
    '/concerns/:concernId',
    msg`Safeguarding`,
    async () => (await import('./concerns/one-concern-screen.tsx')).OneConcernScreen,
    'concerns.lead',
  ),
];
