import {
  answerQuestion,
  getPersonsHome,
  keepUpdate,
  listComments,
  listUpdates,
  sendLove,
  writeComment,
} from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import type { FamilyComment } from '@heartsease/domain/family-updates/family-update.ts';
import { questionFor, questionOf } from '@heartsease/domain/family-updates/questions.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { v7 as uuidv7 } from 'uuid';
import { linkThatReads } from '../about-me/share-about-me.ts';
import { keepSuggestion } from '../about-me/suggestions.queries.ts';
import { tellOfSuggestion } from '../about-me/tell-of-suggestions.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { placeOf } from '../http/pages.ts';
import { route } from '../http/route.ts';
import { readPortrait } from '../residents/faces.ts';
import {
  commentsUnder,
  keepAnswered,
  keepComment,
  keepForBook,
  keepLove,
  putAway,
  takeLoveBack,
} from './answers.queries.ts';
import type { CommentRow } from './answers.queries.ts';
import { covering, feedOf, homeOf, readable, readerOf } from './read-updates.ts';

/** What a relative does: reads, sends love, keeps, writes, answers a question. */
export function registerFamilyUpdates(app: App): void {
  route(app, getPersonsHome, async (asked) => await homeOf(asked, asked.input.resident_id));

  route(app, listUpdates, async (asked) => {
    const { resident_id, is_kept, cursor } = asked.input;
    return await feedOf(asked, { resident_id, is_kept, offset: cursor === undefined ? 0 : placeOf(cursor) });
  });

  route(app, sendLove, async (asked) => {
    const { db, session, now, input } = asked;
    const { ended_on } = await readable(asked, input.family_update_id);
    // There is nobody any more whom staff could tell.
    if (ended_on !== null) throw notFound();
    const { account_id, today } = readerOf(asked);
    const by = { family_update_id: input.family_update_id, account_id, sent_on: today };
    if (input.is_sent) await keepLove(db, session.careHome, { ...by, sent_at: now });
    else await takeLoveBack(db, session.careHome, by);
    return DONE;
  });

  route(app, keepUpdate, async (asked) => {
    const { db, session, now, input } = asked;
    await readable(asked, input.family_update_id);
    const by = { family_update_id: input.family_update_id, account_id: session.account_id };
    if (input.is_kept) await keepForBook(db, session.careHome, by, now);
    else await putAway(db, session.careHome, by);
    return DONE;
  });

  route(app, listComments, async (asked) => {
    const { db, session, input } = asked;
    const update = await readable(asked, input.family_update_id);
    const clear = await covering(asked, update);
    const rows = await commentsUnder(db, session.careHome, [input.family_update_id]);
    return {
      may_write: update.ended_on === null,
      items: rows.map((row) => asCircleReads(row, session.account_id, clear)),
    };
  });

  route(app, writeComment, async (asked) => {
    const { db, session, now, input } = asked;
    const { ended_on } = await readable(asked, input.family_update_id);
    if (ended_on !== null) throw notFound();
    const { family_update_id, text } = input;
    const by = { id: uuidv7(), family_update_id, account_id: session.account_id };
    await keepComment(db, session.careHome, { ...by, is_by_staff: false, text, written_at: now });
    return DONE;
  });

  route(app, answerQuestion, async (asked) => {
    const { db, session, now, input } = asked;
    const { resident_id, question, text } = input;
    const { account_id, today } = readerOf(asked);
    const link = await linkThatReads(db, session.careHome, { account_id, resident_id, today });
    const heading = questionOf(question)?.heading;
    if (link === null || link.ended_on !== null || heading === undefined) throw notFound();
    const suggestion_id = await keepSuggestion(db, session.careHome, {
      resident_id,
      heading,
      // Whoever reads it later knows what was asked.
      text: `${questionFor(question, link.known_as, 'en')}\n${text}`,
      origin: 'relative',
      relationship: link.relationship,
      suggested_by: account_id,
      now,
    });
    await keepAnswered(db, session.careHome, { resident_id, account_id, question, suggestion_id, answered_at: now });
    await tellOfSuggestion({ db, session, now }, app.config, resident_id);
    return DONE;
  });
}

/** What staff answer is covered as all their words are. Names are for whoever agreed to be seen by the circle, and for oneself; staff always have theirs. */
function asCircleReads(row: CommentRow, reader: string, clear: (text: string) => string): FamilyComment {
  const isMine = row.account_id === reader;
  const isNamed = row.is_by_staff || isMine || (row.is_shown_to_circle === true && row.status === 'active');
  return {
    id: row.id,
    by: isNamed ? row.known_as : null,
    relationship: isNamed ? (row.relationship ?? '') : '',
    portrait: isNamed ? readPortrait(row.portrait) : null,
    is_by_staff: row.is_by_staff,
    is_mine: isMine,
    text: row.is_by_staff ? clear(row.text) : row.text,
    written_at: row.written_at.toISOString(),
  };
}
