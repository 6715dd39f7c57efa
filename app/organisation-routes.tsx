import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { own } from './screen-route.tsx';
import { withEvidenceWords } from './words/with-evidence-words.ts';
import { withSeldomWords } from './words/with-seldom-words.ts';

/** The part of THE table of screens that is about an organisation; without its head office it does not exist. */
export const organisationScreens: RouteObject[] = [
  own(
    '/organisation',
    msg`All our homes`,
    () =>
      withSeldomWords(() =>
        withEvidenceWords(async () => (await import('./organisations/organisation-screen.tsx')).OrganisationScreen),
      ),
    'organisation.figures',
  ),
];
