import { z } from 'zod';
import { MembershipRole } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';

export const StagePackage = z.enum(['Package A', 'Package B', 'Package C', 'Package D', 'Package E']);
export type StagePackage = z.infer<typeof StagePackage>;

/** What a demo home is shown with: its package, and the flag of its organisation. */
export const Stage = z.object({
  package_title: StagePackage,
  is_basic: z.boolean(),
  is_expired: z.boolean(),
  is_risk_assessment_enabled: z.boolean(),
});
export type Stage = z.infer<typeof Stage>;

/** Somebody of the demo home as whom one can see the app. */
const DemoPerson = z.object({ email: z.string(), name: z.string(), role: MembershipRole });

const StageAndPeople = z.object({ stage: Stage, people: z.array(DemoPerson) });

/** On a demo server, in a demo home, for whoever is signed in there: a relative too, so that the way back is open. */
export const getStage = endpoint({
  path: '/api/v2/demo/stage',
  summary: 'On a demo server: what this home is shown with, and as whom one can see it',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: StageAndPeople,
});

export const setStage = endpoint({
  path: '/api/v2/demo/set-stage',
  summary: 'On a demo server: show this home with another package or flag',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'session',
  input: Stage,
  output: Stage,
});

export const resetStage = endpoint({
  path: '/api/v2/demo/reset-stage',
  summary: 'On a demo server: show this home as the demo world has it',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'session',
  input: z.object({}),
  output: Stage,
});
