import { getActivity, listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { activitiesOf, activitySheetOf } from './activities.queries.ts';

export function registerActivities(app: App): void {
  route(app, listActivities, async ({ db, session, input }) => {
    const { q, format } = input;
    const items = (await activitiesOf(db, session.careHome))
      .filter((activity) => format === undefined || activity.formats.includes(format))
      .filter((activity) => q === undefined || matchesWords(q, [activity.title, activity.summary]));
    return { items, next_cursor: null, total: items.length };
  });
  route(app, getActivity, async ({ db, session, input }) => {
    const activity = await activitySheetOf(db, session.careHome, input.activity_id);
    if (activity === undefined) throw notFound();
    return activity;
  });
}
