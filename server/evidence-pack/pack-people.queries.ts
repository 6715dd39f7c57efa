import { sql } from 'kysely';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import type { Db } from '../db/database.ts';
import { isWithin } from '../evidence/recorded.queries.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Everybody whose name may stand in what was written here: residents, staff and relatives, those who left too. */
export async function everybodysNames(db: Db, careHome: CareHome) {
  const residents = await namesOfHome(db, careHome);
  const others = await db
    .selectFrom('memberships as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.known_as', 'a.first_name', 'a.last_name'])
    .where('s.care_home_id', '=', careHome.id)
    .execute();
  const invited = await db
    .selectFrom('invitations')
    .select(['first_name as known_as', 'first_name', 'last_name'])
    .where('care_home_id', '=', careHome.id)
    .execute();
  return { residents, people: [...residents, ...others, ...invited] };
}

/** Who told something and who came to visit, as it was typed. */
export async function whoToldIt(db: Db, careHome: CareHome): Promise<string[]> {
  const interests = await db
    .selectFrom('resident_interests')
    .select('told_by as aside')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .execute();
  const cards = await db
    .selectFrom('about_me_cards')
    .select('helped_by as aside')
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .execute();
  const visits = await db
    .selectFrom('reports')
    .select(sql<string>`unnest(relatives_present)`.as('aside'))
    .distinct()
    .where('care_home_id', '=', careHome.id)
    .execute();
  return [...interests, ...cards, ...visits].map(({ aside }) => aside);
}

export interface WhatMatters {
  resident_id: string;
  /** The card "What is most important to me", where it is not for staff alone. */
  card: { text: string; is_own_words: boolean; helped_by: string; confirmed_on: string } | null;
  interests: {
    label: string;
    level: 'loves' | 'likes' | 'used_to' | 'curious' | 'dislikes' | 'avoid';
    source: 'resident' | 'relative' | 'staff_observed' | 'import';
    told_by: string;
    note: string;
    created_on: Date;
  }[];
}

/** What is known to matter to these people, and who told it. */
export async function whatMatters(db: Db, careHome: CareHome, resident_ids: readonly string[]): Promise<WhatMatters[]> {
  if (resident_ids.length === 0) return [];
  const cards = await db
    .selectFrom('about_me_cards')
    .select(['resident_id', 'text', 'is_own_words', 'helped_by', 'confirmed_on'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', 'in', [...resident_ids])
    .where('heading', '=', 'most_important')
    .where('visibility', '=', 'relatives')
    .where('text', '<>', '')
    .execute();
  const interests = await db
    .selectFrom('resident_interests')
    .select(['resident_id', 'code', 'custom_label', 'level', 'source', 'told_by', 'note', 'created_at'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', 'in', [...resident_ids])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return resident_ids.map((resident_id) => ({
    resident_id,
    card: cards.find((card) => card.resident_id === resident_id) ?? null,
    interests: interests
      .filter((interest) => interest.resident_id === resident_id)
      .map(({ code, custom_label, created_at, level, source, told_by, note }) => ({
        label: custom_label ?? interestOf(code ?? '')?.label ?? '',
        level,
        source,
        told_by,
        note,
        created_on: created_at,
      })),
  }));
}

/**
 * What staff noticed of people in some days of the home, in the words that stand now; not what is for the handover, and
 * nothing of a report that was voided.
 */
export async function noticedBetween(db: Db, careHome: CareHome, { from, to }: Period) {
  const rows = await db
    .selectFrom('observations as o')
    .innerJoin('reports as t', (join) =>
      join.onRef('t.care_home_id', '=', 'o.care_home_id').onRef('t.id', '=', 'o.report_id').on('t.state', '<>', 'void'),
    )
    .distinctOn('o.root_id')
    .select(['o.resident_id', 'o.at', 'o.text', 'o.kind', 'o.root_id'])
    .where('o.care_home_id', '=', careHome.id)
    .where(isWithin({ careHome, from, to }, 'o.at'))
    .orderBy('o.root_id')
    .orderBy('o.version', 'desc')
    .execute();
  return rows.filter(({ kind, text }) => kind !== 'physical_for_handover' && kind !== 'distress' && text !== '');
}

/** Of how many who live here somebody wrote down what matters most, and how often whom we heard it from. */
export async function howWeKnow(db: Db, careHome: CareHome) {
  const living = await db
    .selectFrom('residents as r')
    .leftJoin('about_me_cards as c', (join) =>
      join
        .onRef('c.care_home_id', '=', 'r.care_home_id')
        .onRef('c.resident_id', '=', 'r.id')
        .on('c.heading', '=', 'most_important')
        .on('c.text', '<>', ''),
    )
    .select(['r.id', 'c.is_own_words'])
    .where('r.care_home_id', '=', careHome.id)
    .where('r.deleted_at', 'is', null)
    .where('r.ended_on', 'is', null)
    .execute();
  const sources = await db
    .selectFrom('resident_interests as i')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'i.care_home_id').onRef('r.id', '=', 'i.resident_id'),
    )
    .select(['i.source'])
    .where('i.care_home_id', '=', careHome.id)
    .where('i.removed_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where('r.ended_on', 'is', null)
    .execute();
  const count = (source: WhatMatters['interests'][number]['source']) =>
    sources.filter((one) => one.source === source).length;
  return {
    people: living.length,
    with_card: living.filter(({ is_own_words }) => is_own_words !== null).length,
    in_own_words: living.filter(({ is_own_words }) => is_own_words === true).length,
    interests: sources.length,
    by_resident: count('resident'),
    by_relative: count('relative'),
    by_staff: count('staff_observed'),
  };
}
