import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import { InstrumentPack, PackLicence, PackText } from './instrument-pack.ts';
import { Instrument } from './instrument.ts';

export const listInstrumentPacks = endpoint({
  path: '/api/v2/instrument-pack/list',
  summary: 'The licensed instrument packs that this home may see, expired ones included',
  allow: 'ability.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(InstrumentPack),
    total: z.number().int(),
    /** Whoever asks manages every home of the organisation, and so loads and removes packs for all of them. */
    manages_organisation: z.boolean(),
  }),
});

/** @throws 404 also for a pack whose licence has run out: its words are not shown any more */
export const getInstrument = endpoint({
  path: '/api/v2/instrument-pack/get',
  summary: 'The wording of a licensed pack, for an assessment',
  allow: 'ability.draft',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ instrument_pack_id: Id }),
  output: Instrument,
});

export const validateInstrumentPack = endpoint({
  path: '/api/v2/instrument-pack/validate',
  summary: 'Reads a pack and tells every fault at its line; nothing is kept',
  allow: 'instrument_packs.manage',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ text: PackText }),
  output: z.object({
    found: z
      .object({ title: z.string(), version: z.string(), copyright: z.string(), lines: z.number().int() })
      .nullable(),
    faults: z.array(z.object({ line: z.number().int(), path: z.string(), sentence: z.string() })),
  }),
});

export const uploadInstrumentPack = endpoint({
  path: '/api/v2/instrument-pack/upload',
  summary: 'Keeps a licensed pack for the organisation, under the licence that is declared with it',
  allow: 'instrument_packs.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    text: PackText,
    ...PackLicence.shape,
    is_attested: z.literal(true, 'Confirm that the organisation may use this wording'),
  }),
  output: z.object({ id: Id }),
});

/** Its wording is deleted at once; what was assessed with it stays, as letters. */
export const removeInstrumentPack = endpoint({
  path: '/api/v2/instrument-pack/remove',
  summary: 'Removes a pack and deletes its wording',
  allow: 'instrument_packs.manage',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ instrument_pack_id: Id }),
  /** The same id, so that the audit trail names the pack. */
  output: z.object({ id: Id }),
});
