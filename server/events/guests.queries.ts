import { sql } from 'kysely';
import type { InvitedRelative } from '@heartsease/domain/events/event.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import type { Db } from '../db/database.ts';
import { RESIDENT_FACE, residentFace, staffFace } from '../residents/faces.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Whoever belongs to the home today and is no relative: its staff, or the members of the family organisation. */
export async function membersOf(db: Db, careHome: CareHome, today: string): Promise<StaffFace[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as', 'a.last_name', 'a.portrait'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', '<>', 'relative')
    .where('m.waits_since', 'is', null)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.id')
    .execute();
  return rows.map(staffFace);
}

/** Faces of accounts that an event names, also of those who have left since. */
export async function facesOfMembers(db: Db, ids: readonly string[]): Promise<StaffFace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'known_as', 'last_name', 'portrait'])
    .where('id', 'in', ids)
    .orderBy('known_as')
    .orderBy('id')
    .execute();
  return rows.map(staffFace);
}

/** Of these residents those who live here. */
export async function livingAmong(db: Db, careHome: CareHome, ids: readonly string[]): Promise<ResidentFace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('residents as r')
    .select(RESIDENT_FACE)
    .where('r.care_home_id', '=', careHome.id)
    .where('r.id', 'in', ids)
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.known_as')
    .orderBy('r.id')
    .execute();
  return rows.map(residentFace);
}

export async function groupsAmong(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('resident_groups')
    .select(['id', 'name', 'tint'])
    .where('care_home_id', '=', careHome.id)
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Who may be thought of for an event: who is here, and does not prefer to be left in peace. */
export async function whoMayBeOffered(db: Db, careHome: CareHome): Promise<string[]> {
  const rows = await db
    .selectFrom('residents')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('status', 'in', ['active', 'respite'])
    .where('weekly_target', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy(sql`known_as collate "en-x-icu"`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Relatives who have access or are invited to it, of residents who live here; just these, or all. */
export async function relativesToInvite(
  db: Db,
  careHome: CareHome,
  ids?: readonly string[],
): Promise<InvitedRelative[]> {
  if (ids?.length === 0) return [];
  let links = db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'l.care_home_id').onRef('i.id', '=', 'l.invitation_id'),
    )
    .select(['l.id', 'l.relationship', 'r.known_as as resident_known_as', 'a.known_as', 'a.last_name'])
    .select(['i.first_name', 'i.last_name as invited_last_name'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.status', 'in', ['active', 'invited'])
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('r.known_as')
    .orderBy('l.created_at')
    .orderBy('l.id');
  if (ids !== undefined) links = links.where('l.id', 'in', ids);
  return (await links.execute()).map((link) => ({
    relative_link_id: link.id,
    name: [link.known_as ?? link.first_name, link.last_name ?? link.invited_last_name].filter(Boolean).join(' '),
    relationship: link.relationship,
    resident_known_as: link.resident_known_as,
  }));
}
