import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import { signedInOnly } from './session/guards.ts';
import { fetchPart } from './shell/fetch-part.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import type { ScreenHandle } from './shell/screen-handle.ts';
import { WORKS_OFFLINE, titleOf } from './shell/sections.ts';
import type { SectionName } from './shell/sections.ts';

type Load = () => Promise<ComponentType>;

const sections: RouteObject[] = [
  { index: true, lazy: { Component: async () => (await import('./shell/tabs-screen.tsx')).FirstSection } },
  section('today', async () => (await import('./today/today-screen.tsx')).TodayScreen),
  section('residents', async () => (await import('./residents/residents-screen.tsx')).ResidentsScreen),
  section('activities', async () => (await import('./activities/activities-screen.tsx')).ActivitiesScreen),
  section('planner', async () => (await import('./planner/planner-screen.tsx')).PlannerScreen),
  section('home', async () => (await import('./shell/home-section.tsx')).HomeSection),
  section('calendar', async () => (await import('./relatives/calendar-screen.tsx')).CalendarScreen),
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
  own('/switch', msg`Switch home`, async () => (await import('./shell/switch-screen.tsx')).SwitchScreen, undefined, {
    is_own: true,
  }),
  own(
    '/account',
    msg`Your account`,
    async () => (await import('./account/account-screen.tsx')).AccountScreen,
    undefined,
    { is_own: true },
  ),
  own(
    '/change-password',
    msg`Change password`,
    async () => (await import('./session/change-password-screen.tsx')).ChangePasswordScreen,
    undefined,
    { is_own: true },
  ),
  own('/outbox', msg`Not sent yet`, async () => (await import('./shell/outbox-screen.tsx')).OutboxScreen),
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
  // Without an id it adds somebody.
  own(
    '/manage-resident',
    msg`Add a resident`,
    async () => (await import('./residents/add-resident-screen.tsx')).AddResidentScreen,
    'residents.manage',
  ),
  own(
    '/import-people',
    msg`People from a spreadsheet`,
    async () => (await import('./import/import-screen.tsx')).ImportScreen,
    'people.import',
  ),
  own(
    '/past-residents',
    msg`People who lived here`,
    async () => (await import('./residents/past-residents-screen.tsx')).PastResidentsScreen,
    'residents.view',
  ),
  own(
    '/manage-resident/:residentId/profile',
    msg`Profile`,
    async () => (await import('./residents/edit-profile-screen.tsx')).EditProfileScreen,
    'residents.manage',
  ),
  own(
    '/manage-resident/:residentId/access-needs',
    msg`Access needs`,
    async () => (await import('./residents/access-needs-screen.tsx')).AccessNeedsScreen,
    'residents.access_needs',
  ),
  own(
    '/manage-resident/:residentId/picture',
    msg`Picture`,
    async () => (await import('./residents/picture-screen.tsx')).PictureScreen,
    'residents.manage',
  ),
  own(
    '/manage-resident/:residentId/history',
    msg`History of the profile`,
    async () => (await import('./residents/resident-history-screen.tsx')).ResidentHistoryScreen,
    'residents.manage',
  ),
  own(
    '/manage-resident/:residentId/consents',
    msg`What may be shown`,
    async () => (await import('./consents/resident-consents-screen.tsx')).ResidentConsentsScreen,
    'residents.view',
  ),
  own(
    '/consents',
    msg`To ask again`,
    async () => (await import('./consents/due-consents-screen.tsx')).DueConsentsScreen,
    'consents.record',
  ),
  own(
    '/manage-resident/:residentId',
    msg`Resident`,
    async () => (await import('./residents/resident-screen.tsx')).ResidentScreen,
    'residents.view',
  ),
  own(
    '/manage-about-me',
    msg`Suggestions`,
    async () => (await import('./about-me/suggestions-screen.tsx')).SuggestionsScreen,
    'residents.view',
  ),
  own(
    '/manage-about-me/:residentId',
    msg`About me`,
    async () => (await import('./about-me/about-me-screen.tsx')).AboutMeScreen,
    'residents.view',
  ),
  own(
    '/resident-interests/:residentId',
    msg`Interests`,
    async () => (await import('./interests/interests-screen.tsx')).InterestsScreen,
    'residents.view',
  ),
  own(
    '/manage-resident-groups',
    msg`Groups`,
    async () => (await import('./resident-groups/groups-screen.tsx')).GroupsScreen,
    'residents.view',
  ),
  own(
    '/manage-custom-about-me-tags',
    msg`About me tags`,
    async () => (await import('./about-me/tags-screen.tsx')).TagsScreen,
    'about_me_tags.edit',
  ),
  own(
    '/about-my-person/:residentId',
    msg`About me`,
    async () => (await import('./about-me/my-person-screen.tsx')).MyPersonScreen,
    'relatives_list.view',
  ),
  own(
    '/pal-info',
    msg`Good company`,
    async () => (await import('./pal/pal-info-screen.tsx')).PalInfoScreen,
    'pal.view',
  ),
  // Without an id it tells whom to look at next.
  own(
    '/pal',
    msg`Ways of joining in`,
    async () => (await import('./pal/ability-reviews-screen.tsx')).AbilityReviewsScreen,
    'ability.view',
  ),
  own(
    '/instrument-packs',
    msg`Instrument packs`,
    async () => (await import('./pal/instrument-packs-screen.tsx')).InstrumentPacksScreen,
    'instrument_packs.manage',
  ),
  own(
    '/pal/:residentId',
    msg`Ways of joining in`,
    async () => (await import('./pal/pal-screen.tsx')).PalScreen,
    'ability.view',
  ),
  own(
    '/pal/:residentId/look',
    msg`Ways of joining in`,
    async () => (await import('./pal/look-screen.tsx')).LookScreen,
    'ability.draft',
  ),
  own(
    '/pal/:residentId/result',
    msg`PAL result`,
    async () => (await import('./pal/pal-result-screen.tsx')).PalResultScreen,
    'ability.finalise',
  ),
  // Without an id it lists everybody of the home.
  own(
    '/manage-relative',
    msg`Family and friends`,
    async () => (await import('./relatives/home-relatives-screen.tsx')).HomeRelativesScreen,
    'relatives.invite',
  ),
  own(
    '/manage-relative/:residentId',
    msg`Family and friends`,
    async () => (await import('./relatives/manage-relatives-screen.tsx')).ManageRelativesScreen,
    'residents.view',
  ),
  own(
    '/manage-relative/:residentId/invite',
    msg`Invite a relative`,
    async () => (await import('./relatives/invite-relative-screen.tsx')).InviteRelativeScreen,
    'relatives.invite',
  ),
  own(
    '/manage-relative/:residentId/:relativeLinkId',
    msg`Relative`,
    async () => (await import('./relatives/relative-screen.tsx')).RelativeScreen,
    'residents.view',
  ),
  own(
    '/manage-relative/:residentId/:relativeLinkId/edit',
    msg`Access`,
    async () => (await import('./relatives/edit-access-screen.tsx')).EditAccessScreen,
    'relatives.manage',
  ),
  own(
    '/manage-relative/:residentId/:relativeLinkId/view',
    msg`What they can see`,
    async () => (await import('./relatives/view-as-screen.tsx')).ViewAsScreen,
    'relatives.invite',
  ),
  own(
    '/my-people',
    msg`My people`,
    async () => (await import('./relatives/my-people-screen.tsx')).MyPeopleScreen,
    'relatives_list.view',
  ),
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
  ),
  own(
    '/moments',
    msg`Moments`,
    async () => (await import('./residents/moments-screen.tsx')).MomentsScreen,
    'reports.view',
  ),
  own(
    '/planned-session/:plannedSessionId',
    msg`Planned session`,
    async () => (await import('./planner/planned-session-screen.tsx')).PlannedSessionScreen,
    'planner.view',
  ),
  // Without an id it makes a new report: the group log.
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

/** A section of `/tabs`. Whether it exists for whoever is here is decided by `sectionsOf`. */
function section(name: SectionName, load: Load): RouteObject {
  const handle: ScreenHandle = { section: name, title: titleOf(name), works_offline: WORKS_OFFLINE.includes(name) };
  return { path: name, handle, lazy: { Component: () => fetchPart(load) } };
}

/** A full screen of signed-in people; without the permission it does not exist. */
function own(
  path: string,
  title: MessageDescriptor,
  load: Load,
  may?: Permission,
  { works_offline = false, is_own = false } = {},
): RouteObject {
  const handle: ScreenHandle = { title, works_offline, is_own, ...(may !== undefined && { may }) };
  return { path, loader: signedInOnly, handle, lazy: { Component: () => fetchPart(load) } };
}
