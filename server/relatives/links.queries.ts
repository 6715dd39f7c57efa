import { sql } from 'kysely';
import { z } from 'zod';
import { Authority } from '@heartsease/domain/relatives/relative.ts';
import type { LinkFields, Relative } from '@heartsease/domain/relatives/relative.ts';
import type { Db } from '../db/database.ts';
import { inPieces } from '../db/in-pieces.ts';
import { RESIDENT_FACE, readPortrait, residentFace } from '../residents/faces.ts';
import type { CareHome } from '../session/session.ts';

const Authorities = z.array(Authority).catch([]);

/** How a link is told to those who ask. */
export interface Telling {
  now: Date;
  /** Why somebody's access was paused or ended is for those who manage it. */
  are_reasons_told: boolean;
}

function links(db: Db, careHome: CareHome) {
  return (
    db
      .selectFrom('relative_links as l')
      .leftJoin('accounts as a', 'a.id', 'l.account_id')
      .leftJoin('invitations as i', (join) =>
        join.onRef('i.care_home_id', '=', 'l.care_home_id').onRef('i.id', '=', 'l.invitation_id'),
      )
      .select([
        'l.id',
        'l.version',
        'l.resident_id',
        'l.account_id',
        'l.invitation_id',
        'l.status',
        'l.status_since',
        'l.status_reason',
        'l.relationship',
        'l.access_level',
        'l.is_primary',
        'l.can_invite',
        'l.authorities',
        'l.is_shown_to_circle',
        'l.digest',
        'l.digest_by',
        'a.phone',
        'a.known_as',
        'a.last_name',
        'a.portrait',
        'a.email',
        'i.first_name as invited_first_name',
        'i.last_name as invited_last_name',
        'i.email as invited_email',
        'i.sent_by',
        'i.expires_at',
      ])
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('relative_link_changes as c')
            .leftJoin('accounts as by', 'by.id', 'c.changed_by')
            .select(['c.changed_at', 'by.known_as as changed_by'])
            .whereRef('c.care_home_id', '=', 'l.care_home_id')
            .whereRef('c.relative_link_id', '=', 'l.id')
            .orderBy('c.changed_at', 'desc')
            .orderBy('c.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select(['last.changed_at', 'last.changed_by'])
      // Only where they stand in this home is theirs to tell.
      .select((of) =>
        of
          .selectFrom('sign_ins as s')
          .select((s) => s.fn.max('s.last_seen_at').as('at'))
          .whereRef('s.account_id', '=', 'l.account_id')
          .where('s.care_home_id', '=', careHome.id)
          .as('last_seen_at'),
      )
      .where('l.care_home_id', '=', careHome.id)
  );
}

type LinkRow = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>;

function asRelative(row: LinkRow, { now, are_reasons_told }: Telling): Relative {
  const isAsked = row.status === 'invited' && row.expires_at !== null && row.sent_by !== null;
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    status_since: row.status_since.toISOString(),
    status_reason: are_reasons_told ? row.status_reason : '',
    first_name: row.known_as ?? row.invited_first_name ?? '',
    last_name: row.last_name ?? row.invited_last_name ?? '',
    portrait: readPortrait(row.portrait),
    email: row.email ?? row.invited_email,
    relationship: row.relationship,
    access_level: row.access_level,
    is_primary: row.is_primary,
    can_invite: row.can_invite,
    digest: row.digest,
    digest_by: row.digest_by,
    phone: row.phone ?? '',
    authorities: Authorities.parse(row.authorities),
    invitation:
      isAsked && row.expires_at !== null && row.sent_by !== null
        ? { sent_by: row.sent_by, expires_at: row.expires_at.toISOString(), is_over: row.expires_at <= now }
        : null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    changed_by: row.changed_by,
    changed_at: (row.changed_at ?? row.status_since).toISOString(),
    is_shown_to_circle: row.is_shown_to_circle,
  };
}

/** The relatives of a resident: whom one calls first, then the others, then what is over. */
export async function relativesOf(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  telling: Telling,
): Promise<Relative[]> {
  const rows = await links(db, careHome)
    .where('l.resident_id', '=', resident_id)
    .orderBy((of) => of('l.status', '=', 'ended'))
    .orderBy('l.is_primary', 'desc')
    .orderBy('l.created_at')
    .execute();
  return rows.map((row) => asRelative(row, telling));
}

/** All relatives of a home with their residents; of those who died or moved away, no invitation waits any more. */
export async function relativesOfHome(db: Db, careHome: CareHome, telling: Telling) {
  const rows = await links(db, careHome).where('l.status', '<>', 'ended').execute();
  const residents = await db
    .selectFrom('residents as r')
    .select([...RESIDENT_FACE, 'r.ended_on'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .execute();
  const byId = new Map(residents.map((resident) => [resident.id, resident]));
  return rows
    .flatMap((row) => {
      const resident = byId.get(row.resident_id);
      if (!resident || (row.status === 'invited' && resident.ended_on !== null)) return [];
      return [{ ...asRelative(row, telling), resident: residentFace(resident) }];
    })
    .toSorted(
      (one, other) =>
        one.last_name.localeCompare(other.last_name, 'en-GB') ||
        one.first_name.localeCompare(other.first_name, 'en-GB') ||
        one.resident.known_as.localeCompare(other.resident.known_as, 'en-GB'),
    );
}

export async function relativeOf(db: Db, careHome: CareHome, id: string, telling: Telling): Promise<Relative> {
  return asRelative(await links(db, careHome).where('l.id', '=', id).executeTakeFirstOrThrow(), telling);
}

/** A link that is about to change, held until the transaction ends; with how its resident's stay ended. */
export async function holdLink(db: Db, careHome: CareHome, id: string) {
  const row = await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .selectAll('l')
    .select(['r.ended_on', 'r.known_as as resident_known_as'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.id', '=', id)
    .forUpdate('l')
    .executeTakeFirstOrThrow();
  return { ...row, authorities: Authorities.parse(row.authorities) };
}
/** The invitation behind a link, held for this transaction: whoever needs both takes it first. */
export async function holdInvitationOf(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db
    .selectFrom('invitations as i')
    .innerJoin('relative_links as l', (join) =>
      join.onRef('l.care_home_id', '=', 'i.care_home_id').onRef('l.invitation_id', '=', 'i.id'),
    )
    .select('i.id')
    .where('l.care_home_id', '=', careHome.id)
    .where('l.id', '=', id)
    .forUpdate('i')
    .execute();
}

export type HeldLink = Awaited<ReturnType<typeof holdLink>>;

/** Several at once, always in the same order, so that two who hold some of the same wait and don't block each other. */
export async function holdLinks(db: Db, careHome: CareHome, ids: readonly string[]) {
  return await db
    .selectFrom('relative_links')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What an address is to a resident already, in any state but ended; by its account or by its invitation. */
export async function linkByEmail(db: Db, careHome: CareHome, of: { resident_id: string; email: string }) {
  const rows = await links(db, careHome)
    .where('l.resident_id', '=', of.resident_id)
    .where('l.status', '<>', 'ended')
    .where((where) => where.or([where('a.email', '=', of.email), where('i.email', '=', of.email)]))
    .execute();
  return rows[0];
}

export type KeptLink = Pick<LinkFields, 'relationship' | 'access_level' | 'is_primary'> & {
  id: string;
  resident_id: string;
  invitation_id: string;
};

export async function keepLinks(db: Db, careHome: CareHome, links: KeptLink[], now: Date): Promise<void> {
  const asked = { care_home_id: careHome.id, status: 'invited', created_at: now, status_since: now } as const;
  for (const some of inPieces(links))
    await db
      .insertInto('relative_links')
      .values(some.map((link) => ({ ...link, ...asked })))
      .execute();
}

/**
 * Of a resident's relatives one is called first. Whoever was before is one of the others from now on.
 *
 * @param except who is, or becomes, the first to call
 * @returns who was before
 */
export async function makeRoomForPrimary(
  db: Db,
  careHome: CareHome,
  { resident_ids, except }: { resident_ids: readonly string[]; except: readonly string[] },
): Promise<{ id: string; resident_id: string }[]> {
  return await db
    .updateTable('relative_links')
    .set((set) => ({ is_primary: false, version: set('version', '+', 1) }))
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', sql<string>`any(${resident_ids}::uuid[])`)
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .where('is_primary', '=', true)
    .returning(['id', 'resident_id'])
    .execute();
}

export async function updateLink(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  changed: Partial<
    Pick<
      HeldLink,
      | 'relationship'
      | 'access_level'
      | 'is_primary'
      | 'can_invite'
      | 'digest'
      | 'digest_by'
      | 'status'
      | 'status_since'
      | 'status_reason'
    >
  > & { authorities?: string },
): Promise<void> {
  await db
    .updateTable('relative_links')
    .set({ ...changed, version: version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Has this account anything left in the home: a link that is active or paused? */
export async function hasAnotherLink(db: Db, careHome: CareHome, account_id: string, than: string): Promise<boolean> {
  const row = await db
    .selectFrom('relative_links')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .where('id', '<>', than)
    .where('status', 'in', ['active', 'paused'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
