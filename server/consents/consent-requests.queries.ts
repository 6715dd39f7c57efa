import { basisOf, stillOpen } from '@heartsease/domain/consents/consent-request.ts';
import type { ConsentRequest } from '@heartsease/domain/consents/consent-request.ts';
import { Purpose } from '@heartsease/domain/consents/consent.ts';
import { Authority } from '@heartsease/domain/relatives/relative.ts';
import type { Db } from '../db/database.ts';
import { openLinks } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';

type Basis = ConsentRequest['basis'];

/** A relative who may decide for somebody who lives here, by a document that the home has seen. */
export interface Decider {
  relative_link_id: string;
  resident_id: string;
  /** What the home calls the person. */
  resident: string;
  account_id: string;
  /** As the home calls them, and as they sign. */
  known_as: string;
  full_name: string;
  relationship: string;
  basis: Basis;
}

/** Whoever decides, of one resident or by one account. */
export async function decidersOf(
  db: Db,
  careHome: CareHome,
  of: { resident_id: string } | { account_id: string },
  today: string,
): Promise<Decider[]> {
  const deciders = openLinks(db, careHome.id, today)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.id as relative_link_id', 'l.resident_id', 'r.known_as as resident', 'a.id as account_id'])
    .select(['a.known_as', 'a.first_name', 'a.last_name', 'l.relationship', 'l.authorities'])
    // Nobody is asked about somebody who has died or moved away.
    .where('r.ended_on', 'is', null)
    .orderBy('l.is_primary', 'desc')
    .orderBy('a.known_as');
  const rows = await (
    'account_id' in of
      ? deciders.where('l.account_id', '=', of.account_id)
      : deciders.where('l.resident_id', '=', of.resident_id)
  ).execute();
  return rows.flatMap(({ authorities, first_name, last_name, ...row }) => {
    const basis = basisOf(Authority.array().parse(authorities));
    return basis === null ? [] : [{ ...row, full_name: `${first_name} ${last_name}`.trim(), basis }];
  });
}

export interface OpenRequest {
  id: string;
  resident_id: string;
  relative_link_id: string;
  purposes: Purpose[];
  basis: Basis;
  capacity_assessed_on: string;
  word: string;
  asked_at: Date;
  asked_by: string | null;
}

/** What was asked of these links and is not answered yet, the oldest first. */
export async function openRequestsOf(
  db: Db,
  careHome: CareHome,
  relative_link_ids: readonly string[],
): Promise<OpenRequest[]> {
  if (relative_link_ids.length === 0) return [];
  const asked = await db
    .selectFrom('consent_requests')
    .select(['id', 'resident_id', 'relative_link_id', 'purposes', 'basis', 'capacity_assessed_on', 'word'])
    .select(['asked_at', 'asked_by'])
    .where('care_home_id', '=', careHome.id)
    .where('relative_link_id', 'in', [...relative_link_ids])
    .where('taken_back_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const answers = await answersByResident(
    db,
    careHome,
    asked.map(({ resident_id }) => resident_id),
  );
  return asked
    .map((row) => ({ ...row, purposes: Purpose.array().parse(row.purposes) }))
    .map((request) => ({ ...request, purposes: stillOpen(request, answers.get(request.resident_id) ?? []) }))
    .filter(({ purposes }) => purposes.length > 0);
}

async function answersByResident(db: Db, careHome: CareHome, resident_ids: readonly string[]) {
  if (resident_ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('consents')
    .select(['resident_id', 'purpose', 'recorded_at'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', 'in', [...new Set(resident_ids)])
    .execute();
  return Map.groupBy(rows, ({ resident_id }) => resident_id);
}

export async function keepRequest(
  db: Db,
  careHome: CareHome,
  request: Omit<OpenRequest, 'asked_by'> & { asked_by: string },
): Promise<void> {
  await db
    .insertInto('consent_requests')
    .values({ ...request, care_home_id: careHome.id })
    .execute();
}

/** @returns whether there was one that stood */
export async function endRequest(db: Db, careHome: CareHome, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consent_requests')
    .set({ taken_back_at: now })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The names of those who asked, and of whom it is about, by id. */
export async function namesOf(db: Db, requests: readonly OpenRequest[]): Promise<Map<string, string>> {
  const accounts = requests.flatMap(({ asked_by }) => asked_by ?? []);
  const residents = requests.map(({ resident_id }) => resident_id);
  if (residents.length === 0) return new Map();
  const people = await db.selectFrom('residents').select(['id', 'known_as']).where('id', 'in', residents).execute();
  const askers =
    accounts.length === 0
      ? []
      : await db.selectFrom('accounts').select(['id', 'known_as']).where('id', 'in', accounts).execute();
  return new Map([...people, ...askers].map(({ id, known_as }) => [id, known_as]));
}

/** Whom a link is to. */
export async function residentOfLink(db: Db, careHome: CareHome, relative_link_id: string): Promise<string> {
  const { resident_id } = await db
    .selectFrom('relative_links')
    .select('resident_id')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', relative_link_id)
    .executeTakeFirstOrThrow();
  return resident_id;
}
