import {
  getActivity,
  keepFavourite,
  listActivities,
  matchActivities,
} from '@heartsease/domain/activities/activities.endpoints.ts';
import { groupFits, latelySince } from '@heartsease/domain/activities/group-fit.ts';
import { ownWordsLately } from '@heartsease/domain/activities/own-words-lately.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { knownPeople } from '../interests/known-people.ts';
import { libraryOf } from '../interests/library.queries.ts';
import { ownWordsSince } from '../interests/past.queries.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { sessionMay } from '../session/session.ts';
import { activityOf, activitySheetOf, libraryFor, putFavourite } from './activities.queries.ts';

export function registerActivities(app: App): void {
  route(app, listActivities, async ({ db, session, input }) => {
    const items = chosenFrom(await libraryFor(db, session), input);
    return { items, next_cursor: null, total: items.length };
  });
  route(app, getActivity, async ({ db, session, input }) => {
    const activity = await activitySheetOf(db, session, input.activity_id);
    if (activity === undefined) throw notFound();
    return activity;
  });
  route(app, keepFavourite, async ({ db, session, input: { activity_id, is_favourite } }) => {
    if ((await activityOf(db, session.careHome, activity_id)) === undefined) throw notFound();
    await putFavourite(db, session, activity_id, is_favourite);
    return { id: activity_id };
  });
  route(app, matchActivities, async ({ db, session, now, input: { resident_ids, ...choice } }) => {
    const ids = [...new Set(resident_ids)];
    if ((await facesOf(db, session.careHome, ids)).length !== ids.length) throw notFound();
    const people = await knownPeople({ db, session, now }, ids);
    const wanted = new Set(chosenFrom(await libraryFor(db, session), choice).map(({ id }) => id));
    const library = await libraryOf(db, session.careHome);
    const day = choice.season === undefined ? calendarDay(now, session.careHome.timezone) : null;
    const found = groupFits({ day, people, activities: library.filter(({ id }) => wanted.has(id)) });
    const [first] = people;
    // What was written in a report is for whoever may read it.
    const had =
      first === undefined || !sessionMay(session, 'reports.view')
        ? []
        : await ownWordsSince(db, session.careHome, ids, latelySince(first.four_weeks_ago));
    return { ...found, own_words: ownWordsLately(had) };
  });
}
