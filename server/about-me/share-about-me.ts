import { isWritten } from '@heartsease/domain/about-me/about-me.ts';
import type { MyPersonsAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { Db } from '../db/database.ts';
import { openLinkOf } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';
import { cardsOf, faceOf } from './cards.queries.ts';
import { lifeStoryForFamily } from './life-story.queries.ts';
import { proposedBy } from './suggestions.queries.ts';

interface Reader {
  account_id: string;
  resident_id: string;
  today: string;
}

/** The link by which somebody reads "About me"; null without an open one, and for friends, who read none. */
export async function linkThatReads(db: Db, careHome: CareHome, reader: Reader) {
  const link = await openLinkOf(db, careHome, reader);
  return link === undefined || link.access_level === 'friend' ? null : link;
}

/** What this relative may read of what matters to their person; null where they may read nothing. */
export async function aboutMeSharedWith(db: Db, careHome: CareHome, reader: Reader): Promise<MyPersonsAboutMe | null> {
  if ((await linkThatReads(db, careHome, reader)) === null) return null;
  const { account_id, resident_id } = reader;
  const { known_as } = await faceOf(db, careHome, resident_id);
  const cards = await cardsOf(db, careHome, resident_id);
  return {
    known_as,
    cards: cards.filter((card) => card.visibility === 'relatives' && isWritten(card)),
    life_story: await lifeStoryForFamily(db, careHome, resident_id),
    suggestions: await proposedBy(db, careHome, { account_id, resident_id }),
  };
}
