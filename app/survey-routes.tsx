import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { fetchPart } from './shell/fetch-part.ts';
import type { ScreenHandle } from './shell/screen-handle.ts';
import { learnSignedInWords } from './words/language.ts';

/** The part of THE table of screens that is about surveys. */
export const surveyScreens: RouteObject[] = [
  own(
    '/surveys',
    msg`Surveys`,
    async () => (await import('./surveys/surveys-screen.tsx')).SurveysScreen,
    'surveys.results',
  ),
  own(
    '/surveys/new',
    msg`A new survey`,
    async () => (await import('./surveys/edit-survey-screen.tsx')).NewSurveyScreen,
    'surveys.edit',
  ),
  own(
    '/surveys/:surveyId',
    msg`Survey`,
    async () => (await import('./surveys/survey-screen.tsx')).SurveyScreen,
    'surveys.results',
  ),
  own(
    '/surveys/:surveyId/edit',
    msg`Change a survey`,
    async () => (await import('./surveys/edit-survey-screen.tsx')).EditSurveyScreen,
    'surveys.edit',
  ),
  own(
    '/surveys/:surveyId/paper',
    msg`Paper answers`,
    async () => (await import('./surveys/paper-screen.tsx')).PaperScreen,
    'surveys.results',
  ),
  own(
    '/you-said',
    msg`You said, we did`,
    async () => (await import('./surveys/you-said-screen.tsx')).YouSaidScreen,
    'surveys.view',
  ),
  own(
    '/manage-survey-entry',
    msg`Your view`,
    async () => (await import('./surveys/manage-survey-entry-screen.tsx')).ManageSurveyEntryScreen,
    'surveys.view',
  ),
];

/** Behind a link without an account: nobody signs in for it, and there is no intro before it. */
export const openScreens: RouteObject[] = [
  {
    path: '/answer/:token',
    handle: { title: msg`Your view` } satisfies ScreenHandle,
    lazy: {
      Component: () =>
        fetchPart(async () => {
          const [{ OpenAnswerScreen }] = await Promise.all([
            import('./surveys/open-answer-screen.tsx'),
            learnSignedInWords(),
          ]);
          return OpenAnswerScreen;
        }),
    },
  },
];
