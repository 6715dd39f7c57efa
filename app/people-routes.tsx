import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { withSeldomWords } from './words/with-seldom-words.ts';

/** The part of THE table of screens that is about people: residents, what matters to them, relatives. */
export const peopleScreens: RouteObject[] = [
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
    () => withSeldomWords(async () => (await import('./import/import-screen.tsx')).ImportScreen),
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
    { works_offline: true },
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
    { works_offline: true },
  ),
  own(
    '/resident-interests/:residentId',
    msg`Interests`,
    async () => (await import('./interests/interests-screen.tsx')).InterestsScreen,
    'residents.view',
  ),
  // Without a permission: staff see figures, family the soft version, and the screen tells them apart.
  own(
    '/resident-insights/:residentId',
    msg`What moments tell`,
    async () => (await import('./insights/insights-screen.tsx')).InsightsScreen,
  ),
  own(
    '/download-report',
    msg`Download reports`,
    async () => (await import('./exports/download-screen.tsx')).DownloadScreen,
    'reports.download',
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
  own(
    '/my-people/:residentId/invite',
    msg`Invite somebody`,
    async () => (await import('./relatives/invite-to-mine-screen.tsx')).InviteToMineScreen,
    'relatives_list.view',
  ),
];
