import { v7 as uuidv7 } from 'uuid';
import type { PackLicence } from '@heartsease/domain/pal/instrument-pack.ts';
import type { Instrument } from '@heartsease/domain/pal/instrument.ts';
import { readPack } from '@heartsease/domain/pal/read-pack.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import {
  holdPacks,
  keepInstrumentPack,
  licensedHomeOf,
  managesOrganisation,
  organisationOf,
  packOfVersion,
  removePack,
  renewLicence,
} from './instrument-packs.queries.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/**
 * Loads a pack under the licence that is declared with it. The same file again, with a licence that lasts
 * longer, renews it in its place: what was looked at with it is read in its words again.
 *
 * @returns its id
 * @throws 422 at the file, line by line, or at the licence
 */
export async function loadPack(
  { db, session: { careHome, account_id }, now }: Asked,
  { text, licence_holder, licence_ref, licensed_scope, valid_to }: PackLicence & { text: string },
): Promise<string> {
  const today = calendarDay(now, careHome.timezone);
  if (valid_to < today) throw refused({ valid_to: ['This licence has run out'] });
  const instrument = instrumentIn(text);
  if (licensed_scope === 'organisation' && !(await managesOrganisation(db, careHome, { account_id, today })))
    throw refused({ licensed_scope: [NOT_FOR_ALL] });
  const organisation_id = await organisationOf(db, careHome);
  await holdPacks(db, organisation_id);
  const licensed_home_id = licensed_scope === 'care_home' ? careHome.id : null;
  const licence = { licence_holder, licence_ref, valid_to, attested_by: account_id, attested_at: now };
  const loaded = await packOfVersion(db, careHome, instrument, licensed_home_id);
  if (loaded === undefined) return await keepNew();
  if (JSON.stringify(loaded.instrument) !== JSON.stringify(instrument)) {
    throw refused({ text: ['Another file of this version is loaded. Give this one a version of its own'] });
  }
  if (valid_to <= loaded.valid_to) {
    throw refused({ text: ['This version is loaded already, with a licence that lasts as long'] });
  }
  return (await renewLicence(db, loaded.id, licence)) ? loaded.id : await keepNew();

  async function keepNew(): Promise<string> {
    const id = uuidv7();
    await keepInstrumentPack(db, { id, organisation_id, licensed_home_id, instrument, ...licence });
    return id;
  }
}

/**
 * Deletes the words of a pack.
 *
 * @throws 404 where there is none, 403 for one of all homes
 */
export async function removeLoaded({ db, session, now }: Asked, id: string): Promise<void> {
  const { careHome, account_id } = session;
  await holdPacks(db, await organisationOf(db, careHome));
  const licensed_home_id = await licensedHomeOf(db, careHome, id);
  if (licensed_home_id === undefined) throw notFound();
  const today = calendarDay(now, careHome.timezone);
  if (licensed_home_id === null && !(await managesOrganisation(db, careHome, { account_id, today })))
    throw forbidden(NOT_FOR_ALL);
  await removePack(db, { id, by: account_id, now });
}

const NOT_FOR_ALL = 'Only somebody who manages every home of the organisation does this for all of them.';

function instrumentIn(text: string): Instrument {
  const read = readPack(text);
  if (read.ok) return read.instrument;
  throw refused({
    text: read.faults.map(({ line, path, sentence }) =>
      path === '' ? `Line ${line}: ${sentence}` : `Line ${line}, ${path}: ${sentence}`,
    ),
  });
}
