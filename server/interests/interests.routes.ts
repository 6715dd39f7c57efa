import { isAbout } from '@heartsease/domain/interests/interest-match.ts';
import type { JudgedActivity } from '@heartsease/domain/interests/activity-fit.ts';
import { byLevel, isShared, isWelcome, sameName } from '@heartsease/domain/interests/interest.ts';
import type { InterestOrigin, ListedInterest, ResidentInterest } from '@heartsease/domain/interests/interest.ts';
import {
  interestHistory,
  listInterests,
  matchInterests,
  removeInterest,
  saveInterest,
} from '@heartsease/domain/interests/interests.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { faceOf } from '../about-me/cards.queries.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { sessionMay } from '../session/session.ts';
import { fitsFor } from './fits.ts';
import { interestChangesOf, interestsOf, originsOf, sharersOf } from './interests.queries.ts';
import type { Sharer } from './interests.queries.ts';
import { noteInterest, takeAway } from './note-interest.ts';
import { libraryOf } from './library.queries.ts';
import { lastJoinedIn } from './past.queries.ts';

/** What is older than a year says little of today. */
const LOOK_BACK_DAYS = 365;

export function registerInterests(app: App): void {
  route(app, listInterests, async ({ db, session, now, input: { resident_id } }) => {
    const { careHome } = session;
    const standing = (await interestsOf(db, careHome, resident_id)).toSorted(byLevel);
    const shared = standing.filter(({ level }) => isShared(level));
    const sharers = await sharersOf(db, careHome, resident_id, shared);
    const origins = await originsOf(db, careHome, resident_id);
    const seesReports = sessionMay(session, 'reports.view');
    const library = await libraryOf(db, careHome);
    const since = addDays(calendarDay(now, careHome.timezone), -LOOK_BACK_DAYS);
    const joinedIn = await lastJoinedIn(db, careHome, resident_id, since);
    return {
      resident: await faceOf(db, careHome, resident_id),
      items: standing.map((interest) => ({
        ...interest,
        ...lastEnjoyed(interest, library, joinedIn),
        came_from: cameFrom(origins.get(interest.id), seesReports),
        shared_by: isShared(interest.level) ? sharedBy(interest, sharers) : [],
      })),
      companions: [...new Map(sharers.map(({ face }) => [face.id, face])).values()],
    };
  });

  route(app, saveInterest, async ({ db, session, now, input }) => await noteInterest({ db, session, now }, input));
  route(app, removeInterest, async ({ db, session, now, input }) => {
    await takeAway({ db, session, now }, input);
    return DONE;
  });
  route(app, interestHistory, async ({ db, session, input: { resident_id } }) => ({
    items: await interestChangesOf(db, session.careHome, resident_id),
  }));
  route(
    app,
    matchInterests,
    async ({ db, session, now, input: { resident_id } }) => await fitsFor({ db, session, now }, resident_id),
  );
}

function cameFrom(origin: InterestOrigin | undefined, seesReports: boolean): InterestOrigin | null {
  if (origin === undefined) return null;
  return seesReports ? origin : { ...origin, report_id: null };
}

function sharedBy(interest: ResidentInterest, sharers: readonly Sharer[]): string[] {
  const isSame = ({ code, name }: Sharer) =>
    interest.code === null ? name !== null && sameName(name, interest.label) : code === interest.code;
  return sharers.filter(isSame).map(({ face }) => face.id);
}

function lastEnjoyed(
  interest: ResidentInterest,
  library: readonly JudgedActivity[],
  joinedIn: ReadonlyMap<string, string>,
): Pick<ListedInterest, 'last_enjoyed_on' | 'can_be_had'> {
  if (!isWelcome(interest.level)) return { last_enjoyed_on: null, can_be_had: false };
  const about = library.filter((activity) => isAbout(interest, activity));
  const days = about.flatMap(({ id }) => joinedIn.get(id) ?? []);
  return { last_enjoyed_on: days.toSorted().at(-1) ?? null, can_be_had: about.length > 0 };
}
