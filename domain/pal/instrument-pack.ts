import { z } from 'zod';
import { CalendarDate, Id, Instant, Short } from '../text.ts';
import { daysBetween } from '../time/calendar.ts';
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

/** A pack of one home is its manager's to renew and remove; one of all homes is that of whoever manages them all. */
export function mayChangePack({ licensed_scope }: Pick<PackLicence, 'licensed_scope'>, managesOrganisation: boolean) {
  return licensed_scope === 'care_home' || managesOrganisation;
}

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

/** Days before its last one on which a licence is worth a word. */
const ENDS_SOON_DAYS = 30;

export type LicenceState = 'licensed' | 'ends_soon' | 'run_out';

export function licenceState({ valid_to }: Pick<PackLicence, 'valid_to'>, today: string): LicenceState {
  if (!isLicensed({ valid_to }, today)) return 'run_out';
  return daysBetween(today, valid_to) < ENDS_SOON_DAYS ? 'ends_soon' : 'licensed';
}

/** What a look can begin with today: of each instrument the pack that was loaded last. */
export function packsToLookWith(packs: readonly InstrumentPack[], today: string): InstrumentPack[] {
  const licensed = packs.filter((pack) => isLicensed(pack, today));
  return licensed.filter(
    (one) => !licensed.some(({ pack, attested_at }) => pack === one.pack && attested_at > one.attested_at),
  );
}

/** A licence counts up to its day; then no new assessment begins with the pack, and the old ones stay as letters. */
export function isLicensed({ valid_to }: Pick<PackLicence, 'valid_to'>, today: string): boolean {
  return today <= valid_to;
}
