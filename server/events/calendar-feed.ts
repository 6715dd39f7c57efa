import { randomBytes } from 'node:crypto';
import { FAMILY_ORGANISATION_TYPE } from '@heartsease/domain/constants.ts';
import { calendarFile } from '@heartsease/domain/events/icalendar.ts';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import type { FeedCovers } from '@heartsease/domain/events/event.ts';
import {
  endCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  renewCalendarFeed,
} from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import { feedsFor, isInvited, peopleOfViewer } from '@heartsease/domain/events/who-sees-event.ts';
import type { EventViewer } from '@heartsease/domain/events/who-sees-event.ts';
import { kindOf } from '@heartsease/domain/access/viewer.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { careHomeOfFeed, tokenHash } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { calendarEntry, sessionEntry } from './calendar-entry.ts';
import { lookingAs, seenAmong } from './event-now.ts';
import { answersTo } from './answers.queries.ts';
import { eventRows } from './events.queries.ts';
import { endFeed, feedsOf, keepFeed, ownerOfFeed, renewFeed, sessionsLedBy, touchFeed } from './feeds.queries.ts';

/** A calendar outside keeps what it has seen for some weeks, and looks as far ahead as anybody plans. */
const DAYS = { before: 31, ahead: 366 };

/** The home, and 256 random bits: so the home is known before any row is asked for, and nothing can be guessed. */
function newFeedToken(care_home_id: string): string {
  const home = Buffer.from(care_home_id.replaceAll('-', ''), 'hex');
  return Buffer.concat([home, randomBytes(32)]).toString('base64url');
}

const TOKEN = /^[\w-]{64}$/u;

function homeOfToken(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/** What somebody sees, for their own calendars, under addresses that they make, renew and stop themselves. */
export function registerCalendarFeeds(app: App): void {
  const addressOf = (token: string) => `${app.config.public_url}/cal/${token}.ics`;

  route(app, listCalendarFeeds, async ({ db, session }) => ({
    items: await feedsOf(db, session.careHome, session.account_id),
    offered: feedsFor(kindOf(session.viewer)),
  }));

  route(app, makeCalendarFeed, async ({ db, session, now, input: { name, covers } }) => {
    const { careHome, account_id } = session;
    if (!feedsFor(kindOf(session.viewer)).includes(covers)) throw refused({ covers: ['Choose what it brings'] });
    if ((await feedsOf(db, careHome, account_id)).length >= EVENT_LIMITS.feeds) {
      throw refused({ form: [`You have ${EVENT_LIMITS.feeds} addresses already. Stop one that nobody uses.`] });
    }
    const token = newFeedToken(careHome.id);
    const feed = { account_id, name, token_hash: tokenHash(token), covers, created_at: now };
    const id = await keepFeed(db, careHome, feed);
    return { url: addressOf(token), feed: { id, name, covers, made_at: now.toISOString(), last_fetched_at: null } };
  });

  route(app, renewCalendarFeed, async ({ db, session, now, input: { feed_id: id } }) => {
    const { careHome, account_id } = session;
    const token = newFeedToken(careHome.id);
    const secret = { token_hash: tokenHash(token), created_at: now };
    if (!(await renewFeed(db, careHome, { id, account_id }, secret))) throw notFound();
    const feed = (await feedsOf(db, careHome, account_id)).find((one) => one.id === id);
    if (feed === undefined) throw notFound();
    return { url: addressOf(token), feed };
  });

  route(app, endCalendarFeed, async ({ db, session, input: { feed_id: id } }) => {
    if (!(await endFeed(db, session.careHome, { id, account_id: session.account_id }))) throw notFound();
    return DONE;
  });

  app.fastify.get<{ Params: { file: string } }>('/cal/:file', async (request, reply) => {
    const token = request.params.file.replace(/\.ics$/u, '');
    if (!TOKEN.test(token)) throw notFound();
    const care_home_id = homeOfToken(token);
    const text = await inTransaction(app.database, { care_home_id, account_id: null }, (db) =>
      feedText(app, db, { care_home_id, token }),
    );
    if (text === null) throw notFound();
    return await reply
      .headers({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' })
      .send(text);
  });
}

/** Null for a secret that nobody has, that was stopped, or whose owner has left. */
async function feedText(
  app: App,
  db: Db,
  { care_home_id, token }: { care_home_id: string; token: string },
): Promise<string | null> {
  const now = app.now();
  const owner = await ownerOfFeed(db, care_home_id, tokenHash(token));
  if (!owner) return null;
  const careHome = careHomeOfFeed(owner);
  const today = calendarDay(now, careHome.timezone);
  const isMember =
    owner.waits_since === null && owner.starts_on <= today && (owner.ends_on === null || owner.ends_on >= today);
  if (!isMember) return null;
  const { account_id, role } = owner;
  const ofFamily = owner.organisation_type === FAMILY_ORGANISATION_TYPE;
  const kind = role === 'relative' ? 'relative' : ofFamily ? 'family_organisation' : 'staff';
  const looking = await lookingAs(db, careHome, { account_id, kind, is_organiser: role === 'organiser' }, now);
  // A relative to whom nobody is shown sees nothing of the home.
  if (looking.viewer.kind === 'relative' && looking.viewer.links.length === 0) return null;
  const span = { from: addDays(today, -DAYS.before), to: addDays(today, DAYS.ahead) };
  const seen = await seenAmong({ db, careHome }, looking, await eventRows(db, careHome, span));
  const covered = await coveredOf({ db, careHome }, looking.viewer, seen, owner.covers);
  const led = owner.covers === 'lead' && kind === 'staff' ? await sessionsLedBy(db, careHome, account_id, span) : [];
  await touchFeed(db, care_home_id, owner.id, now);
  const entries = [
    ...covered.map(({ row }) => calendarEntry(row, app.config)),
    ...led.map((session) => sessionEntry(session, app.config)),
  ];
  const name = owner.name === '' ? owner.home_name : owner.name;
  return calendarFile(entries, { name, timezone: careHome.timezone, refresh: 'PT1H' });
}

type Seen = Awaited<ReturnType<typeof seenAmong>>[number];

/** Of what somebody sees, as much as the address is for. */
async function coveredOf(
  { db, careHome }: { db: Db; careHome: CareHome },
  viewer: EventViewer,
  seen: Seen[],
  covers: FeedCovers,
): Promise<Seen[]> {
  const { account_id } = viewer;
  if (covers === 'all') return seen;
  if (covers === 'lead') return seen.filter(({ row }) => row.made_by_id === account_id);
  const people = new Set(peopleOfViewer(viewer));
  const ids = seen.map(({ row }) => row.id);
  const coming = (await answersTo(db, careHome, ids)).filter(({ answer }) => answer !== 'no');
  if (covers === 'people') {
    const theirs = coming.filter(({ resident_id }) => resident_id !== null && people.has(resident_id));
    const to = new Set(theirs.map(({ event_id }) => event_id));
    return seen.filter(
      ({ row, seen: event }) => to.has(row.id) || event.invited_resident_ids.some((id) => people.has(id)),
    );
  }
  const to = new Set(coming.filter((one) => one.account_id === account_id).map(({ event_id }) => event_id));
  return seen.filter(({ row, seen: event }) => to.has(row.id) || isInvited(viewer, event));
}
