import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about help. */
export const helpScreens: RouteObject[] = [
  own('/help', msg`Help`, async () => (await import('./help/help-screen.tsx')).HelpScreen),
];
