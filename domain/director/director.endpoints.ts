import { z } from 'zod';
import { MembershipRole } from '../access/roles.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done } from '../write.ts';
import { Scene } from './scene.ts';

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

/** What of the scenes stands in the home now, whoever played them. */
const Standing = z.object({
  /** Null where nothing is on now. */
  on_now: z.object({ title: z.string(), ends_at: z.string() }).nullable(),
  /** What those are called who moved in by a scene, and who died by one. */
  moved_in: z.array(z.string()),
  died: z.array(z.string()),
  is_being_reset: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;

const StageAndPeople = z.object({ stage: Stage, people: z.array(DemoPerson), standing: Standing });

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

/** The scenes that are played in the home itself, or in what its server answers; the others are the device's own. */
export const PlayedScene = Scene.extract([
  'session_on_now',
  'two_people_logging',
  'maintenance',
  'someone_moved_in',
  'someone_has_died',
]);

/** What was done is done by the routed writes of somebody of the home, so that all of it follows that follows of them. */
export const playScene = endpoint({
  path: '/api/v2/demo/play-scene',
  summary: 'On a demo server: let something happen that is worth showing',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'session',
  input: z.object({
    scene: PlayedScene,
    /** Which one somebody else logs too. */
    planned_session_id: Id.nullable().default(null),
  }),
  /** Whom or what to look at; null where the scene has none. */
  output: z.object({ planned_session_id: Id.nullable(), resident_id: Id.nullable() }),
});

/** The one scene that is ended at a word. */
export const endScene = endpoint({
  path: '/api/v2/demo/end-scene',
  summary: 'On a demo server: take back that somebody died in a scene',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'session',
  input: z.object({ scene: Scene.extract(['someone_has_died']) }),
  output: Done,
});

/** Takes some seconds. Whoever is signed in stays so, unless they came since. */
export const resetHome = endpoint({
  path: '/api/v2/demo/reset-home',
  summary: 'On a demo server: bring this home back as the demo world made it',
  allow: 'signed-in',
  scope: 'care-home',
  kind: 'session',
  input: z.object({}),
  output: Done,
});
