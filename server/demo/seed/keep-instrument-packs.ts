import { outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import { reviewDue } from '@heartsease/domain/pal/review.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';
import { demoPacks } from '../larch-house/instrument-packs.ts';
import type { DemoPack } from '../larch-house/instrument-packs.ts';

const HOME = 'larch-house';
const ORGANISATION = 'marches';

/** The home's packs, and who was looked at with them. */
export async function keepInstrumentPacks(db: Db, today: string): Promise<void> {
  await db
    .insertInto('instrument_packs')
    .values(
      demoPacks.map(({ instrument, licence_ref, valid_days, attested_days_ago }) => ({
        id: idOf(instrument),
        organisation_id: demoIds.organisation(ORGANISATION),
        licensed_home_id: demoIds.home(HOME),
        pack: instrument.pack,
        pack_version: instrument.version,
        title: instrument.title,
        instrument: JSON.stringify(instrument),
        licence_holder: 'Marches Family Homes',
        licence_ref,
        valid_to: addDays(today, valid_days),
        attested_by: demoIds.account(`manager@${HOME}.example`),
        attested_at: new Date(`${addDays(today, -attested_days_ago)}T10:20:00Z`),
      })),
    )
    .execute();
  const looks = demoPacks.flatMap((pack) => pack.looks.map((look) => rowOf(pack, look, today)));
  await db.insertInto('ability_assessments').values(looks).execute();
}

function idOf({ pack, version }: DemoPack['instrument']): string {
  return demoId(`instrument pack ${pack} ${version}`);
}

function rowOf({ instrument }: DemoPack, look: DemoPack['looks'][number], today: string) {
  const on = addDays(today, -look.days_ago);
  const by = demoIds.account(`coordinator@${HOME}.example`);
  const answers = Object.fromEntries(instrument.sections.map(({ key }, place) => [key, look.letters.charAt(place)]));
  const outcome = outcomeOf(instrument, answers);
  const band = outcome.state === 'band' ? outcome.band : null;
  return {
    id: demoId(`${instrument.pack} ${look.resident} ${look.days_ago}`),
    care_home_id: demoIds.home(HOME),
    resident_id: demoIds.resident(HOME, look.resident),
    method: 'pack' as const,
    pack: instrument.pack,
    pack_version: instrument.version,
    instrument_pack_id: idOf(instrument),
    status: 'final' as const,
    answers: JSON.stringify(answers),
    helps: JSON.stringify(look.help === undefined ? {} : { [instrument.sections[0]?.key ?? '']: look.help }),
    observed_from: addDays(on, -6),
    observed_to: on,
    notes: look.notes ?? '',
    lines: JSON.stringify(
      outcome.lines.map((line) => ({
        section: line.section,
        band_key: line.band?.key ?? null,
        band: line.band?.support_band ?? null,
      })),
    ),
    band_key: band?.key ?? null,
    support_band: band?.support_band ?? null,
    assessed_on: on,
    review_on: reviewDue(on, instrument.review_every_days),
    started_by: by,
    changed_by: by,
    changed_at: new Date(`${on}T14:10:00Z`),
    finished_by: by,
  };
}
