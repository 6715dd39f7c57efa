import { sql } from 'kysely';
import type { InstrumentPack } from '@heartsease/domain/pal/instrument-pack.ts';
import { isLicensed } from '@heartsease/domain/pal/instrument-pack.ts';
import { Instrument } from '@heartsease/domain/pal/instrument.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** A pack that is loaded: of the organisation, and licensed for this home. */
function packsOfHome(db: Db, careHome: CareHome) {
  return db
    .selectFrom('instrument_packs as p')
    .innerJoin('care_homes as h', 'h.organisation_id', 'p.organisation_id')
    .where('h.id', '=', careHome.id)
    .where('p.removed_at', 'is', null)
    .where((where) =>
      where.or([where('p.licensed_home_id', 'is', null), where('p.licensed_home_id', '=', careHome.id)]),
    );
}

export async function instrumentPacksOf(db: Db, careHome: CareHome): Promise<InstrumentPack[]> {
  const rows = await packsOfHome(db, careHome)
    .leftJoin('accounts as a', 'a.id', 'p.attested_by')
    .selectAll('p')
    .select('a.known_as as by')
    .orderBy('p.title')
    .orderBy('p.attested_at')
    .execute();
  return rows.map((row) => {
    const instrument = Instrument.safeParse(row.instrument).data;
    return {
      id: row.id,
      pack: row.pack,
      version: row.pack_version,
      title: row.title,
      copyright: instrument?.copyright ?? '',
      lines: instrument?.sections.length ?? 0,
      licence_holder: row.licence_holder,
      licence_ref: row.licence_ref,
      licensed_scope: row.licensed_home_id === null ? ('organisation' as const) : ('care_home' as const),
      valid_to: row.valid_to,
      attested_by: row.by,
      attested_at: row.attested_at.toISOString(),
    };
  });
}

/** The wording, while it is licensed; undefined otherwise. */
export async function licensedInstrument(
  db: Db,
  careHome: CareHome,
  id: string,
  today: string,
): Promise<Instrument | undefined> {
  const row = await packsOfHome(db, careHome)
    .select(['p.instrument', 'p.valid_to'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row && isLicensed(row, today) ? Instrument.safeParse(row.instrument).data : undefined;
}

/** Holds the organisation's packs for the rest of the transaction, so that no version is loaded twice at once. */
export async function holdPacks(db: Db, organisation_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`packs of ${organisation_id}`}, 0))`.execute(db);
}

/** That version, licensed for the same homes; its instrument is null where it can't be read any more. */
export async function packOfVersion(
  db: Db,
  careHome: CareHome,
  { pack, version }: Pick<Instrument, 'pack' | 'version'>,
  licensed_home_id: string | null,
): Promise<{ id: string; valid_to: string; instrument: Instrument | null } | undefined> {
  const row = await packsOfHome(db, careHome)
    .select(['p.id', 'p.valid_to', 'p.instrument'])
    .where('p.pack', '=', pack)
    .where('p.pack_version', '=', version)
    .where('p.licensed_home_id', 'is not distinct from', licensed_home_id)
    .executeTakeFirst();
  return row && { ...row, instrument: Instrument.safeParse(row.instrument).data ?? null };
}

interface DeclaredLicence {
  licence_holder: string;
  licence_ref: string;
  valid_to: string;
  attested_by: string;
  attested_at: Date;
}

/** @returns whether the pack was still there */
export async function renewLicence(db: Db, id: string, licence: DeclaredLicence): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('instrument_packs')
    .set(licence)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface NewPack extends DeclaredLicence {
  id: string;
  organisation_id: string;
  licensed_home_id: string | null;
  instrument: Instrument;
}

export async function keepInstrumentPack(db: Db, { instrument, ...pack }: NewPack): Promise<void> {
  await db
    .insertInto('instrument_packs')
    .values({
      ...pack,
      pack: instrument.pack,
      pack_version: instrument.version,
      title: instrument.title,
      instrument: JSON.stringify(instrument),
    })
    .execute();
}

/** For which home a pack is licensed, null for all of the organisation; undefined where there is no such pack. */
export async function licensedHomeOf(db: Db, careHome: CareHome, id: string): Promise<string | null | undefined> {
  const pack = await packsOfHome(db, careHome).select('p.licensed_home_id').where('p.id', '=', id).executeTakeFirst();
  return pack?.licensed_home_id;
}

export async function removePack(db: Db, { id, by, now }: { id: string; by: string; now: Date }): Promise<void> {
  await db
    .updateTable('instrument_packs')
    .set({ instrument: null, removed_by: by, removed_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Is somebody today the manager of every home of the organisation that this home belongs to? Nobody else speaks for
 * all of them (docs/decisions/0017).
 */
export async function managesOrganisation(
  db: Db,
  careHome: CareHome,
  { account_id, today }: { account_id: string; today: string },
): Promise<boolean> {
  const { rows } = await sql<{ manages: boolean }>`
    select not exists (
      select from care_homes here join care_homes h on h.organisation_id = here.organisation_id
       where here.id = ${careHome.id} and not exists (
         select from memberships m
          where m.care_home_id = h.id and m.account_id = ${account_id} and m.role = 'manager'
            and m.waits_since is null and m.starts_on <= ${today}::date
            and (m.ends_on is null or m.ends_on >= ${today}::date))) as manages
  `.execute(db);
  return rows[0]?.manages ?? false;
}

export async function organisationOf(db: Db, careHome: CareHome): Promise<string> {
  const { organisation_id } = await db
    .selectFrom('care_homes')
    .select('organisation_id')
    .where('id', '=', careHome.id)
    .executeTakeFirstOrThrow();
  return organisation_id;
}
