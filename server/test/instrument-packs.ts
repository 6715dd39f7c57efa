import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import type { MadeHome } from './homes.ts';

/** A made-up instrument in our own words: no licensed wording in our tests either. */
export function gardenScale(version: string): Instrument {
  const { bands, sections } = WAYS_OF_JOINING_IN;
  return {
    ...WAYS_OF_JOINING_IN,
    pack: 'garden-scale',
    version,
    title: 'The Garden Scale',
    copyright: '© The Garden Scale',
    bands: bands.map((band) => ({ ...band, label: `Bed ${band.key}` })),
    sections: sections.slice(0, 4).map((section) => ({ ...section, label: `Garden: ${section.label}` })),
    scoring: { method: 'median', tie: 'ask_assessor', show_counts: true },
    bounds: { allow_partial: false },
  };
}

/** A pack that is licensed for one home alone. */
export async function addInstrumentPack(client: pg.Client, home: MadeHome): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into instrument_packs
       (id, organisation_id, licensed_home_id, pack, pack_version, title, instrument, licence_holder, licence_ref,
        valid_to, attested_at)
     values ($1::uuid, $2, $3, 'garden-scale', $1::uuid::text, $4, $5, $4, $4, current_date + 90, now())`,
    [
      id,
      home.organisation_id,
      home.care_home_id,
      home.canary,
      JSON.stringify({ ...gardenScale('1'), copyright: home.canary }),
    ],
  );
  return id;
}
