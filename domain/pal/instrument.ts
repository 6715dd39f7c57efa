import { z } from 'zod';
import { Line, Note, Short } from '../text.ts';

/**
 * A way of finding out how somebody joins in: its questions, its bands and how the answers make a band.
 * Our own profile and the licensed packs that an organisation loads have one shape (domain.md 2.1), so
 * one engine and the same screens serve both. Everything else in the product knows only `support_band`.
 */
export const SUPPORT_BANDS = [1, 2, 3, 4] as const;
/** 1 needs the least support, 4 the most. */
export const SupportBand = z.literal(SUPPORT_BANDS, 'Use 1, 2, 3 or 4');
export type SupportBand = z.infer<typeof SupportBand>;

export const Key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'Use 1 to 40 letters, digits, hyphens or underscores');
const Told = Line.pipe(z.string().min(1, 'Write a few words here'));

export const InstrumentBand = z.object({
  key: Key,
  label: Short.pipe(z.string().min(1, 'Give the band a name')),
  support_band: SupportBand,
  guide_md: Note.default(''),
  /** For `sum_bands` alone: the sums that mean this band, both ends included. */
  sum_from: z.number().int().optional(),
  sum_to: z.number().int().optional(),
});
export type InstrumentBand = z.infer<typeof InstrumentBand>;

export const InstrumentOption = z.object({
  key: Key,
  /** The key of the band that this statement speaks for. */
  band: Key,
  text: Told,
  score: z.number().int().min(-100).max(100).optional(),
});
export type InstrumentOption = z.infer<typeof InstrumentOption>;

export const InstrumentSection = z.object({
  key: Key,
  label: Told,
  required: z.boolean().default(true),
  options: z
    .array(InstrumentOption)
    .min(2, 'Give each line at least 2 statements')
    .max(10, 'Give each line at most 10 statements'),
});
export type InstrumentSection = z.infer<typeof InstrumentSection>;

export const Scoring = z.object({
  method: z.enum(
    ['median', 'mode', 'mean', 'sum_bands', 'none'],
    'The ways to score are median, mode, mean, sum_bands and none',
  ),
  /** Whose an even split is. It is the instrument's to say, never ours (domain.md 2.1). */
  tie: z.enum(
    ['more_support', 'less_support', 'ask_assessor'],
    'A tie goes to more_support, to less_support or to ask_assessor',
  ),
  show_counts: z.boolean().default(true),
});

export const Instrument = z.object({
  pack: Key,
  version: Key,
  title: Short.pipe(z.string().min(1, 'Give it a title')),
  copyright: Line.default(''),
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Use a language such as en-GB'),
  recall_days: z.number().int().min(1, 'Use 1 to 365 days').max(365, 'Use 1 to 365 days'),
  review_every_days: z.number().int().min(7, 'Use 7 to 730 days').max(730, 'Use 7 to 730 days'),
  bands: z.array(InstrumentBand).min(2, 'Give at least 2 bands').max(10, 'Give at most 10 bands'),
  sections: z.array(InstrumentSection).min(1, 'Give at least 1 line').max(60, 'Give at most 60 lines'),
  scoring: Scoring,
  /** Fewer lines than this answered for sure make no band. */
  bounds: z.object({ allow_partial: z.boolean(), fewest_sure: z.number().int().min(1).optional() }),
});
export type Instrument = z.infer<typeof Instrument>;
