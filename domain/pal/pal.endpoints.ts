import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Assessment, AssessmentDraft, AssessmentFields } from './assessment.ts';
import { PalResult } from './pal-result.ts';
import { BandGuide } from './band-guides.ts';
import { Key, SupportBand } from './instrument.ts';

export const getGuides = endpoint({
  path: '/api/v2/pal/info',
  summary: 'The four guide cards: good company for each way of joining in',
  allow: 'pal.view',
  scope: 'none',
  kind: 'read',
  input: z.object({}),
  output: z.object({ guides: z.array(BandGuide), notice: z.string() }),
});

/** Nought where there is no draft yet. */
const base_version = z.int().min(0);

/** The licensed pack that is asked by; null: our own profile. */
const instrument_pack_id = Id.nullable().default(null);

/** How somebody joins in as it stands: the assessment that counts, the one before it, and a draft of the next. */
export const Ability = z.object({
  resident: ResidentFace,
  latest: Assessment.nullable(),
  before: Assessment.nullable(),
  draft: AssessmentDraft.nullable(),
});
export type Ability = z.infer<typeof Ability>;

export const getAbility = endpoint({
  path: '/api/v2/pal/get',
  summary: 'How a resident joins in: the assessment that counts, the one before, and a draft',
  allow: 'ability.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ resident_id: Id }),
  output: Ability,
});

export const listAssessments = endpoint({
  path: '/api/v2/pal/list',
  summary: 'Every signed assessment of a resident, the latest first',
  allow: 'ability.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(Assessment), total: z.number().int() }),
});

/** @throws 409 with how it stands when somebody else wrote on the draft, signed it or threw it away */
export const saveAbilityDraft = endpoint({
  path: '/api/v2/pal/save-draft',
  summary: 'Keeps a draft of an assessment, as far as it is answered',
  allow: 'ability.draft',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version, instrument_pack_id, ...AssessmentFields.shape }),
  output: AssessmentDraft,
});

/** @throws 409 with how it stands when somebody else wrote on it meanwhile */
export const discardAbilityDraft = endpoint({
  path: '/api/v2/pal/discard-draft',
  summary: 'Throws the draft of an assessment away',
  allow: 'ability.draft',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, base_version }),
  output: Done,
});

export const SignedAssessment = Assessment.pick({ id: true, review_on: true });
export type SignedAssessment = z.infer<typeof SignedAssessment>;

/** @throws 409 with how it stands when somebody else wrote on the draft meanwhile */
export const finaliseAbility = endpoint({
  path: '/api/v2/pal/finalise',
  summary: 'Signs an assessment: from now on it is the one that counts',
  allow: 'ability.finalise',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    base_version,
    instrument_pack_id,
    /** Whoever signs settles an even split, where the pack leaves it to them. */
    chosen_band: Key.nullable().default(null),
    ...AssessmentFields.shape,
  }),
  /** No more: the answer of a write is kept for weeks, and the words of a pack only for as long as they are licensed. */
  output: SignedAssessment,
});

export const keepPalResult = endpoint({
  path: '/api/v2/pal/keep-result',
  summary: 'Writes down the result of a PAL checklist that was taken on paper: the letters alone',
  allow: 'ability.finalise',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...PalResult.shape }),
  output: Assessment,
});

/** Where somebody stands among the reviews of the home. */
export const AbilityReview = z.object({
  resident: ResidentFace,
  support_band: SupportBand.nullable(),
  assessed_on: CalendarDate.nullable(),
  /** Null where nobody has looked yet. */
  review_on: CalendarDate.nullable(),
  draft: z.object({ by: z.string().nullable(), answered: z.number().int() }).nullable(),
});
export type AbilityReview = z.infer<typeof AbilityReview>;

export const listAbilityReviews = endpoint({
  path: '/api/v2/pal/due',
  summary: 'Everybody who lives here with the day of their next look, the most pressing first',
  allow: 'ability.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(AbilityReview), total: z.number().int() }),
});
