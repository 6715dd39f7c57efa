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
