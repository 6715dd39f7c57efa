import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { lastAnswer } from '@heartsease/domain/consents/consent.ts';
import type { LifeStoryItem, LifeStoryWords } from '@heartsease/domain/about-me/life-story.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

const COLUMNS = [
  'id',
  'version',
  'chapter',
  'title',
  'body',
  'years',
  'place',
  'sensitivity',
  'told_by',
  'told_on',
] as const;

/** The pieces of a life in their order within each chapter. */
export async function lifeStoryOf(db: Db, careHome: CareHome, resident_id: string): Promise<LifeStoryItem[]> {
  return await db
    .selectFrom('life_story_items')
    .select(COLUMNS)
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('removed_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}

/** What of it family may read: what is marked so, and nothing once the person has said no. Friends read none. */
export async function lifeStoryForFamily(db: Db, careHome: CareHome, resident_id: string): Promise<LifeStoryItem[]> {
  const answers = await lastAnswersOf(db, careHome.id, [resident_id]);
  const status = lastAnswer(answers, 'share_life_story')?.status;
  if (status === 'refused' || status === 'withdrawn') return [];
  const story = await lifeStoryOf(db, careHome, resident_id);
  return story.filter(({ sensitivity }) => sensitivity === 'share');
}

/** By resident the titles of what nobody should raise with them; whoever has none is not there. */
export async function topicsToAvoidOf(
  db: Db,
  careHome: CareHome,
  resident_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('life_story_items')
    .select(['resident_id', 'title'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', sql<string>`any(${[...resident_ids]}::uuid[])`)
    .where('sensitivity', '=', 'avoid_topic')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ title }) => title)]));
}

/** A piece that is part of this person's story, or was taken out of it. */
export async function lifeStoryItemOf(
  db: Db,
  careHome: CareHome,
  { id, resident_id }: { id: string; resident_id: string },
): Promise<(LifeStoryItem & { removed_at: Date | null }) | undefined> {
  return await db
    .selectFrom('life_story_items')
    .select([...COLUMNS, 'removed_at'])
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function addLifeStoryItem(
  db: Db,
  careHome: CareHome,
  resident_id: string,
  words: LifeStoryWords,
  { by, now, rank }: { by: string; now: Date; rank: number },
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('life_story_items')
    .values({
      id,
      care_home_id: careHome.id,
      resident_id,
      ...words,
      rank,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .execute();
  return id;
}

export async function changeLifeStoryItem(
  db: Db,
  careHome: CareHome,
  id: string,
  changes: Partial<LifeStoryWords> & { version?: number; removed_at?: Date | null; rank?: number },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('life_story_items')
    .set({ ...changes, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}
