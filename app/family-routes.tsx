import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { withSeldomWords } from './words/with-seldom-words.ts';

/** The part of THE table of screens that families and family organisations have to themselves. */
export const familyScreens: RouteObject[] = [
  own(
    '/shared/:residentId',
    msg`Earlier days`,
    async () => (await import('./family-updates/feed-screen.tsx')).FeedScreen,
    'relatives_list.view',
  ),
  own(
    '/consent-request/:consentRequestId',
    msg`What may be shown`,
    () =>
      withSeldomWords(async () => (await import('./consent-requests/consent-request-screen.tsx')).ConsentRequestScreen),
    'relatives_list.view',
  ),
  own(
    '/my-decisions',
    msg`What was decided`,
    () => withSeldomWords(async () => (await import('./consent-requests/decisions-screen.tsx')).DecisionsScreen),
    'relatives_list.view',
  ),
  own(
    '/idea/:activityId',
    msg`Idea`,
    async () => (await import('./family-organisation/idea-screen.tsx')).IdeaScreen,
    'family_ideas.view',
  ),
];
