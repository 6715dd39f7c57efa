import { z } from 'zod';
import { SupportBand } from '../pal/instrument.ts';
import { Id, words } from '../text.ts';
import {
  ActivityCategory,
  ActivityCost,
  ActivityHazard,
  ActivityPlace,
  ActivitySeason,
  ActivityTime,
} from './activity-detail.ts';
import { ActivityFormat, Tint } from './activity.ts';

/** An activity that a home wrote itself: begun, waiting for a yes, returned with a word, or in its library. */
export const OwnState = z.enum(['draft', 'proposed', 'returned', 'approved']);
export type OwnState = z.infer<typeof OwnState>;

/** What its author may make of it by saving; returned is said by somebody else. */
export const SavedState = OwnState.exclude(['returned']);
export type SavedState = z.infer<typeof SavedState>;

/** Who else may use the words of an activity. */
export const Licence = z.enum(['All rights reserved', 'CC BY 4.0', 'CC0 1.0']);
export type Licence = z.infer<typeof Licence>;

/** A home that has more than these looks for one longer than it takes to do it. */
export const OWN_ACTIVITIES_LIMIT = 300;

const said = (most: number, unsaid: string) => words(most).pipe(z.string().min(1, unsaid));
const sentences = (most: number) =>
  z.array(said(300, 'Take out the empty line')).max(most, `Use ${most} lines or fewer`);
const Weight = z.number().int().min(0).max(3);
const WHOLE = 'Enter a whole number';

/** What the editor holds: the card of an activity and its sheet. What is not written yet is empty. */
export const OwnActivityFields = z.object({
  title: said(120, 'Enter a title'),
  summary: words(300),
  icon: z
    .string()
    .max(60, 'Choose a drawing')
    .regex(/^[a-z]+(-[a-z]+)*$/, 'Choose a drawing'),
  tint: Tint,
  category: ActivityCategory,
  /** How much each side of a good week is in it, 0 to 3. */
  weights: z.record(ActivityCategory, Weight),
  minutes: z.int(WHOLE).min(1, 'Enter 1 to 480 minutes').max(480, 'Enter 1 to 480 minutes'),
  formats: z.array(ActivityFormat).min(1, 'Choose at least one').max(ActivityFormat.options.length),
  group_size: z
    .object({
      from: z.int(WHOLE).min(1, 'Enter 1 to 100 people').max(100, 'Enter 1 to 100 people'),
      to: z.int(WHOLE).min(1, 'Enter 1 to 100 people').max(100, 'Enter 1 to 100 people'),
    })
    .refine(({ from, to }) => from <= to, 'The larger number comes second'),
  steps: sentences(12),
  needs: sentences(20),
  preparation: z.object({
    minutes: z.int(WHOLE).min(0, 'Enter 0 to 240 minutes').max(240, 'Enter 0 to 240 minutes'),
    text: words(300),
  }),
  /** The ways of joining in that it suits, each with how. */
  bands: z
    .array(z.object({ band: SupportBand, how: said(300, 'Say how, or take this way of joining in out') }))
    .max(4)
    .refine((bands) => isEachOnce(bands.map(({ band }) => band)), 'Say each way of joining in once'),
  places: z.array(ActivityPlace).min(1, 'Choose at least one').max(7),
  seasons: z.array(ActivitySeason).max(4),
  times: z.array(ActivityTime).max(3),
  cost: ActivityCost,
  /** What it is about, by which "suits them" and the search find it. */
  themes: z
    .array(words(60).pipe(z.string().toLowerCase().min(1, 'Take out the empty line')))
    .max(12, 'Use 12 lines or fewer'),
  conversation_starters: sentences(10),
  risks: z
    .array(z.object({ hazard: ActivityHazard, care: said(300, 'Say what to do about it, or take it out') }))
    .max(28)
    .refine((risks) => isEachOnce(risks.map(({ hazard }) => hazard)), 'Name each hazard once'),
  licence: Licence,
});
export type OwnActivityFields = z.infer<typeof OwnActivityFields>;

/** How often this home did it, with how many people, and of the times that somebody was there how often it was loved or enjoyed. */
export const ActivityUses = z.object({
  reports: z.number().int(),
  people: z.number().int(),
  times: z.number().int(),
  well: z.number().int(),
});
export type ActivityUses = z.infer<typeof ActivityUses>;

/** One line of the list of a home's own and its organisation's activities. */
export const ListedOwnActivity = z.object({
  id: Id,
  version: z.number().int(),
  title: z.string(),
  summary: z.string(),
  icon: z.string(),
  tint: z.string(),
  category: z.string(),
  minutes: z.number().int(),
  formats: z.array(ActivityFormat),
  licence: z.string(),
  state: OwnState,
  /** What was said when it was returned. */
  word: z.string(),
  author: z.string().nullable(),
  is_mine: z.boolean(),
  is_retired: z.boolean(),
  /** Every home of the organisation has it in its library. */
  is_shared: z.boolean(),
  /** The home that shares it; null for one's own. */
  home: z.string().nullable(),
  may_change: z.boolean(),
  uses: ActivityUses,
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime(),
});
export type ListedOwnActivity = z.infer<typeof ListedOwnActivity>;

/** One of the home's own with all that its editor holds. */
export const OwnActivity = ListedOwnActivity.extend(OwnActivityFields.shape);
export type OwnActivity = z.infer<typeof OwnActivity>;

interface Standing {
  state: OwnState;
  is_mine: boolean;
  is_retired: boolean;
}

/**
 * Whoever answers for the programme changes everything but somebody else's draft; everybody else what they wrote
 * themselves, until it is in the library. What is retired is brought back first.
 */
export function mayChange({ state, is_mine, is_retired }: Standing, is_editor: boolean): boolean {
  if (is_retired) return false;
  return is_editor ? state !== 'draft' || is_mine : is_mine && state !== 'approved';
}

/** Everybody's are seen but somebody else's drafts, and what waits or was retired is for its author and those who answer for the programme. */
export function maySee({ state, is_mine, is_retired }: Standing, is_editor: boolean): boolean {
  if (is_mine) return true;
  return is_editor ? state !== 'draft' : state === 'approved' && !is_retired;
}

/** May saving make this of it? `from` null: it is new. A draft is its author's alone, and nothing leaves the library but by being retired. */
export function mayBecome(
  from: Pick<Standing, 'state' | 'is_mine'> | null,
  to: SavedState,
  is_editor: boolean,
): boolean {
  if (to === 'approved') return is_editor;
  if (from === null) return true;
  return from.state !== 'approved' && (to !== 'draft' || from.is_mine);
}

function isEachOnce(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
