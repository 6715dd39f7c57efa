import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';

/** The part of THE table of screens that is about the chat; the messages themselves are a section of `/tabs`. */
export const chatScreens: RouteObject[] = [
  own(
    '/chat/flags',
    msg`Messages shown to you`,
    async () => (await import('./chat/flags-screen.tsx')).FlagsScreen,
    'chat.moderate',
  ),
  own(
    '/chat/hours',
    msg`Chat hours`,
    async () => (await import('./chat/chat-hours-screen.tsx')).ChatHoursScreen,
    'chat.moderate',
  ),
];
