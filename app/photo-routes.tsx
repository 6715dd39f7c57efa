import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about photos. Without a permission: the screens tell staff from family. */
export const photoScreens: RouteObject[] = [
  // What is chosen without a connection is kept.
  own('/photos', msg`Photos`, async () => (await import('./photos/photos-screen.tsx')).PhotosScreen, undefined, {
    works_offline: true,
  }),
  own(
    '/shared-photos',
    msg`Photos to add`,
    async () => (await import('./photos/shared-photos-screen.tsx')).SharedPhotosScreen,
    undefined,
    { works_offline: true },
  ),
];
