import { LIFE_STORY_LIMIT } from '@heartsease/domain/about-me/life-story.ts';
import type { LifeStoryItem, LifeStoryWords } from '@heartsease/domain/about-me/life-story.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { holdResident } from './cards.queries.ts';
import { addLifeStoryItem, changeLifeStoryItem, lifeStoryItemOf, lifeStoryOf } from './life-story.queries.ts';

interface Telling {
  db: Db;
  session: Session;
  now: Date;
}

/** Tells a new piece, or changes one. @throws 409 with the piece as it stands */
export async function tell(
  telling: Telling,
  input: { resident_id: string; life_story_item_id: string | null; base_version: number } & LifeStoryWords,
): Promise<LifeStoryItem> {
  const { db, session, now } = telling;
  const { careHome, account_id: by } = session;
  const { resident_id, life_story_item_id } = input;
  const words = wordsOf(input);
  if (words.told_on !== null && words.told_on > calendarDay(now, careHome.timezone)) {
    throw refused({ told_on: ['Enter a day that has been'] });
  }
  await holdResident(db, careHome, resident_id);
  const story = await lifeStoryOf(db, careHome, resident_id);
  const next = story.filter(({ chapter }) => chapter === words.chapter).length;
  if (life_story_item_id === null) {
    if (story.length >= LIFE_STORY_LIMIT) throw refused({ form: [`A story has at most ${LIFE_STORY_LIMIT} pieces`] });
    const id = await addLifeStoryItem(db, careHome, resident_id, words, { by, now, rank: next });
    return { ...words, id, version: 1 };
  }
  const stands = story.find(({ id }) => id === life_story_item_id);
  if (!stands) throw notFound();
  if (stands.version !== input.base_version) throw stale(stands);
  const version = stands.version + 1;
  const moved = stands.chapter === words.chapter ? {} : { rank: next };
  await changeLifeStoryItem(db, careHome, stands.id, { ...words, ...moved, version }, { by, now });
  return { ...words, id: stands.id, version };
}

/** Moves a piece past its neighbour in the chapter; at the end it stays. */
export async function move(
  { db, session, now }: Telling,
  input: { resident_id: string; life_story_item_id: string; direction: 'up' | 'down' },
): Promise<void> {
  const { careHome, account_id: by } = session;
  await holdResident(db, careHome, input.resident_id);
  const story = await lifeStoryOf(db, careHome, input.resident_id);
  const item = story.find(({ id }) => id === input.life_story_item_id);
  if (!item) throw notFound();
  const chapter = story.filter((one) => one.chapter === item.chapter);
  const from = chapter.indexOf(item);
  const to = from + (input.direction === 'up' ? -1 : 1);
  const neighbour = chapter[to];
  if (!neighbour) return;
  chapter[to] = item;
  chapter[from] = neighbour;
  for (const [rank, { id }] of chapter.entries()) await changeLifeStoryItem(db, careHome, id, { rank }, { by, now });
}

/** Takes a piece out of the story, or puts it back. It is never deleted. */
export async function takeOut(
  { db, session, now }: Telling,
  input: { resident_id: string; life_story_item_id: string; is_removed: boolean },
): Promise<void> {
  const { careHome, account_id: by } = session;
  const { resident_id, life_story_item_id: id } = input;
  await holdResident(db, careHome, resident_id);
  const item = await lifeStoryItemOf(db, careHome, { id, resident_id });
  if (!item) throw notFound();
  if ((item.removed_at !== null) === input.is_removed) return;
  await changeLifeStoryItem(db, careHome, id, { removed_at: input.is_removed ? now : null }, { by, now });
}

function wordsOf(input: LifeStoryWords): LifeStoryWords {
  const { chapter, title, body, years, place, sensitivity, told_by, told_on } = input;
  return { chapter, title, body, years, place, sensitivity, told_by, told_on };
}
