import { sql } from 'kysely';
import { isInvited } from '@heartsease/domain/events/who-sees-event.ts';
import type { OpenLink, SeenEvent } from '@heartsease/domain/events/who-sees-event.ts';
import type { Db } from '../db/database.ts';
import { LIVING_HERE } from '../residents/residents.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Somebody to tell; of a relative also one of the residents whom they are linked to. */
export interface ToTell {
  account_id: string;
  resident_id: string | null;
}

/**
 * The accounts that said yes or maybe to one of these events that is still to come, each once, for themselves or for
 * somebody who lives here. A relative hears of it while their link is active and that person lives here, and never
 * after.
 */
export async function accountsToTell(
  db: Db,
  careHome: CareHome,
  event_ids: readonly string[],
  now: Date,
): Promise<ToTell[]> {
  if (event_ids.length === 0) return [];
  const rows = await db
    .selectFrom('event_answers as w')
    .innerJoin('memberships as m', (join) =>
      join
        .onRef('m.care_home_id', '=', 'w.care_home_id')
        .on((on) =>
          on.or([on('m.account_id', '=', on.ref('w.account_id')), on('m.account_id', '=', on.ref('w.answered_by'))]),
        ),
    )
    .innerJoin('events as e', (join) =>
      join.onRef('e.care_home_id', '=', 'w.care_home_id').onRef('e.id', '=', 'w.event_id'),
    )
    .select(['m.account_id', 'm.role', 'w.resident_id'])
    .distinct()
    // Nobody waits for what is over.
    .where('e.ends_at', '>', now)
    .where('w.care_home_id', '=', careHome.id)
    .where('w.event_id', 'in', event_ids)
    .where('w.answer', 'in', ['yes', 'maybe'])
    .orderBy('m.account_id')
    .execute();
  const linked = await peopleOfRelatives(
    db,
    careHome,
    rows.filter(({ role }) => role === 'relative').map(({ account_id }) => account_id),
  );
  const told = new Map<string, ToTell>();
  for (const { account_id, role, resident_id: of } of rows) {
    if (told.has(account_id)) continue;
    const people = linked.get(account_id) ?? [];
    const resident_id = of === null ? (people[0] ?? null) : (people.find((id) => id === of) ?? null);
    if (role !== 'relative') told.set(account_id, { account_id, resident_id: null });
    else if (resident_id !== null) told.set(account_id, { account_id, resident_id });
  }
  return [...told.values()];
}

/** Somebody who is asked to come to one of some events. */
export interface Invited extends ToTell {
  event_id: string;
}

/**
 * Who is asked to come to each of these events, by name or with the person whose family they are, and has an account;
 * of relatives only whose link is active and whose person lives here.
 */
export async function accountsInvited(
  db: Db,
  careHome: CareHome,
  events: readonly { id: string; seen: SeenEvent }[],
): Promise<Invited[]> {
  const relative_link_ids = events.flatMap(({ seen }) => seen.relative_link_ids);
  const resident_ids = events.flatMap(({ seen }) => seen.invited_resident_ids);
  const links = await linksAmong(db, careHome, { relative_link_ids, resident_ids });
  const byAccount = Map.groupBy(links, ({ account_id }) => account_id);
  return events.flatMap(({ id: event_id, seen }) => [
    ...seen.member_ids.map((account_id) => ({ event_id, account_id, resident_id: null })),
    ...[...byAccount].flatMap(([account_id, own]) => {
      const asked = own.find((link) => isInvited({ kind: 'relative', account_id, links: [link] }, seen));
      return asked === undefined ? [] : [{ event_id, account_id, resident_id: asked.resident_id }];
    }),
  ]);
}

/** An invitation that was written and has not gone out yet. */
export interface WaitingInvitation {
  by: 'outgoing_mails' | 'outgoing_pushes';
  id: string;
  account_id: string;
  created_at: Date;
}

/**
 * What waits to be told to these accounts of an invitation, by mail and on their devices, the oldest first. Mails are
 * tried for four days; where no mail server is set up they stay for ever, and wait for nothing.
 */
export async function waitingInvitations(
  db: Db,
  careHome: CareHome,
  account_ids: readonly string[],
): Promise<WaitingInvitation[]> {
  if (account_ids.length === 0) return [];
  const { rows } = await sql<WaitingInvitation>`
    select 'outgoing_mails' as by, id, account_id, created_at from outgoing_mails
     where care_home_id = ${careHome.id} and account_id = any(${account_ids}::uuid[])
       and notification = 'event_invited' and sent_at is null and held_back_at is null and failed_at is null
       and created_at > now() - interval '4 days'
     union all
    select 'outgoing_pushes', id, account_id, created_at from outgoing_pushes
     where care_home_id = ${careHome.id} and account_id = any(${account_ids}::uuid[])
       and notification = 'event_invited' and sent_at is null and held_back_at is null
     order by created_at, id`.execute(db);
  return rows;
}

/** What is being sent at this moment still goes. */
export async function holdBack(
  db: Db,
  careHome: CareHome,
  waiting: readonly WaitingInvitation[],
  now: Date,
): Promise<void> {
  for (const by of ['outgoing_mails', 'outgoing_pushes'] as const) {
    const ids = waiting.flatMap((one) => (one.by === by ? [one.id] : []));
    if (ids.length === 0) continue;
    await db
      .updateTable(by)
      .set({ held_back_at: now })
      .where('care_home_id', '=', careHome.id)
      .where('id', 'in', ids)
      .where('sent_at', 'is', null)
      .execute();
  }
}

/** The open links that these events name, or whose residents they name. */
async function linksAmong(
  db: Db,
  careHome: CareHome,
  named: { relative_link_ids: readonly string[]; resident_ids: readonly string[] },
): Promise<(OpenLink & { account_id: string })[]> {
  const [links, residents] = [[...new Set(named.relative_link_ids)], [...new Set(named.resident_ids)]];
  if (links.length + residents.length === 0) return [];
  const rows = await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select(['l.id', 'l.account_id', 'l.resident_id', 'l.access_level'])
    .where('l.care_home_id', '=', careHome.id)
    .where(sql<boolean>`(l.id = any(${links}::uuid[]) or l.resident_id = any(${residents}::uuid[]))`)
    .where('l.account_id', 'is not', null)
    .where('l.status', '=', 'active')
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('l.account_id')
    .orderBy('l.id')
    .execute();
  return rows.flatMap(({ account_id, ...link }) =>
    account_id === null ? [] : [{ ...link, account_id, is_living_here: true }],
  );
}

/** The residents who live here to whom these relatives are linked, by account. */
async function peopleOfRelatives(db: Db, careHome: CareHome, account_ids: readonly string[]) {
  if (account_ids.length === 0) return new Map<string, string[]>();
  const links = await db
    .selectFrom('relative_links as l')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select(['l.account_id', 'l.resident_id'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.account_id', 'in', account_ids)
    .where('l.status', '=', 'active')
    .where('r.status', 'in', [...LIVING_HERE])
    .where('r.deleted_at', 'is', null)
    .orderBy('l.resident_id')
    .execute();
  const byAccount = Map.groupBy(links, ({ account_id }) => account_id ?? '');
  return new Map([...byAccount].map(([id, of]) => [id, of.map(({ resident_id }) => resident_id)]));
}
