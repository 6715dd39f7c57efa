import type { AboutMeCard, CardWords } from '@heartsease/domain/about-me/about-me.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { cardOf, holdResident, writeCard } from './cards.queries.ts';
import { answerSuggestion, suggestionOf } from './suggestions.queries.ts';

interface Writing {
  db: Db;
  session: Session;
  now: Date;
}

type OnCard = { resident_id: string; heading: Heading; base_version: number };

/**
 * Puts words on a card. Two people who write the same have no quarrel.
 *
 * @throws 409 with the card as it stands when it changed meanwhile
 */
export async function write(writing: Writing, input: OnCard & CardWords, suggestion_id?: string): Promise<AboutMeCard> {
  const { db, session } = writing;
  const words = wordsOf(input);
  await holdResident(db, session.careHome, input.resident_id);
  const stands = await cardOf(db, session.careHome, input.resident_id, input.heading);
  const isSaid = isSame(wordsOf(stands), words);
  if (stands.version !== input.base_version && !isSaid) throw stale(stands);
  if (stands.version === 0 && words.text === '') throw refused({ text: ['Write a few words first'] });
  if (isSaid && suggestion_id === undefined) return stands;
  await writeCard(db, session.careHome, input, words, {
    kind: suggestion_id === undefined ? 'written' : 'suggested',
    ...stamp(writing),
    ...(suggestion_id !== undefined && { suggestion_id }),
  });
  return await cardOf(db, session.careHome, input.resident_id, input.heading);
}

/** Says that a card is still true. Said twice on a day, it is said once. */
export async function confirm(writing: Writing, input: OnCard): Promise<AboutMeCard> {
  const { db, session } = writing;
  await holdResident(db, session.careHome, input.resident_id);
  const stands = await cardOf(db, session.careHome, input.resident_id, input.heading);
  const { by, today, now } = stamp(writing);
  if (stands.version === 0) throw refused({ heading: ['Nobody has written this card yet'] });
  if (stands.confirmed_on === today) return stands;
  if (stands.version !== input.base_version) throw stale(stands);
  await writeCard(db, session.careHome, input, wordsOf(stands), { kind: 'confirmed', by, today, now });
  return await cardOf(db, session.careHome, input.resident_id, input.heading);
}

/** Takes a suggestion into its card: the words that are sent are what the card will say. */
export async function accept(
  writing: Writing,
  input: { resident_id: string; suggestion_id: string; base_version: number; answer: string | null } & CardWords,
): Promise<AboutMeCard> {
  const { db, session, now } = writing;
  const suggestion = await waiting(writing, input);
  if (input.text === '') throw refused({ text: ['Write what the card should say'] });
  const { heading, id } = suggestion;
  const card = await write(writing, { ...input, heading }, id);
  const { answer } = input;
  await answerSuggestion(db, session.careHome, id, { state: 'accepted', by: session.account_id, now, answer });
  return card;
}

export async function decline(
  writing: Writing,
  input: { resident_id: string; suggestion_id: string; answer: string | null },
): Promise<Suggestion> {
  const { db, session, now } = writing;
  const suggestion = await waiting(writing, input);
  const { answer } = input;
  const by = session.account_id;
  await answerSuggestion(db, session.careHome, suggestion.id, { state: 'declined', by, now, answer });
  return { ...suggestion, state: 'declined', answer };
}

/** The suggestion, held, while nobody has answered it. @throws 404, or 409 when a colleague was quicker */
async function waiting(
  { db, session }: Writing,
  { resident_id, suggestion_id }: { resident_id: string; suggestion_id: string },
): Promise<Suggestion> {
  await holdResident(db, session.careHome, resident_id);
  const suggestion = await suggestionOf(db, session.careHome, { id: suggestion_id, resident_id });
  if (!suggestion) throw notFound();
  if (suggestion.state !== 'waiting') throw stale(suggestion);
  return suggestion;
}

function wordsOf({ text, is_own_words, helped_by, visibility }: CardWords): CardWords {
  return { text, is_own_words, helped_by, visibility };
}

function stamp({ session, now }: Writing) {
  return { by: session.account_id, today: calendarDay(now, session.careHome.timezone), now };
}
