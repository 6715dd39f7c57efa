import {
  acceptSuggestion,
  cardHistory,
  confirmCard,
  declineSuggestion,
  getAboutMe,
  getMyPersonsAboutMe,
  listSuggestions,
  moveLifeStoryItem,
  proposeForMyPerson,
  removeLifeStoryItem,
  saveCard,
  saveLifeStoryItem,
  suggestForCard,
} from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Session } from '../session/session.ts';
import { cardsOf, faceOf, versionsOf } from './cards.queries.ts';
import { lifeStoryOf } from './life-story.queries.ts';
import { aboutMeSharedWith, linkThatReads } from './share-about-me.ts';
import { keepSuggestion, suggestionOf, waitingFor, waitingInHome } from './suggestions.queries.ts';
import type { NewSuggestion } from './suggestions.queries.ts';
import { tagsOf } from './tags.queries.ts';
import { tellOfAnswer, tellOfSuggestion } from './tell-of-suggestions.ts';
import { move, takeOut, tell } from './tell-life-story.ts';
import { accept, confirm, decline, write } from './write-card.ts';

export function registerAboutMe(app: App): void {
  route(app, getAboutMe, async ({ db, session: { careHome }, input: { resident_id } }) => ({
    resident: await faceOf(db, careHome, resident_id),
    cards: await cardsOf(db, careHome, resident_id),
    tags: await tagsOf(db, careHome, resident_id),
    life_story: await lifeStoryOf(db, careHome, resident_id),
    suggestions: await waitingFor(db, careHome, resident_id),
  }));

  route(app, saveCard, async ({ db, session, now, input }) => await write({ db, session, now }, input));
  route(app, confirmCard, async ({ db, session, now, input }) => await confirm({ db, session, now }, input));
  route(app, cardHistory, async ({ db, session, input }) => ({
    items: await versionsOf(db, session.careHome, input),
  }));

  route(app, listSuggestions, async ({ db, session }) => {
    const items = await waitingInHome(db, session.careHome);
    return { items, total: items.length };
  });
  route(app, suggestForCard, async ({ db, session, now, input: { resident_id, heading, text } }) => {
    const suggestion = { resident_id, heading, text, origin: 'staff' as const, relationship: '', now };
    const made = await kept(db, session, suggestion);
    await tellOfSuggestion({ db, session, now }, app.config, resident_id);
    return made;
  });
  route(app, acceptSuggestion, async ({ db, session, now, input }) => {
    const card = await accept({ db, session, now }, input);
    await tellOfAnswer({ db, session, now }, app.config, input.suggestion_id);
    return card;
  });
  route(app, declineSuggestion, async ({ db, session, now, input }) => {
    const declined = await decline({ db, session, now }, input);
    await tellOfAnswer({ db, session, now }, app.config, input.suggestion_id);
    return declined;
  });

  route(app, getMyPersonsAboutMe, async ({ db, session, now, input: { resident_id } }) => {
    const about = await aboutMeSharedWith(db, session.careHome, readerOf(session, resident_id, now));
    if (about === null) throw notFound();
    return about;
  });
  route(app, proposeForMyPerson, async ({ db, session, now, input: { resident_id, heading, text } }) => {
    const link = await linkThatReads(db, session.careHome, readerOf(session, resident_id, now));
    // After somebody died or moved away their family read, and write no more.
    if (link === null || link.ended_on !== null) throw notFound();
    const { relationship } = link;
    const made = await kept(db, session, { resident_id, heading, text, origin: 'relative', relationship, now });
    await tellOfSuggestion({ db, session, now }, app.config, resident_id);
    return made;
  });

  route(app, saveLifeStoryItem, async ({ db, session, now, input }) => await tell({ db, session, now }, input));
  route(app, moveLifeStoryItem, async ({ db, session, now, input }) => {
    await move({ db, session, now }, input);
    return DONE;
  });
  route(app, removeLifeStoryItem, async ({ db, session, now, input }) => {
    await takeOut({ db, session, now }, input);
    return DONE;
  });
}

function readerOf({ account_id, careHome }: Session, resident_id: string, now: Date) {
  return { account_id, resident_id, today: calendarDay(now, careHome.timezone) };
}

async function kept(db: Db, session: Session, suggestion: Omit<NewSuggestion, 'suggested_by'>) {
  const { careHome, account_id } = session;
  const id = await keepSuggestion(db, careHome, { ...suggestion, suggested_by: account_id });
  const found = await suggestionOf(db, careHome, { id, resident_id: suggestion.resident_id });
  if (!found) throw notFound();
  return found;
}
