import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about events. */
export const eventScreens: RouteObject[] = [
  // Without an id it makes a new one.
  own(
    '/event-add',
    msg`Add an event`,
    async () => (await import('./events/event-form-screen.tsx')).AddEventScreen,
    'events.add',
  ),
  own(
    '/event-add/deleted',
    msg`Deleted events`,
    async () => (await import('./events/deleted-events-screen.tsx')).DeletedEventsScreen,
    'events.delete',
  ),
  own(
    '/event-add/:eventId',
    msg`Event`,
    async () => (await import('./events/event-screen.tsx')).EventScreen,
    'events.view',
    { works_offline: true },
  ),
  own(
    '/event-add/:eventId/edit',
    msg`Event`,
    async () => (await import('./events/event-form-screen.tsx')).ChangeEventScreen,
    'events.edit',
  ),
  own(
    '/event-add/:eventId/history',
    msg`History of the event`,
    async () => (await import('./events/event-history-screen.tsx')).EventHistoryScreen,
    'events.view',
  ),
];
