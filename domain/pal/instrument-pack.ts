import { z } from 'zod';
import { CalendarDate, Id, Instant, Short } from '../text.ts';
import { LARGEST_PACK } from './read-pack.ts';

export const LICENSED_SCOPES = ['organisation', 'care_home'] as const;

/** The licence that a pack is loaded under, as the organisation declares it (domain.md 2.1). */
export const PackLicence = z.object({
  licence_holder: Short.pipe(z.string().min(1, 'Say who holds the licence')),
  licence_ref: Short.pipe(z.string().min(1, 'Enter the number or date of the licence')),
  licensed_scope: z.enum(LICENSED_SCOPES, 'Choose which homes the licence is for'),
  valid_to: CalendarDate,
});
export type PackLicence = z.infer<typeof PackLicence>;

export const PackText = z
  .string()
  .min(1, 'Choose a file')
  .max(LARGEST_PACK, `The file is too long. A pack has at most ${LARGEST_PACK} characters`);

/** A pack as it stands in the list; its words are only handed out for an assessment. */
export const InstrumentPack = PackLicence.extend({
  id: Id,
  pack: z.string(),
  version: z.string(),
  title: z.string(),
  copyright: z.string(),
  lines: z.number().int(),
  attested_by: z.string().nullable(),
  attested_at: Instant,
});
export type InstrumentPack = z.infer<typeof InstrumentPack>;

/** A licence counts up to its day; then no new assessment begins with the pack, and the old ones stay as letters. */
export function isLicensed({ valid_to }: Pick<PackLicence, 'valid_to'>, today: string): boolean {
  return today <= valid_to;
}
