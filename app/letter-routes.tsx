import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about letters to families. */
export const letterScreens: RouteObject[] = [
  own(
    '/family-letters',
    msg`Letters to families`,
    async () => (await import('./digest/letters-screen.tsx')).LettersScreen,
    'digests.check',
  ),
  own(
    '/my-letters',
    msg`Your letters`,
    async () => (await import('./digest/my-letters-screen.tsx')).MyLettersScreen,
    'relatives_list.view',
  ),
];
