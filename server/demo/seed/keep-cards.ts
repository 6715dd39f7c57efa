import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoIds } from '../ids.ts';
import type { Told, ToldCard } from '../larch-house/about-me/told.ts';
import { inChunks } from './rows.ts';

/** When a card was looked at last, unless it says something else. */
const DAYS_AGO = 40;
/** How long before the present version the one before it was written. */
const DAYS_BETWEEN = 150;

/** The cards of “About me” of a home, with their history. */
export async function keepCards(
  db: Db,
  home: string,
  people: readonly Pick<Told, 'of' | 'by' | 'cards'>[],
  today: string,
): Promise<void> {
  const at = (days_ago: number) => new Date(`${addDays(today, -days_ago)}T10:30:00Z`);
  const told = people.flatMap(({ of, by, cards }) =>
    cards.map((card) => ({
      key: {
        care_home_id: demoIds.home(home),
        resident_id: demoIds.resident(home, of),
        heading: card.heading,
      },
      card,
      by_id: demoIds.account(by),
      days_ago: card.days_ago ?? DAYS_AGO,
    })),
  );
  const rows = told.map(({ key, card, by_id, days_ago }) => ({
    ...key,
    version: card.before === undefined ? 1 : 2,
    ...wordsOf(card),
    confirmed_on: addDays(today, -days_ago),
    confirmed_by: by_id,
    updated_at: at(days_ago),
    updated_by: by_id,
  }));
  await inChunks(rows, (some) => db.insertInto('about_me_cards').values(some).execute());
  const versions = told.flatMap(({ key, card, by_id, days_ago }) => {
    const version = { ...key, kind: 'written' as const, ...wordsOf(card), by_id };
    const now = { ...version, version: card.before === undefined ? 1 : 2, at: at(days_ago) };
    if (card.before === undefined) return [now];
    return [{ ...version, text: card.before, version: 1, at: at(days_ago + DAYS_BETWEEN) }, now];
  });
  await inChunks(versions, (some) => db.insertInto('about_me_versions').values(some).execute());
}

function wordsOf({ text, own, helped_by = '', staff }: ToldCard) {
  return {
    text,
    is_own_words: own ?? false,
    helped_by,
    visibility: staff ? ('staff' as const) : ('relatives' as const),
  };
}
