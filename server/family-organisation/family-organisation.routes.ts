import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import {
  chooseFamilyInterests,
  getFamilyIdea,
  listDoneIdeas,
  listFamilyIdeas,
  listFamilyInterests,
  sayDone,
  takeBackDone,
} from '@heartsease/domain/family-organisation/family-organisation.endpoints.ts';
import { KEPT_WITHIN_DAYS, MOST_INTERESTS } from '@heartsease/domain/family-organisation/idea.ts';
import type { FamilyIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { fewFor, offeredOn } from '@heartsease/domain/family-organisation/ideas.ts';
import type { Offered } from '@heartsease/domain/family-organisation/ideas.ts';
import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { activityOf } from '../activities/activities.queries.ts';
import { toldToday } from '../dashboard/told-today.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import {
  doneSince,
  interestsNow,
  putDone,
  putInterests,
  removeDone,
  sheetsOfLibrary,
} from './family-organisation.queries.ts';
import { registerFamilyBook } from './family-book.routes.ts';
import type { SheetOfIdea } from './family-organisation.queries.ts';
import { ideaOn } from './idea-on.ts';

export function registerFamilyOrganisation(app: App): void {
  registerFamilyBook(app);

  route(app, listFamilyIdeas, async ({ db, session, now, input: { energy } }) => {
    const { careHome } = session;
    const day = calendarDay(now, careHome.timezone);
    const interests = await interestsNow(db, careHome);
    const offered = offeredOn({ day, interests, activities: await sheetsOfLibrary(db, careHome) });
    const items = fewFor(offered, energy).map(asIdea);
    return { ...toldToday({ session, now }, DEFINITIONS.family_ideas, items), day };
  });

  route(app, getFamilyIdea, async ({ db, session: { careHome }, now, input: { activity_id } }) => {
    const day = calendarDay(now, careHome.timezone);
    const found = await ideaOn(db, careHome, { day, activity_id });
    if (found === undefined) throw notFound();
    return { day, idea: asIdea(found) };
  });

  route(app, listFamilyInterests, async ({ db, session: { careHome } }) => ({
    codes: await interestsNow(db, careHome),
  }));

  route(app, chooseFamilyInterests, async ({ db, session: { careHome }, now, input: { chosen, let_go } }) => {
    const unknown = chosen.find((code) => interestOf(code) === undefined);
    if (unknown !== undefined) throw refused({ chosen: ['This is not an interest that we know'] });
    await putInterests(db, careHome, { chosen, let_go, today: calendarDay(now, careHome.timezone) });
    if ((await interestsNow(db, careHome)).length > MOST_INTERESTS)
      throw refused({ chosen: [`Choose ${MOST_INTERESTS} interests or fewer`] });
    return DONE;
  });

  route(app, listDoneIdeas, async ({ db, session: { careHome }, now }) => {
    const month = `${calendarDay(now, careHome.timezone).slice(0, 7)}-01`;
    const items = await doneSince(db, careHome, month);
    return { month, items, next_cursor: null, total: items.length };
  });

  route(app, sayDone, async ({ db, session, now, input: { activity_id, day, response } }) => {
    const today = calendarDay(now, session.careHome.timezone);
    if (day > today) throw refused({ day: ['This day has not come yet'] });
    if (day < addDays(today, -KEPT_WITHIN_DAYS))
      throw refused({ day: [`This is longer than ${KEPT_WITHIN_DAYS} days ago`] });
    if ((await ideaOn(db, session.careHome, { day, activity_id })) === undefined) throw notFound();
    await putDone(db, session, { activity_id, day, response, now });
    return DONE;
  });

  route(app, takeBackDone, async ({ db, session: { careHome }, input }) => {
    if ((await activityOf(db, careHome, input.activity_id)) === undefined) throw notFound();
    await removeDone(db, careHome, input);
    return DONE;
  });
}

function asIdea({ activity, energy, whys }: Offered<SheetOfIdea>): FamilyIdea {
  return { ...activity, activity_id: activity.id, energy, whys };
}
