import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { HeldLink } from '../relatives/links.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Everybody who is or was linked to a resident, or is invited; with the names of the account and of the invitation. */
export async function linksOf(db: Db, careHome: CareHome) {
  const rows = await db
    .selectFrom('relative_links as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'l.care_home_id').onRef('i.id', '=', 'l.invitation_id'),
    )
    .select(['l.id', 'l.version', 'l.resident_id', 'l.status', 'l.relationship', 'l.access_level', 'l.is_primary'])
    .select(['a.first_name', 'a.known_as', 'a.last_name', 'a.email'])
    .select(['i.first_name as invited_first_name', 'i.last_name as invited_last_name', 'i.email as invited_email'])
    // Who never answered before the invitation was taken back had no access.
    .where('l.care_home_id', '=', careHome.id)
    .where((where) => where.or([where('l.status', '<>', 'ended'), where('l.account_id', 'is not', null)]))
    .orderBy('l.created_at')
    .execute();
  return rows.map(({ invited_first_name, invited_last_name, invited_email, ...row }) => ({
    ...row,
    first_name: row.first_name ?? invited_first_name ?? '',
    known_as: row.known_as ?? invited_first_name ?? '',
    last_name: row.last_name ?? invited_last_name ?? '',
    email: row.email ?? invited_email,
  }));
}
export type KnownLink = Awaited<ReturnType<typeof linksOf>>[number];

/** The links that rows of an import made or changed, as they stand now. */
export async function writtenLinks(db: Db, careHome: CareHome, import_id: string) {
  return await db
    .selectFrom('import_rows as w')
    .innerJoin('relative_links as l', (join) =>
      join.onRef('l.care_home_id', '=', 'w.care_home_id').onRef('l.id', '=', 'w.relative_link_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'l.care_home_id').onRef('i.id', '=', 'l.invitation_id'),
    )
    .select(['w.outcome', 'w.before', 'w.version_after', 'l.id', 'l.version', 'l.resident_id', 'l.status'])
    .select(['l.relationship', 'l.access_level', 'l.is_primary', 'l.invitation_id', 'l.account_id'])
    .select((of) => [
      of.fn.coalesce('a.known_as', 'i.first_name').as('first_name'),
      of.fn.coalesce('a.last_name', 'i.last_name').as('last_name'),
    ])
    .where('w.care_home_id', '=', careHome.id)
    .where('w.import_id', '=', import_id)
    .where('w.outcome', 'in', ['invited', 'changed'])
    .orderBy('w.place')
    .execute();
}
export type WrittenLink = Awaited<ReturnType<typeof writtenLinks>>[number];

type ChangedLink = Partial<
  Pick<HeldLink, 'relationship' | 'access_level' | 'is_primary' | 'status' | 'status_since' | 'status_reason'>
>;

/** Puts changed fields on links that are held, whose next version it is then. */
export async function changeLinks(
  db: Db,
  careHome: CareHome,
  changed: readonly { id: string; fields: ChangedLink }[],
): Promise<void> {
  const columns = sql.join(CHANGEABLE.map((column) => sql.ref(column)));
  await sql`
    update relative_links l
       set (${columns}) = (select ${columns} from jsonb_populate_record(l, c.fields)), version = l.version + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, fields jsonb)
     where l.care_home_id = ${careHome.id} and l.id = c.id
  `.execute(db);
}
const CHANGEABLE = [
  'relationship',
  'access_level',
  'is_primary',
  'status',
  'status_since',
  'status_reason',
] as const satisfies (keyof ChangedLink)[];

/** The first to call again, where nobody is by now and their access is not over. */
export async function makePrimaryAgain(db: Db, careHome: CareHome, id: string): Promise<void> {
  await sql`
    update relative_links l set is_primary = true, version = version + 1
     where l.care_home_id = ${careHome.id} and l.id = ${id} and l.status <> 'ended' and not l.is_primary
       and not exists (
         select from relative_links other
          where other.care_home_id = l.care_home_id and other.resident_id = l.resident_id
            and other.is_primary and other.status <> 'ended')
  `.execute(db);
}
