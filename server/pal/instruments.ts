import { z } from 'zod';
import type { AssessedLine } from '@heartsease/domain/pal/assessment.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';

/** A line as it is kept: the band's key in its own instrument, and what it means for everything else. */
export const StoredLine = z.object({
  section: z.string(),
  band_key: z.string().nullable(),
  band: SupportBand.nullable(),
});
export type StoredLine = z.infer<typeof StoredLine>;

/** What a row was made with. */
interface MadeWith {
  pack: string;
}

export function titleOf({ pack }: MadeWith): string {
  return pack === WAYS_OF_JOINING_IN.pack ? WAYS_OF_JOINING_IN.title : pack;
}

/** A line is called by its own name; one that the instrument does not have any more by its number. */
export function labelledLines({ pack }: MadeWith, lines: readonly StoredLine[]): AssessedLine[] {
  const sections = pack === WAYS_OF_JOINING_IN.pack ? WAYS_OF_JOINING_IN.sections : [];
  return lines.map(({ section, band }, place) => ({
    section,
    band,
    label: sections.find(({ key }) => key === section)?.label ?? String(place + 1),
  }));
}
