import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { noticeScreens, screensOfTheirOwn } from './notice-routes.tsx';
import { observationScreens } from './observation-routes.tsx';
import { familyScreens } from './family-routes.tsx';
import { chatScreens } from './chat-routes.tsx';
import { evidenceScreens } from './evidence-routes.tsx';
import { eventScreens } from './event-routes.tsx';
import { helpScreens } from './help-routes.tsx';
import { letterScreens } from './letter-routes.tsx';
import { organisationScreens } from './organisation-routes.tsx';
import { peopleScreens } from './people-routes.tsx';
import { photoBookScreens } from './photo-book-routes.tsx';
import { photoScreens } from './photo-routes.tsx';
import { practiceScreens } from './practice-routes.tsx';
import { riskScreens } from './risk-routes.tsx';
import { ofOneself, own, section } from './screen-route.tsx';
import { tabletScreens } from './tablet-routes.tsx';
import { shortLinks } from './short-links.ts';
import { signedInOnly } from './session/guards.ts';
import { openScreens, surveyScreens } from './survey-routes.tsx';
import { fetchPart } from './shell/fetch-part.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { withEvidenceWords } from './words/with-evidence-words.ts';
import { withSeldomWords } from './words/with-seldom-words.ts';

const sections: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./shell/tabs-screen.tsx')).FirstSection } },
  section('today', async () => (await import('./today/today-screen.tsx')).TodayScreen),
  section('residents', async () => (await import('./residents/residents-screen.tsx')).ResidentsScreen),
  section('activities', async () => (await import('./activities/activities-screen.tsx')).ActivitiesScreen),
  section('planner', async () => (await import('./planner/planner-screen.tsx')).PlannerScreen),
  section('home', async () => (await import('./shell/home-section.tsx')).HomeSection),
  section('calendar', async () => (await import('./relatives/calendar-screen.tsx')).CalendarScreen),
  section('ideas', async () => (await import('./activities/ideas-screen.tsx')).IdeasScreen),
  section('messages', async () => (await import('./chat/messages-screen.tsx')).MessagesScreen),
  {
    ...section('messages', async () => (await import('./chat/messages-screen.tsx')).MessagesScreen),
    path: 'messages/:chatThreadId',
  },
  section('videos', async () => (await import('./videos/videos-screen.tsx')).VideosScreen),
  section('evidence', () =>
    withSeldomWords(() =>
      withEvidenceWords(async () => (await import('./evidence/evidence-screen.tsx')).EvidenceScreen),
    ),
  ),
  section('more', async () => (await import('./shell/more-screen.tsx')).MoreScreen),
  { path: '*', Component: NotFoundScreen },
];

/**
 * THE table of screens: path, who may enter, title, and the screen, fetched when it is opened. Those that are there
 * before a sign-in stand in start-routes.tsx.
 */
export const signedInScreens: RouteObject[] = [
  {
    path: '/tabs',
    loader: signedInOnly,
    lazy: { Component: () => fetchPart(async () => (await import('./shell/tabs-screen.tsx')).TabsScreen) },
    children: sections,
  },
  ofOneself('/switch', msg`Switch home`, async () => (await import('./shell/switch-screen.tsx')).SwitchScreen),
  ofOneself('/account', msg`Your account`, async () => (await import('./account/account-screen.tsx')).AccountScreen),
  ofOneself(
    '/account/details',
    msg`Your details`,
    async () => (await import('./account/own-details-screen.tsx')).OwnDetailsScreen,
  ),
  ofOneself(
    '/account/notifications',
    msg`Notifications`,
    async () => (await import('./notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  ofOneself(
    '/change-password',
    msg`Change password`,
    async () => (await import('./session/change-password-screen.tsx')).ChangePasswordScreen,
  ),
  own('/outbox', msg`Not sent yet`, async () => (await import('./shell/outbox-screen.tsx')).OutboxScreen, undefined, {
    works_offline: true,
  }),
  own('/log', msg`Log a moment`, async () => (await import('./shell/log-now-screen.tsx')).LogNowScreen, undefined, {
    works_offline: true,
  }),
  own(
    '/recent-messages',
    msg`Recent messages`,
    async () => (await import('./shell/recent-messages-screen.tsx')).RecentMessagesScreen,
  ),
  own(
    '/manage-staff',
    msg`Staff and access`,
    async () => (await import('./staff/manage-staff-screen.tsx')).ManageStaffScreen,
    'staff.manage',
  ),
  own(
    '/manage-staff/mail',
    msg`Mail`,
    async () => (await import('./staff/outgoing-mail-screen.tsx')).OutgoingMailScreen,
    'staff.manage',
  ),
  own(
    '/manage-staff/push',
    msg`Notifications on devices`,
    async () => (await import('./notifications/push-health-screen.tsx')).PushHealthScreen,
    'staff.manage',
  ),
  ...shortLinks,
  ...organisationScreens,
  ...peopleScreens,
  ...photoScreens,
  ...photoBookScreens,
  ...eventScreens,
  ...chatScreens,
  ...practiceScreens,
  ...riskScreens,
  ...observationScreens,
  ...letterScreens,
  ...evidenceScreens,
  ...familyScreens,
  ...surveyScreens,
  ...noticeScreens,
  ...helpScreens,
  ...tabletScreens,
  // An invitation for somebody who has an account; without a sign-in it waits behind one.
  own(
    '/join/:code',
    msg`An invitation`,
    async () => (await import('./shell/accept-invitation-screen.tsx')).AcceptInvitationScreen,
    undefined,
    { is_own: true },
  ),
  own(
    '/activity/:activityId',
    msg`Activity`,
    async () => (await import('./activities/activity-screen.tsx')).ActivityScreen,
    'all_activities.view',
    { works_offline: true },
  ),
  own(
    '/choose-activity',
    msg`Choose an activity`,
    async () => (await import('./activities/choose-activity-screen.tsx')).ChooseActivityScreen,
    'activities.choose',
    { works_offline: true },
  ),
  own(
    '/manage-custom-activities',
    msg`Our own activities`,
    async () => (await import('./activities/own-activities-screen.tsx')).OwnActivitiesScreen,
    'own_activities.propose',
  ),
  own(
    '/manage-custom-activities/new',
    msg`An activity of our own`,
    async () => (await import('./activities/own-activity-screen.tsx')).NewOwnActivityScreen,
    'own_activities.propose',
  ),
  own(
    '/manage-custom-activities/:activityId',
    msg`Our own activity`,
    async () => (await import('./activities/own-activity-screen.tsx')).OwnActivityScreen,
    'own_activities.propose',
  ),
  own(
    '/cupboard',
    msg`Cupboard`,
    async () => (await import('./resources/resources-screen.tsx')).ResourcesScreen,
    'resources.view',
  ),
  own(
    '/tutorials',
    msg`Tutorials`,
    async () => (await import('./tutorials/tutorials-screen.tsx')).TutorialsScreen,
    'tutorials.view',
  ),
  own(
    '/tutorials/:tutorialId',
    msg`Tutorial`,
    async () => (await import('./tutorials/tutorial-screen.tsx')).TutorialScreen,
    'tutorials.view',
  ),
  own(
    '/videos/:videoId',
    msg`Film`,
    async () => (await import('./videos/video-screen.tsx')).VideoScreen,
    'videos.view',
  ),
  own(
    '/manage-videos',
    msg`Our own films`,
    async () => (await import('./videos/own-videos-screen.tsx')).OwnVideosScreen,
    'videos.edit',
  ),
  own(
    '/manage-videos/new',
    msg`A film of our own`,
    async () => (await import('./videos/edit-video-screen.tsx')).NewVideoScreen,
    'videos.edit',
  ),
  own(
    '/manage-videos/:videoId',
    msg`A film of our own`,
    async () => (await import('./videos/edit-video-screen.tsx')).EditVideoScreen,
    'videos.edit',
  ),
  own(
    '/figures',
    msg`Figures`,
    () => withEvidenceWords(async () => (await import('./figures/figures-screen.tsx')).FiguresScreen),
    'dashboard_graphs.view',
  ),
  own(
    '/moments',
    msg`Moments`,
    async () => (await import('./residents/moments-screen.tsx')).MomentsScreen,
    'reports.view',
  ),
  own(
    '/planned-session/new',
    msg`Plan a session`,
    async () => (await import('./planner/plan-session-screen.tsx')).PlanSessionScreen,
    'planner.edit',
  ),
  own(
    '/suggest-week',
    msg`Suggest a week`,
    async () => (await import('./planner/suggest-week-screen.tsx')).SuggestWeekScreen,
    'planner.edit',
  ),
  own(
    '/planned-session/:plannedSessionId/change',
    msg`Change a session`,
    async () => (await import('./planner/plan-session-screen.tsx')).ChangeSessionScreen,
    'planner.edit',
  ),
  own(
    '/planned-session/:plannedSessionId',
    msg`Planned session`,
    async () => (await import('./planner/planned-session-screen.tsx')).PlannedSessionScreen,
    'planner.view',
    { works_offline: true },
  ),
  // Without an id it makes a new report: the group log.
  own(
    '/reports',
    msg`Reports`,
    async () => (await import('./reports/reports-screen.tsx')).ReportsScreen,
    'reports.view',
  ),
  own('/manage-report', msg`Log`, async () => (await import('./reports/log-screen.tsx')).LogScreen, 'reports.add', {
    works_offline: true,
  }),
  own(
    '/manage-report/session/:plannedSessionId',
    msg`Log`,
    async () => (await import('./reports/log-screen.tsx')).LogScreen,
    'reports.add',
    { works_offline: true },
  ),
  own(
    '/manage-report/:reportId',
    msg`Report`,
    async () => (await import('./reports/report-screen.tsx')).ReportScreen,
    'reports.view',
    { works_offline: true },
  ),
];

/** What opens with a link and without an account: with the shell of everything around it, and with nothing. */
export const screensByLink = { in_shell: openScreens, alone: screensOfTheirOwn };
