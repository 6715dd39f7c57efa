import { getActivity, keepFavourite, listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { chosenFrom } from '@heartsease/domain/activities/library.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
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
    return DONE;
  });
}
