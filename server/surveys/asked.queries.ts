import { sql } from 'kysely';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Audience } from '@heartsease/domain/surveys/survey.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

const FAMILY_ROLES = ['relative', 'organiser', 'member'] as const;

/**
 * The accounts that a survey asks and that are not marked as having answered. Residents have no account: staff ask them.
 */
export async function notAnswered(
  db: Db,
  careHome: CareHome,
  { id, audiences }: { id: string; audiences: readonly string[] },
  today: string,
): Promise<string[]> {
  const roles = [
    ...(audiences.includes('staff') ? STAFF_ROLES : []),
    ...(audiences.includes('relatives') ? FAMILY_ROLES : []),
  ];
  if (roles.length === 0) return [];
  const rows = await db
    .selectFrom('memberships as m')
    .select('m.account_id')
    .where('m.care_home_id', '=', careHome.id)
    .where('m.role', 'in', roles)
    .where('m.waits_since', 'is', null)
    .where('m.starts_on', '<=', today)
    .where((where) => where.or([where('m.ends_on', 'is', null), where('m.ends_on', '>=', today)]))
    .where((where) =>
      where.or([
        where('m.role', '<>', 'relative'),
        // Whoever is paused or has nobody here any more is not asked.
        where.exists(
          where
            .selectFrom('relative_links as l')
            .innerJoin('residents as r', (join) =>
              join.onRef('r.care_home_id', '=', 'l.care_home_id').onRef('r.id', '=', 'l.resident_id'),
            )
            .select('l.id')
            .where('r.ended_on', 'is', null)
            .where('r.deleted_at', 'is', null)
            .whereRef('l.care_home_id', '=', 'm.care_home_id')
            .whereRef('l.account_id', '=', 'm.account_id')
            .where('l.status', '=', 'active'),
        ),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('survey_marks as k')
            .select('k.id')
            .whereRef('k.care_home_id', '=', 'm.care_home_id')
            .whereRef('k.account_id', '=', 'm.account_id')
            .where('k.survey_id', '=', id),
        ),
      ),
    )
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** The open surveys of an audience, with whether this account is marked or in the middle of them. */
export async function askedOf(
  db: Db,
  careHome: CareHome,
  { account_id, audience, today }: { account_id: string; audience: Audience; today: string },
) {
  return await db
    .selectFrom('surveys as s')
    .select(['s.id', 's.title_en', 's.title_cy', 's.anonymity', 's.closes_on', 's.audiences'])
    .select(sql<number>`jsonb_array_length(s.questions)`.as('question_count'))
    .select((of) => [
      of
        .exists(
          of
            .selectFrom('survey_marks as k')
            .select('k.id')
            .whereRef('k.care_home_id', '=', 's.care_home_id')
            .whereRef('k.survey_id', '=', 's.id')
            .where('k.account_id', '=', account_id),
        )
        .as('is_answered'),
      of
        .exists(
          of
            .selectFrom('survey_drafts as d')
            .select('d.id')
            .whereRef('d.care_home_id', '=', 's.care_home_id')
            .whereRef('d.survey_id', '=', 's.id')
            .where('d.account_id', '=', account_id)
            .where('d.resident_id', 'is', null),
        )
        .as('is_begun'),
    ])
    .where('s.care_home_id', '=', careHome.id)
    .where('s.status', '=', 'open')
    .where('s.opens_on', '<=', today)
    .where((where) => where.or([where('s.closes_on', 'is', null), where('s.closes_on', '>=', today)]))
    .where(sql<boolean>`s.audiences && array[${audience}, 'residents']`)
    .orderBy('s.opens_on')
    .orderBy('s.id')
    .execute();
}

/** By whom a survey is read, as whoever answers knows them. */
export async function readerOf(db: Db, { created_by }: { created_by: string | null }): Promise<string> {
  if (created_by === null) return '';
  const row = await db.selectFrom('accounts').select('known_as').where('id', '=', created_by).executeTakeFirst();
  return row?.known_as ?? '';
}

export async function residentNamed(db: Db, careHome: CareHome, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('residents')
    .select('known_as')
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
  return row?.known_as ?? null;
}
