import { z } from 'zod';
import { CalendarDate, Line, Note } from '../text.ts';
import type { SupportBand } from './instrument.ts';

/**
 * A result of the Pool Activity Level instrument that a home took on its own licensed paper: the letters alone.
 * Level names and short titles are plain references; none of its wording is ours to ship (domain.md 2.1).
 */
export const PAL_RESULT = { pack: 'pal', version: 'result', title: 'Pool Activity Level (PAL)' } as const;

export const PAL_LEVELS = ['P', 'E', 'S', 'R'] as const;
export const PalLevel = z.enum(PAL_LEVELS, 'Choose one of the four levels');
export type PalLevel = z.infer<typeof PalLevel>;

export const PAL_LEVEL_NAMES: Record<PalLevel, string> = {
  P: 'Planned',
  E: 'Exploratory',
  S: 'Sensory',
  R: 'Reflex',
};

/** What the rest of the product plans by. */
export const BAND_OF_LEVEL: Record<PalLevel, SupportBand> = { P: 1, E: 2, S: 3, R: 4 };

export const PAL_SECTIONS = [
  { key: 's1', label: 'Bathing or washing' },
  { key: 's2', label: 'Getting dressed' },
  { key: 's3', label: 'Eating' },
  { key: 's4', label: 'Contact with others' },
  { key: 's5', label: 'Groupwork skills' },
  { key: 's6', label: 'Communication skills' },
  { key: 's7', label: 'Practical activities' },
  { key: 's8', label: 'Use of objects' },
  { key: 's9', label: 'Newspaper or magazine' },
] as const;

/** How long a result counts before somebody looks again. */
export const PAL_REVIEW_DAYS = 182;

const Section = z.enum(PAL_SECTIONS.map(({ key }) => key));

export const PalResult = z.object({
  assessed_on: CalendarDate,
  level: PalLevel,
  /** The letter of each section, as far as they are known. */
  letters: z.partialRecord(Section, PalLevel),
  /** Who took it: "Joanna; the occupational therapist". */
  observers: Line,
  notes: Note,
});
export type PalResult = z.infer<typeof PalResult>;
