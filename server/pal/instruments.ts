import { z } from 'zod';
import type { AssessedLine } from '@heartsease/domain/pal/assessment.ts';
import { Instrument, SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { PAL_LEVEL_NAMES, PAL_RESULT, PAL_LEVELS, PAL_SECTIONS } from '@heartsease/domain/pal/pal-result.ts';
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
  method: 'own' | 'pack' | 'result';
  pack: string;
  band_key: string | null;
  pack_title: string | null;
  /** The wording of a pack, while it is licensed. */
  instrument: object | null;
}

/** Names alone: what a result needs to be read. */
interface Names {
  title: string;
  bands: readonly { key: string; label: string }[];
  sections: readonly { key: string; label: string }[];
}

const PAL: Names = {
  title: PAL_RESULT.title,
  bands: PAL_LEVELS.map((key) => ({ key, label: PAL_LEVEL_NAMES[key] })),
  sections: PAL_SECTIONS,
};

function namesOf({ method, pack, pack_title, instrument }: MadeWith): Names {
  if (method === 'own') return WAYS_OF_JOINING_IN;
  if (method === 'result') return PAL;
  const { bands = [], sections = [] } = Instrument.safeParse(instrument).data ?? {};
  return { title: pack_title ?? pack, bands, sections };
}

export function titleOf(row: MadeWith): string {
  return namesOf(row).title;
}

export function copyrightOf({ method, instrument }: MadeWith): string {
  return method === 'pack' ? (Instrument.safeParse(instrument).data?.copyright ?? '') : '';
}

export function isLettersAlone({ method, instrument }: MadeWith): boolean {
  return method === 'pack' && !Instrument.safeParse(instrument).success;
}

/** The band's own name; its letter where the name is not ours to show any more. */
export function bandNameOf(row: MadeWith): string | null {
  return namesOf(row).bands.find(({ key }) => key === row.band_key)?.label ?? row.band_key;
}

/** A line is called by its own name; by its number where the name is not ours to show any more. */
export function labelledLines(row: MadeWith, lines: readonly StoredLine[]): AssessedLine[] {
  const { sections } = namesOf(row);
  return lines.map(({ section, band, band_key }, place) => ({
    section,
    band,
    mark: band_key ?? '',
    label: sections.find(({ key }) => key === section)?.label ?? String(place + 1),
  }));
}
