import { z } from 'zod';
import type { AssessedLine } from '@heartsease/domain/pal/assessment.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { PAL_LEVEL_NAMES, PAL_RESULT, PAL_SECTIONS, PalLevel } from '@heartsease/domain/pal/pal-result.ts';
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
  band_key: string | null;
}

export function titleOf({ pack }: MadeWith): string {
  if (pack === PAL_RESULT.pack) return PAL_RESULT.title;
  return pack === WAYS_OF_JOINING_IN.pack ? WAYS_OF_JOINING_IN.title : pack;
}

export function bandNameOf({ pack, band_key }: MadeWith): string | null {
  if (pack === PAL_RESULT.pack) {
    const level = PalLevel.safeParse(band_key).data;
    return level === undefined ? band_key : PAL_LEVEL_NAMES[level];
  }
  return WAYS_OF_JOINING_IN.bands.find(({ key }) => key === band_key)?.label ?? band_key;
}

/** A line is called by its own name; one that the instrument does not have any more by its number. */
export function labelledLines({ pack }: MadeWith, lines: readonly StoredLine[]): AssessedLine[] {
  const sections: readonly { key: string; label: string }[] =
    pack === PAL_RESULT.pack ? PAL_SECTIONS : WAYS_OF_JOINING_IN.sections;
  return lines.map(({ section, band, band_key }, place) => ({
    section,
    band,
    mark: band_key ?? '',
    label: sections.find(({ key }) => key === section)?.label ?? String(place + 1),
  }));
}
