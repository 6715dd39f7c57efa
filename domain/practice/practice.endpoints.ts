import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';

/** The home in which the session stands from now on. */
const StandsIn = z.object({ ok: z.literal(true), carehome_id: Id });

/** Row PR-6. Whoever practises already stays where they are. */
export const startPractice = endpoint({
  path: '/api/v2/demo/start',
  summary: 'Practise with pretend people, in a home of your own that is not real',
  allow: 'practice.use',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: StandsIn,
});

/** For whoever is signed in, so that no package and no role can keep anybody in there. */
export const stopPractice = endpoint({
  path: '/api/v2/demo/stop',
  summary: 'Go back to the real home',
  allow: 'signed-in',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: StandsIn,
});

/** Throws away what was practised. Whoever stands in it stands in a new one; a real home is not touched. */
export const resetPractice = endpoint({
  path: '/api/v2/demo/reset',
  summary: 'Throw the pretend home away and begin anew',
  allow: 'practice.use',
  scope: 'self',
  kind: 'session',
  input: z.object({}),
  output: StandsIn,
});
