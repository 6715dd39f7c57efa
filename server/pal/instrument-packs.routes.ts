import {
  getInstrument,
  listInstrumentPacks,
  removeInstrumentPack,
  uploadInstrumentPack,
  validateInstrumentPack,
} from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { readPack } from '@heartsease/domain/pal/read-pack.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { instrumentPacksOf, licensedInstrument, managesOrganisation } from './instrument-packs.queries.ts';
import { loadPack, removeLoaded } from './load-pack.ts';

export function registerInstrumentPacks(app: App): void {
  route(app, listInstrumentPacks, async ({ db, session: { careHome, account_id }, now }) => {
    const items = await instrumentPacksOf(db, careHome);
    const today = calendarDay(now, careHome.timezone);
    const manages_organisation = await managesOrganisation(db, careHome, { account_id, today });
    return { items, total: items.length, manages_organisation };
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

  route(app, uploadInstrumentPack, async ({ db, session, input, now }) => ({
    id: await loadPack({ db, session, now }, input),
  }));

  route(app, removeInstrumentPack, async ({ db, session, input, now }) => {
    await removeLoaded({ db, session, now }, input.instrument_pack_id);
    return { id: input.instrument_pack_id };
  });
}
