import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { replace } from 'react-router';
import { own } from './screen-route.tsx';
import { withEvidenceWords } from './words/with-evidence-words.ts';
import { withSeldomWords } from './words/with-seldom-words.ts';

/** The part of THE table of screens that is about evidence for whoever inspects the home. */
export const evidenceScreens: RouteObject[] = [
  { path: '/evidence', loader: ({ request }) => replace(`/tabs/evidence${new URL(request.url).search}`) },
  own(
    '/evidence/pieces',
    msg`What it is made of`,
    () => withEvidenceWords(async () => (await import('./evidence/pieces-screen.tsx')).PiecesScreen),
    'evidence.view',
  ),
  own(
    '/evidence/gaps/:gap',
    msg`What is missing`,
    () => withEvidenceWords(async () => (await import('./evidence/gap-screen.tsx')).GapScreen),
    'evidence.view',
  ),
  own(
    '/evidence/packs',
    msg`Inspection packs`,
    () =>
      withSeldomWords(() =>
        withEvidenceWords(async () => (await import('./evidence-pack/packs-screen.tsx')).PacksScreen),
      ),
    'evidence_pack.take_back',
  ),
];
