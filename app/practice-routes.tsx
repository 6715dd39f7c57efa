import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { withSeldomWords } from './words/with-seldom-words.ts';

/** The part of THE table of screens that is about practising with pretend people, and about showing a demo. */
export const practiceScreens: RouteObject[] = [
  own(
    '/practise',
    msg`Practise with pretend people`,
    () => withSeldomWords(async () => (await import('./practice/practise-screen.tsx')).PractiseScreen),
    'practice.use',
  ),
  own('/director', msg`Director’s panel`, () =>
    withSeldomWords(async () => (await import('./director/director-screen.tsx')).DirectorScreen),
  ),
];
