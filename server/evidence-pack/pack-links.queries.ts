import { sql } from 'kysely';
import type { PackLink, PackView } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The links of packs, the newest first, each with who looked; by the id of the pack. */
export async function linksOf(
  db: Db,
  careHome: CareHome,
  pack_ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PackLink[]>> {
  if (pack_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('evidence_pack_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.made_by')
    .select(['l.id', 'l.pack_id', 'l.for_whom', 'l.made_at', 'l.expires_at', 'l.revoked_at', 'a.known_as as made_by'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.pack_id', 'in', [...pack_ids])
    .orderBy('l.made_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  const views = await viewsOf(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  const links = rows.map(({ pack_id, made_at, expires_at, revoked_at, ...row }) => {
    const ofLink = views.get(row.id) ?? [];
    const link: PackLink = {
      ...row,
      made_at: made_at.toISOString(),
      expires_at: expires_at.toISOString(),
      state: revoked_at !== null ? 'taken_back' : expires_at <= now ? 'over' : 'open',
      view_count: ofLink[0]?.view_count ?? 0,
      views: ofLink.map(({ at, network }): PackView => ({ at: at.toISOString(), network })),
    };
    return { pack_id, link };
  });
  const byPack = Map.groupBy(links, ({ pack_id }) => pack_id);
  return new Map([...byPack].map(([pack_id, of]) => [pack_id, of.map(({ link }) => link)]));
}

/** As many views as a screen shows of each link, with how many there were in all. */
const MOST_VIEWS = 20;

async function viewsOf(db: Db, careHome: CareHome, link_ids: readonly string[]) {
  if (link_ids.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom(
      db
        .selectFrom('evidence_pack_views')
        .select(['link_id', 'at', 'network'])
        .select([
          sql<number>`(count(*) over (partition by link_id))::int`.as('view_count'),
          sql<number>`row_number() over (partition by link_id order by at desc, id desc)`.as('place'),
        ])
        .where('care_home_id', '=', careHome.id)
        .where('link_id', 'in', [...link_ids])
        .as('v'),
    )
    .selectAll()
    .where('v.place', '<=', MOST_VIEWS)
    .orderBy('v.place')
    .execute();
  return Map.groupBy(rows, ({ link_id }) => link_id);
}

/** A pack is kept at least as long as a link to it is open. */
export async function keepLink(
  db: Db,
  careHome: CareHome,
  link: {
    id: string;
    pack_id: string;
    for_whom: string;
    token_hash: Buffer;
    made_by: string;
    made_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('evidence_pack_links')
    .values({ care_home_id: careHome.id, ...link })
    .execute();
  await db
    .updateTable('evidence_packs')
    .set({ expires_at: sql<Date>`greatest(expires_at, ${link.expires_at})` })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', link.pack_id)
    .execute();
}

/** Takes a link back, once. @returns whether there is such a link of this pack */
export async function revokeLink(
  db: Db,
  careHome: CareHome,
  { pack_id, id, by, now }: { pack_id: string; id: string; by: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('evidence_pack_links')
    .set({
      revoked_at: sql<Date>`coalesce(revoked_at, ${now})`,
      revoked_by: sql<string>`coalesce(revoked_by, ${by}::uuid)`,
    })
    .where('care_home_id', '=', careHome.id)
    .where('pack_id', '=', pack_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an open link leads to. */
export async function packBehind(db: Db, care_home_id: string, token_hash: Buffer, now: Date) {
  return await db
    .selectFrom('evidence_pack_links as l')
    .innerJoin('evidence_packs as p', (join) =>
      join.onRef('p.care_home_id', '=', 'l.care_home_id').onRef('p.id', '=', 'l.pack_id'),
    )
    .innerJoin('care_homes as h', 'h.id', 'l.care_home_id')
    .select(['l.id as link_id', 'l.expires_at', 'p.content', 'p.pages', 'p.from_day', 'p.to_day', 'p.language'])
    .select(['p.id', 'p.photos', 'h.name as home', 'h.phone', 'h.timezone'])
    .where('l.care_home_id', '=', care_home_id)
    .where('l.token_hash', '=', token_hash)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .where('p.state', '=', 'ready')
    .executeTakeFirst();
}

export type PackBehind = NonNullable<Awaited<ReturnType<typeof packBehind>>>;

export async function noteView(
  db: Db,
  care_home_id: string,
  view: { id: string; link_id: string; at: Date; network: 'ipv4' | 'ipv6' },
): Promise<void> {
  await db
    .insertInto('evidence_pack_views')
    .values({ care_home_id, ...view })
    .execute();
}
