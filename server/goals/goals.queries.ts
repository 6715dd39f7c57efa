import type { Goal, Wish } from '@heartsease/domain/goals/goal.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

/** The goals of somebody, those that are under way first, each with how it has gone so far. */
export async function goalsOf(db: Db, careHome: CareHome, resident_id: string): Promise<Goal[]> {
  const rows = await db
    .selectFrom('goals')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .orderBy((of) => of('status', '=', 'active'), 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const reviews = await reviewsOf(
    db,
    careHome,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, version, text, why, target_on, status }) => ({
    id,
    version,
    text,
    why,
    target_on,
    status,
    reviews: reviews.filter(({ goal_id }) => goal_id === id).map(({ goal_id: _goal, ...review }) => review),
  }));
}

async function reviewsOf(db: Db, careHome: CareHome, goalIds: string[]) {
  if (goalIds.length === 0) return [];
  return await db
    .selectFrom('goal_reviews as g')
    .leftJoin('accounts as a', 'a.id', 'g.reviewed_by')
    .select(['g.id', 'g.goal_id', 'g.reviewed_on', 'g.note', 'g.people_present'])
    .select(['g.activities_discussed', 'a.known_as as by'])
    .where('g.care_home_id', '=', careHome.id)
    .where('g.goal_id', 'in', goalIds)
    .orderBy('g.reviewed_on', 'desc')
    .orderBy('g.created_at', 'desc')
    .execute();
}

export async function wishesOf(db: Db, careHome: CareHome, resident_id: string): Promise<Wish[]> {
  return await db
    .selectFrom('wishes')
    .select(['id', 'version', 'text', 'asked_by', 'wanted_on', 'status', 'story'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .orderBy((of) => of('status', 'in', ['new', 'planning']), 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

type OwnedBy = { resident_id: string; id: string };

/** Held until the transaction ends; undefined when this person has no such goal. */
export async function holdGoal(db: Db, careHome: CareHome, { resident_id, id }: OwnedBy) {
  return await db
    .selectFrom('goals')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function holdWish(db: Db, careHome: CareHome, { resident_id, id }: OwnedBy) {
  return await db
    .selectFrom('wishes')
    .selectAll()
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function keepGoal(
  db: Db,
  { careHome, account_id }: Session,
  goal: OwnedBy & Pick<Goal, 'text' | 'why' | 'target_on'>,
): Promise<void> {
  await db
    .insertInto('goals')
    .values({ ...goal, care_home_id: careHome.id, created_by: account_id })
    .execute();
}

export async function keepReview(
  db: Db,
  { careHome, account_id }: Session,
  goal: { id: string; version: number },
  review: { id: string; status: Goal['status'] } & Omit<Goal['reviews'][number], 'by'>,
): Promise<void> {
  const { status, ...said } = review;
  await db
    .insertInto('goal_reviews')
    .values({ ...said, goal_id: goal.id, care_home_id: careHome.id, reviewed_by: account_id })
    .execute();
  await db
    .updateTable('goals')
    .set({ status, version: goal.version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', goal.id)
    .execute();
}

export async function keepWish(
  db: Db,
  { careHome, account_id }: Session,
  wish: OwnedBy & Omit<Wish, 'id' | 'version'>,
): Promise<void> {
  await db
    .insertInto('wishes')
    .values({ ...wish, care_home_id: careHome.id, created_by: account_id })
    .execute();
}

export async function updateWish(db: Db, careHome: CareHome, { id, version, ...fields }: Wish): Promise<void> {
  await db
    .updateTable('wishes')
    .set({ ...fields, version: version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}
