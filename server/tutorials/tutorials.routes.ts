import { DEFINITIONS } from '@heartsease/domain/dashboard/definitions.ts';
import { secondsFor } from '@heartsease/domain/tutorials/tutorial.ts';
import type { Tutorial, TutorialPlace } from '@heartsease/domain/tutorials/tutorial.ts';
import { keepPlace, listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { refuseStrangers } from '../dashboard/filter.ts';
import { toldToday } from '../dashboard/told-today.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { WrittenTutorial } from './written-tutorial.ts';
import { tutorialsFor } from './core-tutorials.ts';
import { progressOf, putPlace } from './tutorials.queries.ts';

export function registerTutorials(app: App): void {
  route(app, listTutorials, async ({ db, session, now, input }) => {
    await refuseStrangers({ db, session, now }, input);
    const progress = await progressOf(db, session);
    const items = tutorialsFor(session.viewer).map((written) =>
      asTutorial(written, placeIn(written, progress.get(written.id))),
    );
    return { ...toldToday({ session, now }, DEFINITIONS.tutorials, items), next_cursor: null, total: items.length };
  });

  route(app, keepPlace, async ({ db, session, now, input: { tutorial, step, is_done } }) => {
    const written = tutorialsFor(session.viewer).find(({ id }) => id === tutorial);
    if (!written) throw notFound();
    if (step >= written.steps.length) throw refused({ step: ['This tutorial has no such card'] });
    await putPlace(db, session, { tutorial, step, is_done, now });
    return DONE;
  });
}

function asTutorial(
  { id, title, in_short, icon, tint, role, route: to, steps, welsh }: WrittenTutorial,
  place: TutorialPlace,
): Tutorial {
  return {
    id,
    title,
    in_short,
    icon,
    tint,
    role,
    steps,
    welsh,
    place,
    route: to,
    seconds: secondsFor({ steps }),
    done: place.state === 'done',
  };
}

/** A tutorial may have become shorter since somebody read it. */
function placeIn(
  { steps }: WrittenTutorial,
  progress: { step: number; done_at: Date | null } | undefined,
): TutorialPlace {
  if (progress === undefined) return { state: 'new' };
  if (progress.done_at !== null) return { state: 'done' };
  return { state: 'begun', step: Math.min(progress.step, steps.length - 1) };
}
