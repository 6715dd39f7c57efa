import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about shared tablets; the locked one stands in start-routes.tsx. */
export const tabletScreens: RouteObject[] = [
  own(
    '/shared-tablets',
    msg`Shared tablets`,
    async () => (await import('./shared-tablet/tablets-screen.tsx')).TabletsScreen,
    'staff.manage',
  ),
];
