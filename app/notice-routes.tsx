import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { fetchPart } from './shell/fetch-part.ts';
import { Starting } from './shell/starting.tsx';
import { learnSignedInWords } from './words/language.ts';

/** The part of THE table of screens that is about the notice board. */
export const noticeScreens: RouteObject[] = [
  own(
    '/notices',
    msg`Notice board`,
    async () => (await import('./notice-board/notices-screen.tsx')).NoticesScreen,
    'notices.view',
  ),
  own(
    '/manage-notice-board',
    msg`Look after the board`,
    async () => (await import('./notice-board/manage-notices-screen.tsx')).ManageNoticesScreen,
    'notices.edit',
  ),
  own(
    '/manage-notice-board/new',
    msg`Write a notice`,
    async () => (await import('./notice-board/notice-form-screen.tsx')).NewNoticeScreen,
    'notices.edit',
  ),
  own(
    '/manage-notice-board/:noticeId',
    msg`Notice`,
    async () => (await import('./notice-board/notice-screen.tsx')).NoticeScreen,
    'notices.edit',
  ),
  own(
    '/manage-notice-board/:noticeId/edit',
    msg`Notice`,
    async () => (await import('./notice-board/notice-form-screen.tsx')).ChangeNoticeScreen,
    'notices.edit',
  ),
];

/**
 * Screens that stand alone, for whoever has their link: nothing of the shell is around them, so that a television in
 * the lounge never shows a dialog.
 */
export const screensOfTheirOwn: RouteObject[] = [
  {
    path: '/tv/notice-board',
    ErrorBoundary: CrashScreen,
    HydrateFallback: Starting,
    lazy: {
      Component: () =>
        fetchPart(async () => {
          const [{ TvScreen }] = await Promise.all([import('./notice-board/tv-screen.tsx'), learnSignedInWords()]);
          return TvScreen;
        }),
    },
  },
];
