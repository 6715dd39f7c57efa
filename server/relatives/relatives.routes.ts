import { readsUntil } from '@heartsease/domain/relatives/relative.ts';
import {
  endAccess,
  inviteAsRelative,
  inviteRelative,
  listLinkChanges,
  listMyPeople,
  listRelatives,
  listRelativesOfHome,
  pauseAccess,
  resendInvitation,
  resumeAccess,
  saveAccess,
  saveDigest,
  showMeToCircle,
  viewAsRelative,
  withdrawAsRelative,
  withdrawInvitation,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { faceOf } from '../about-me/cards.queries.ts';
import { aboutMeSharedWith } from '../about-me/share-about-me.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { end, pause, resume, save, saveOwnDigest } from './change-access.ts';
import { inviteByFamily, withdrawByFamily } from './family-invitations.ts';
import { asTold, invite, resend, withdraw } from './invite-relative.ts';
import { linkChangesOf } from './link-changes.queries.ts';
import { holdLink, relativeOf, relativesOf, relativesOfHome } from './links.queries.ts';
import { peopleSeenBy } from './my-people.ts';
import { endOfStayOf, openLinkOf, setShownToCircle } from './relatives.queries.ts';

export function registerRelatives(app: App): void {
  route(app, listMyPeople, async ({ db, session, now }) => {
    const { account_id, careHome } = session;
    const items = await peopleSeenBy(db, careHome, { account_id, now });
    return { items, next_cursor: null, total: items.length };
  });

  route(app, showMeToCircle, async ({ db, session, input, now }) => {
    const { account_id, careHome } = session;
    const of = { account_id, resident_id: input.resident_id, today: calendarDay(now, careHome.timezone) };
    const link = await openLinkOf(db, careHome, of);
    if (!link) throw notFound();
    await setShownToCircle(db, careHome, link.id, input.is_shown);
    return DONE;
  });

  route(app, saveDigest, async ({ db, session, input, now }) => {
    const { account_id, careHome } = session;
    const { resident_id, digest, digest_by } = input;
    const today = calendarDay(now, careHome.timezone);
    const link = await openLinkOf(db, careHome, { account_id, resident_id, today });
    if (!link || link.ended_on !== null) throw notFound();
    await saveOwnDigest({ db, session, input: { relative_link_id: link.id, digest, digest_by }, now });
    return { digest, digest_by };
  });

  route(app, inviteAsRelative, async (asked) => await inviteByFamily(asked, app.config));

  route(app, withdrawAsRelative, async (asked) => {
    await withdrawByFamily(asked);
    return DONE;
  });

  route(app, listRelatives, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const ended_on = await endOfStayOf(db, careHome, input.resident_id);
    return {
      resident: await faceOf(db, careHome, input.resident_id),
      is_living_here: ended_on === null,
      reads_until: readsUntil(ended_on),
      items: await relativesOf(db, careHome, input.resident_id, asTold(session, now)),
    };
  });

  route(app, listRelativesOfHome, async ({ db, session, now }) => {
    const items = await relativesOfHome(db, session.careHome, asTold(session, now));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, inviteRelative, async (asked) => await invite(asked, app.config));
  route(app, resendInvitation, async (asked) => await resend(asked, app.config));

  route(app, withdrawInvitation, async (asked) => {
    await withdraw(asked);
    return DONE;
  });

  route(app, saveAccess, async (asked) => {
    await save(asked);
    const { db, session, input, now } = asked;
    return await relativeOf(db, session.careHome, input.relative_link_id, asTold(session, now));
  });

  route(app, pauseAccess, async (asked) => {
    await pause(asked);
    return DONE;
  });

  route(app, resumeAccess, async (asked) => {
    await resume(asked);
    return DONE;
  });

  route(app, endAccess, async (asked) => {
    await end(asked);
    return DONE;
  });

  route(app, listLinkChanges, async ({ db, session, input }) => ({
    items: await linkChangesOf(db, session.careHome, input.relative_link_id),
  }));

  route(app, viewAsRelative, async ({ db, session: { careHome }, input, now }) => {
    const { account_id, resident_id } = await holdLink(db, careHome, input.relative_link_id);
    if (account_id === null) return { person: null, about_me: null };
    const reader = { account_id, resident_id, today: calendarDay(now, careHome.timezone) };
    const people = await peopleSeenBy(db, careHome, { account_id, now });
    return {
      person: people.find((person) => person.resident_id === resident_id) ?? null,
      about_me: await aboutMeSharedWith(db, careHome, reader),
    };
  });
}
