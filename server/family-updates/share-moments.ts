import { opensAt, toldResponse } from '@heartsease/domain/family-updates/family-update.ts';
import type {
  FamilyComment,
  Shareable,
  SharedUpdate,
  WhyNotShared,
} from '@heartsease/domain/family-updates/family-update.ts';
import type { SharesOfReport } from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { v7 as uuidv7 } from 'uuid';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { observationsOf } from '../observations/observations.queries.ts';
import { readPortrait, residentFace } from '../residents/faces.ts';
import type { CareHome, Session } from '../session/session.ts';
import { commentsUnder } from './answers.queries.ts';
import type { CommentRow } from './answers.queries.ts';
import { cameBack, holdOf, keepUpdates, momentsToShare, readersOf, sharedBy } from './shares.queries.ts';
import type { SharedRow, WhichShared } from './shares.queries.ts';
import { asFamilyReads, companionsOf, nameableTo } from './tell-families.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

/** A person's page shows so many; the rest is in the reports. */
const LATELY = 12;
/** No report has more people, and each can be shared, withdrawn and shared again a few times. */
const OF_A_REPORT = 600;
/** As many letters as a family's words have. */
const WORDS = 500;

type MomentRow = Awaited<ReturnType<typeof momentsToShare>>[number];

/** What of a report may be shared, and how what was shared stands. */
export async function sharesOf({ db, session, now }: Asked, report_id: string): Promise<SharesOfReport> {
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const moments = await momentsToShare(db, careHome, report_id);
  const ids = moments.map(({ resident_id }) => resident_id);
  const readers = Map.groupBy(await readersOf(db, careHome, ids, today), ({ resident_id }) => resident_id);
  const whyNot = await reasonsAgainst(db, careHome, { moments, readers, today });
  const shared = await sharedAs({ db, session, now }, { report_id }, OF_A_REPORT);
  const noticed = await noticedForFamilies(db, careHome, report_id);
  const hold = await holdOf(db, careHome);
  return {
    hold,
    opens_at: opensAt(hold, now, careHome.timezone)?.toISOString() ?? null,
    people: moments.map((moment): Shareable => {
      const own = shared.filter(({ resident }) => resident.id === moment.resident_id);
      return {
        resident: residentFace(moment),
        why_not: whyNot(moment),
        readers: (readers.get(moment.resident_id) ?? []).map(({ known_as, relationship, access_level }) => ({
          known_as,
          relationship,
          access_level,
        })),
        note: (moment.note ?? '').slice(0, WORDS),
        quote: moment.quote === '' ? null : moment.quote,
        noticed: noticed.get(moment.resident_id) ?? [],
        // The one that stands, else the last that was withdrawn.
        shared: own.find(({ withdrawn }) => withdrawn === null) ?? own[0] ?? null,
      };
    }),
  };
}

/** What was noticed after a report and may be shared, as it stands, by person. */
async function noticedForFamilies(db: Db, careHome: CareHome, report_id: string): Promise<Map<string, string[]>> {
  const told = (await observationsOf(db, careHome, { report_id })).filter(
    ({ visibility, text }) => visibility === 'family' && text !== '',
  );
  const byPerson = Map.groupBy(told, ({ resident }) => resident.id);
  return new Map(
    [...byPerson].map(([id, ofPerson]) => [
      id,
      ofPerson.map(({ kind, text }) => (kind === 'quote' ? `“${text.slice(0, WORDS - 2)}”` : text.slice(0, WORDS))),
    ]),
  );
}

async function reasonsAgainst(
  db: Db,
  careHome: CareHome,
  { moments, readers, today }: { moments: MomentRow[]; readers: Map<string, unknown[]>; today: string },
): Promise<(moment: MomentRow) => WhyNotShared | null> {
  const answers = await lastAnswersOf(
    db,
    careHome.id,
    moments.map(({ resident_id }) => resident_id),
  );
  const said = Map.groupBy(answers, ({ resident_id }) => resident_id);
  const audience = { kind: 'relative', relation: 'active', is_family_of_another: false } as const;
  return ({ response, ended_on, resident_id }) => {
    if (ended_on !== null) return 'stay_ended';
    if (toldResponse(response) === null) return 'not_told';
    if (!maySee(audience, 'updates', said.get(resident_id) ?? [], today)) return 'no_consent';
    return (readers.get(resident_id) ?? []).length === 0 ? 'nobody' : null;
  };
}

/** @throws 404 where there is nothing of this person to tell */
export async function previewOf(
  { db, session, now }: Asked,
  {
    report_id,
    resident_id,
    words,
    has_quote,
  }: { report_id: string; resident_id: string; words: string; has_quote: boolean },
) {
  const { careHome } = session;
  const moment = (await momentsToShare(db, careHome, report_id)).find((one) => one.resident_id === resident_id);
  if (moment === undefined) throw notFound();
  const nameable = await nameableTo(db, careHome, { own: [resident_id], today: calendarDay(now, careHome.timezone) });
  const companions = await companionsOf(db, careHome, [report_id], nameable);
  const update = asFamilyReads(
    { ...moment, id: moment.moment_id, words, quote: has_quote ? moment.quote : null },
    nameable,
    companions(moment),
  );
  if (update === null) throw notFound();
  return update;
}

interface ToShare {
  resident_id: string;
  words: string;
  has_quote: boolean;
  for_friends: boolean;
}

/** @throws 404 when somebody named is not in the report */
export async function share(asked: Asked, report_id: string, updates: readonly ToShare[]): Promise<SharesOfReport> {
  const { db, session, now } = asked;
  const { careHome, account_id } = session;
  const today = calendarDay(now, careHome.timezone);
  const moments = await momentsToShare(db, careHome, report_id);
  const readers = Map.groupBy(
    await readersOf(
      db,
      careHome,
      moments.map(({ resident_id }) => resident_id),
      today,
    ),
    ({ resident_id }) => resident_id,
  );
  const whyNot = await reasonsAgainst(db, careHome, { moments, readers, today });
  const opens_at = opensAt(await holdOf(db, careHome), now, careHome.timezone);
  const found = updates.map((update) => {
    const moment = moments.find(({ resident_id }) => resident_id === update.resident_id);
    if (moment === undefined) throw notFound();
    return { update, moment };
  });
  const kept = found
    .filter(({ moment }) => whyNot(moment) === null)
    .map(({ update: { resident_id, words, has_quote, for_friends }, moment }) => ({
      resident_id,
      words,
      for_friends,
      quote: has_quote && moment.quote !== '' ? moment.quote : null,
      id: uuidv7(),
      report_id,
      moment_id: moment.moment_id,
      shared_by: account_id,
      shared_at: now,
      opens_at,
    }));
  await keepUpdates(db, careHome, kept);
  return await sharesOf(asked, report_id);
}

/** Updates as staff see them, with what came back. */
export async function sharedAs(
  { db, session, now }: Asked,
  which: WhichShared,
  limit = LATELY,
): Promise<SharedUpdate[]> {
  const { careHome, account_id } = session;
  const rows = await sharedBy(db, careHome, which, limit);
  const ids = rows.map(({ family_update_id }) => family_update_id);
  const seen = Map.groupBy(await cameBack(db, careHome, 'family_update_views', ids), (row) => row.family_update_id);
  const love = Map.groupBy(await cameBack(db, careHome, 'family_update_loves', ids), (row) => row.family_update_id);
  const said = Map.groupBy(await commentsUnder(db, careHome, ids), (row) => row.family_update_id);
  return rows.map((row) => {
    const id = row.family_update_id;
    return {
      id,
      resident: residentFace(row),
      report_id: row.report_id,
      title: row.title,
      started_at: row.started_at.toISOString(),
      words: row.words,
      for_friends: row.for_friends,
      shared_by: row.sharer,
      shared_at: row.shared_at.toISOString(),
      opens_at: row.opens_at?.toISOString() ?? null,
      is_open: isOpen(row, now),
      withdrawn:
        row.withdrawn_at === null
          ? null
          : { at: row.withdrawn_at.toISOString(), by: row.withdrawer, why: row.withdrawn_why ?? '' },
      seen_by: (seen.get(id) ?? []).map(({ known_as, relationship, at }) => ({
        known_as,
        relationship,
        at: at.toISOString(),
      })),
      love_from: (love.get(id) ?? []).map(({ known_as, relationship }) => ({ known_as, relationship })),
      comments: (said.get(id) ?? []).map((comment) => asStaffRead(comment, account_id)),
    };
  });
}

function isOpen({ opens_at, withdrawn_at, removed_at, state, response }: SharedRow, now: Date): boolean {
  const isTold = removed_at === null && state !== 'void' && toldResponse(response) !== null;
  return isTold && withdrawn_at === null && opens_at !== null && opens_at <= now;
}

function asStaffRead(row: CommentRow, reader: string): FamilyComment {
  return {
    id: row.id,
    by: row.known_as,
    relationship: row.relationship ?? '',
    portrait: readPortrait(row.portrait),
    is_by_staff: row.is_by_staff,
    is_mine: row.account_id === reader,
    text: row.text,
    written_at: row.written_at.toISOString(),
  };
}

/** @throws 404 for what is not of this home */
export async function oneShared(asked: Asked, id: string): Promise<SharedUpdate> {
  const [update] = await sharedAs(asked, { id }, 1);
  if (update === undefined) throw notFound();
  return update;
}
