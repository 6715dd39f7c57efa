import { sql } from 'kysely';
import type { TvLink } from '@heartsease/domain/notice-board/tv.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** As many days as a screen shows of each link. */
const MOST_DAYS = 7;

/** The links of a home, the newest first, each with the days on which it was asked. */
export async function tvLinksOf(db: Db, careHome: CareHome): Promise<TvLink[]> {
  const links = await db
    .selectFrom('notice_tv_links as l')
    .leftJoin('accounts as a', 'a.id', 'l.made_by')
    .select(['l.id', 'l.name', 'l.made_at', 'l.revoked_at', 'a.known_as as made_by'])
    .where('l.care_home_id', '=', careHome.id)
    .orderBy('l.made_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  const days = await db
    .selectFrom('notice_tv_days')
    .select(['tv_link_id', 'day', 'times', 'network', 'last_at'])
    .where('care_home_id', '=', careHome.id)
    .orderBy('day', 'desc')
    .orderBy('network')
    .execute();
  const byLink = Map.groupBy(days, ({ tv_link_id }) => tv_link_id);
  return links.map(({ id, name, made_at, revoked_at, made_by }) => {
    const of = byLink.get(id) ?? [];
    const last = of.map(({ last_at }) => last_at.getTime());
    return {
      id,
      name,
      made_by: made_by ?? '',
      made_at: made_at.toISOString(),
      is_open: revoked_at === null,
      last_shown_at: last.length === 0 ? null : new Date(Math.max(...last)).toISOString(),
      days: of.slice(0, MOST_DAYS).map(({ day, times, network }) => ({
        day,
        times,
        network: network === 'ipv6' ? 'ipv6' : 'ipv4',
      })),
    };
  });
}

export async function keepTvLink(
  db: Db,
  careHome: CareHome,
  link: { id: string; name: string; token_hash: Buffer; made_by: string; made_at: Date },
): Promise<void> {
  await db
    .insertInto('notice_tv_links')
    .values({ care_home_id: careHome.id, ...link })
    .execute();
}

/** Takes a link back, once. @returns whether there is such a link */
export async function revokeTvLink(
  db: Db,
  careHome: CareHome,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('notice_tv_links')
    .set({
      revoked_at: sql<Date>`coalesce(revoked_at, ${now})`,
      revoked_by: sql<string>`coalesce(revoked_by, ${by}::uuid)`,
    })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open link behind a secret, or of this id, in the home that the transaction stands in. */
export async function tvLinkBehind(db: Db, care_home_id: string, by: { token_hash: Buffer } | { id: string }) {
  return await db
    .selectFrom('notice_tv_links as l')
    .innerJoin('care_homes as h', 'h.id', 'l.care_home_id')
    .select(['l.id', 'l.care_home_id', 'l.token_hash', 'h.timezone', 'h.name as home'])
    .where('l.care_home_id', '=', care_home_id)
    .where((where) => ('id' in by ? where('l.id', '=', by.id) : where('l.token_hash', '=', by.token_hash)))
    .where('l.revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function noteShown(
  db: Db,
  careHome: CareHome,
  shown: { tv_link_id: string; day: string; network: 'ipv4' | 'ipv6'; last_at: Date },
): Promise<void> {
  await db
    .insertInto('notice_tv_days')
    .values({ care_home_id: careHome.id, ...shown, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['care_home_id', 'tv_link_id', 'day', 'network'])
        .doUpdateSet({ times: sql<number>`notice_tv_days.times + 1`, last_at: shown.last_at }),
    )
    .execute();
}

/** What people who live here are called, so that no screen for everybody names them. */
export async function namesOfResidents(db: Db, careHome: CareHome): Promise<string[]> {
  const rows = await db
    .selectFrom('residents')
    .select(['known_as', 'first_name', 'last_name'])
    .where('care_home_id', '=', careHome.id)
    .where('deleted_at', 'is', null)
    .where('ended_on', 'is', null)
    .execute();
  return [...new Set(rows.flatMap(({ known_as, first_name, last_name }) => [known_as, first_name, last_name]))];
}
