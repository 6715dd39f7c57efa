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
import { isWritten } from '@heartsease/domain/about-me/about-me.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Session } from '../session/session.ts';
import { cardsOf, faceOf, versionsOf } from './cards.queries.ts';
import { lifeStoryOf } from './life-story.queries.ts';
import { keepSuggestion, linkOf, proposedBy, suggestionOf, waitingFor, waitingInHome } from './suggestions.queries.ts';
import type { NewSuggestion } from './suggestions.queries.ts';
import { tagsOf } from './tags.queries.ts';
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
    return await kept(db, session, suggestion);
  });
  route(app, acceptSuggestion, async ({ db, session, now, input }) => await accept({ db, session, now }, input));
  route(app, declineSuggestion, async ({ db, session, now, input }) => await decline({ db, session, now }, input));

  route(app, getMyPersonsAboutMe, async ({ db, session, input: { resident_id } }) => {
    const { careHome, account_id } = session;
    await linkThatReads(db, session, resident_id);
    const { known_as } = await faceOf(db, careHome, resident_id);
    const cards = await cardsOf(db, careHome, resident_id);
    const story = await lifeStoryOf(db, careHome, resident_id);
    return {
      known_as,
      cards: cards.filter((card) => card.visibility === 'relatives' && isWritten(card)),
      life_story: story.filter(({ sensitivity }) => sensitivity === 'share'),
      suggestions: await proposedBy(db, careHome, { account_id, resident_id }),
    };
  });
  route(app, proposeForMyPerson, async ({ db, session, now, input: { resident_id, heading, text } }) => {
    const { relationship } = await linkThatReads(db, session, resident_id);
    return await kept(db, session, { resident_id, heading, text, origin: 'relative', relationship, now });
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

/** @throws 404 for whoever has no active link to this person, and for friends, who read no "About me" */
async function linkThatReads(db: Db, session: Session, resident_id: string) {
  const link = await linkOf(db, session.careHome, { account_id: session.account_id, resident_id });
  if (!link || link.access_level === 'friend') throw notFound();
  return link;
}

async function kept(db: Db, session: Session, suggestion: Omit<NewSuggestion, 'suggested_by'>) {
  const { careHome, account_id } = session;
  const id = await keepSuggestion(db, careHome, { ...suggestion, suggested_by: account_id });
  const found = await suggestionOf(db, careHome, { id, resident_id: suggestion.resident_id });
  if (!found) throw notFound();
  return found;
}
