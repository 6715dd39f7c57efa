import { v7 as uuidv7 } from 'uuid';
import {
  getInstrument,
  listInstrumentPacks,
  removeInstrumentPack,
  uploadInstrumentPack,
  validateInstrumentPack,
} from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { readPack } from '@heartsease/domain/pal/read-pack.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import {
  instrumentPacksOf,
  keepInstrumentPack,
  licensedInstrument,
  organisationOf,
  removePack,
} from './instrument-packs.queries.ts';

export function registerInstrumentPacks(app: App): void {
  route(app, listInstrumentPacks, async ({ db, session }) => {
    const items = await instrumentPacksOf(db, session.careHome);
    return { items, total: items.length };
  });

  route(app, getInstrument, async ({ db, session: { careHome }, input, now }) => {
    const today = calendarDay(now, careHome.timezone);
    const instrument = await licensedInstrument(db, careHome, input.instrument_pack_id, today);
    if (instrument === undefined) throw notFound();
    return instrument;
  });

  route(app, validateInstrumentPack, async ({ input }) => {
    const read = readPack(input.text);
    if (!read.ok) return { found: null, faults: read.faults };
    const { title, version, copyright, sections } = read.instrument;
    return { found: { title, version, copyright, lines: sections.length }, faults: [] };
  });

  route(app, uploadInstrumentPack, async ({ db, session: { careHome, account_id }, input, now }) => {
    const { text, licence_holder, licence_ref, licensed_scope, valid_to } = input;
    if (valid_to < calendarDay(now, careHome.timezone)) throw refused({ valid_to: ['This licence has run out'] });
    const read = readPack(text);
    if (!read.ok) {
      throw refused({ text: read.faults.map(({ line, path, sentence }) => `Line ${line}, ${path}: ${sentence}`) });
    }
    const { instrument } = read;
    const loaded = await instrumentPacksOf(db, careHome);
    if (loaded.some(({ pack, version }) => pack === instrument.pack && version === instrument.version)) {
      throw refused({ text: ['This version is loaded already. Remove it first to load it again'] });
    }
    const id = uuidv7();
    await keepInstrumentPack(db, {
      id,
      organisation_id: await organisationOf(db, careHome),
      licensed_home_id: licensed_scope === 'care_home' ? careHome.id : null,
      instrument,
      licence_holder,
      licence_ref,
      valid_to,
      attested_by: account_id,
      attested_at: now,
    });
    return { id };
  });

  route(app, removeInstrumentPack, async ({ db, session: { careHome, account_id }, input, now }) => {
    const was = await removePack(db, careHome, { id: input.instrument_pack_id, by: account_id, now });
    if (!was) throw notFound();
    return DONE;
  });
}
