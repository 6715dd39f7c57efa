import {
  answerComment,
  approveUpdate,
  getFromFamilies,
  getShares,
  getSharingSettings,
  listSharedOf,
  passOnLove,
  previewShare,
  saveSharingSettings,
  shareMoments,
  withdrawUpdate,
} from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { residentFace } from '../residents/faces.ts';
import { sessionMay } from '../session/session.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { familyWhoWrote, keepComment, keepPassedOn, lastWritten } from './answers.queries.ts';
import { commentsToAnswer, loveToPassOn, sharesThatWait } from './from-families.queries.ts';
import { takeBackPhotosOf } from '../photos/keep-photo.ts';
import { areUpdatesOpen } from './read-updates.ts';
import { oneShared, previewOf, share, sharedAs, sharesOf } from './share-moments.ts';
import { holdOf, keepApproved, keepHold, keepWithdrawn } from './shares.queries.ts';

/** What staff do: share, look, take back, answer, pass love on. */
export function registerSharing(app: App): void {
  route(app, getShares, async (asked) => await sharesOf(asked, asked.input.report_id));
  route(app, previewShare, async (asked) => await previewOf(asked, asked.input));
  route(app, shareMoments, async (asked) => await share(asked, asked.input.report_id, asked.input.updates));

  route(app, withdrawUpdate, async (asked) => {
    const { db, session, now, input } = asked;
    const { report_id, resident } = await oneShared(asked, input.family_update_id);
    const by = { id: input.family_update_id, by: session.account_id, at: now, why: input.reason };
    await keepWithdrawn(db, session.careHome, by);
    await takeBackPhotosOf(asked, { report_id, resident_id: resident.id });
    return await oneShared(asked, input.family_update_id);
  });

  route(app, approveUpdate, async (asked) => {
    const { db, session, now, input } = asked;
    await oneShared(asked, input.family_update_id);
    await keepApproved(db, session.careHome, { id: input.family_update_id, by: session.account_id, at: now });
    return await oneShared(asked, input.family_update_id);
  });

  route(app, answerComment, async (asked) => {
    const { db, session, now, input } = asked;
    const { family_update_id, text } = input;
    const { is_open, resident } = await oneShared(asked, family_update_id);
    const today = calendarDay(now, session.careHome.timezone);
    const of = { resident_id: resident.id, today };
    // Under what nobody can read any more there is nobody to answer.
    if (!is_open || !(await areUpdatesOpen(db, session.careHome, of))) throw notFound();
    const by = { id: uuidv7(), family_update_id, account_id: session.account_id };
    await keepComment(db, session.careHome, { ...by, is_by_staff: true, text, written_at: now });
    const to = await familyWhoWrote(db, session.careHome, { family_update_id, today });
    // Whoever wrote again has read what stood there.
    const thread = { id: family_update_id, readAt: await lastWritten(db, session.careHome, family_update_id) };
    await tell(db, app.config, homeOf(session), { kind: 'family_reply', to, resident_id: resident.id, thread, now });
    return await oneShared(asked, family_update_id);
  });

  route(app, listSharedOf, async (asked) => ({
    items: await sharedAs(asked, { resident_id: asked.input.resident_id }),
  }));

  route(app, getFromFamilies, async ({ db, session, now }) => {
    const { careHome } = session;
    const love = Map.groupBy(await loveToPassOn(db, careHome, now), ({ id }) => id);
    const waiting = sessionMay(session, 'updates.approve') ? await sharesThatWait(db, careHome) : [];
    return {
      at: now.toISOString(),
      love: [...love.values()].flatMap((rows) => {
        const [first] = rows;
        return first ? [{ resident: residentFace(first), from: [...new Set(rows.map(({ from }) => from))] }] : [];
      }),
      comments: (await commentsToAnswer(db, careHome, now)).map((row) => ({
        resident: residentFace(row),
        report_id: row.report_id,
        by: row.by,
        text: row.text,
        written_at: row.written_at.toISOString(),
      })),
      waiting: waiting.map((row) => ({ resident: residentFace(row), report_id: row.report_id, title: row.title })),
    };
  });

  route(app, passOnLove, async ({ db, session, now, input: { resident_id, until } }) => {
    await keepPassedOn(db, session.careHome, { resident_id, by: session.account_id, at: now, until });
    return DONE;
  });

  route(app, getSharingSettings, async ({ db, session }) => ({ hold: await holdOf(db, session.careHome) }));

  route(app, saveSharingSettings, async ({ db, input: { hold } }) => {
    await keepHold(db, hold);
    return { hold };
  });
}
