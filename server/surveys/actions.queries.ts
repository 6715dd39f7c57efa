import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { CommentTheme } from '@heartsease/domain/surveys/survey.ts';
import type { SurveyAction } from '@heartsease/domain/surveys/survey.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

const Theme = CommentTheme.catch('other');

export async function actionsOf(db: Db, careHome: CareHome): Promise<SurveyAction[]> {
  const rows = await db
    .selectFrom('survey_actions as c')
    .leftJoin('accounts as a', 'a.id', 'c.owner_id')
    .select(['c.id', 'c.version', 'c.survey_id', 'c.theme', 'c.said', 'c.did', 'c.owner_id', 'a.known_as as owner'])
    .select(['c.due_on', 'c.done_on', 'c.outcome', 'c.published_at'])
    .where('c.care_home_id', '=', careHome.id)
    .orderBy(sql`c.done_on is not null`)
    .orderBy(sql`c.due_on nulls last`)
    .orderBy('c.created_at', 'desc')
    .execute();
  return rows.map(({ theme, published_at, ...row }) => ({
    ...row,
    theme: Theme.parse(theme),
    published_at: published_at?.toISOString() ?? null,
  }));
}

/**
 * What was published, the latest first. The one place that tells it: the notice board shows the same when it joins in.
 */
export async function publishedActions(db: Db, careHome: CareHome) {
  const actions = await actionsOf(db, careHome);
  return actions
    .filter(({ published_at }) => published_at !== null)
    .toSorted((one, other) => (other.published_at ?? '').localeCompare(one.published_at ?? ''))
    .map(({ id, theme, said, did, outcome, published_at }) => ({ id, theme, said, did, outcome, published_at }));
}

/** Whoever may look after something: staff of today. */
export async function ownersOf(db: Db, careHome: CareHome, today: string) {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.known_as'])
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', [...STAFF_ROLES])
    .where('m.waits_since', 'is', null)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .orderBy('a.known_as')
    .orderBy('a.id')
    .execute();
}

export async function heldAction(db: Db, careHome: CareHome, id: string) {
  return await db
    .selectFrom('survey_actions')
    .select(['id', 'version', 'did', 'survey_id'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type Fields = Pick<SurveyAction, 'theme' | 'said' | 'did' | 'owner_id' | 'due_on' | 'done_on' | 'outcome'>;

export async function keepAction(
  db: Db,
  { careHome, account_id }: Session,
  action: Fields & { id: string; survey_id: string | null; created_at: Date },
): Promise<void> {
  await db
    .insertInto('survey_actions')
    .values({ ...action, care_home_id: careHome.id, created_by: account_id })
    .execute();
}

export async function updateAction(
  db: Db,
  careHome: CareHome,
  { id, version }: { id: string; version: number },
  fields: Fields,
): Promise<void> {
  await db
    .updateTable('survey_actions')
    .set({ ...fields, version: version + 1 })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

/** Shows it to everybody, or takes it back; a survey of which something came is reported. */
export async function publishAction(
  db: Db,
  { careHome, account_id }: Session,
  { id, survey_id, at }: { id: string; survey_id: string | null; at: Date | null },
): Promise<void> {
  await db
    .updateTable('survey_actions')
    .set({ published_at: at, published_by: at === null ? null : account_id })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
  if (at === null || survey_id === null) return;
  await db
    .updateTable('surveys')
    .set({ status: 'reported' })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', survey_id)
    .where('status', '=', 'closed')
    .execute();
}
