import {
  countActivities,
  getFairness,
  getFeedback,
  getKeyFigures,
  getPeopleWhoClick,
  getResidentsEngaged,
  getTargets,
  getVisitIdeas,
  saveTargets,
} from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { activityCount } from './activity-count.ts';
import { fairnessOf } from './fairness.ts';
import { feedbackOf } from './feedback.ts';
import { keyFigures } from './key-figures.ts';
import { narrow } from './narrow.ts';
import { peopleWhoClick } from './people-who-click.ts';
import { residentsEngaged } from './residents-engaged.ts';
import { keepTargets, targetsOf } from './targets.queries.ts';
import { visitIdeas } from './visit-ideas.ts';

/** The figures of a home, each with its days, out of how many, and what it counts. */
export function registerFigures(app: App): void {
  route(app, countActivities, async ({ db, session, now, input }) =>
    activityCount(db, session.careHome, await narrow({ db, session, now }, input), now),
  );

  route(app, getFeedback, async ({ db, session, now, input }) =>
    feedbackOf(db, session.careHome, await narrow({ db, session, now }, input), now),
  );

  route(app, getResidentsEngaged, async ({ db, session, now, input }) =>
    residentsEngaged({ db, session, now }, await narrow({ db, session, now }, input)),
  );

  route(app, getFairness, async ({ db, session, now, input }) =>
    fairnessOf({ db, session, now }, await narrow({ db, session, now }, input)),
  );

  route(app, getKeyFigures, async ({ db, session, now }) => keyFigures({ db, session, now }));

  route(app, getTargets, async ({ db, session }) => ({ targets: await targetsOf(db, session.careHome) }));

  route(app, saveTargets, async ({ db, session, now, input }) => {
    await keepTargets(db, session.careHome, input, { by: session.account_id, now });
    return { targets: await targetsOf(db, session.careHome) };
  });

  route(app, getPeopleWhoClick, async ({ db, session, now }) => peopleWhoClick({ db, session, now }));

  route(app, getVisitIdeas, async ({ db, session, now }) => visitIdeas({ db, session, now }));
}
