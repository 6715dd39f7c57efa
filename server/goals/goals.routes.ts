import { v7 as uuidv7 } from 'uuid';
import { addGoal, addWish, changeWish, listGoals, reviewGoal } from '@heartsease/domain/goals/goals.endpoints.ts';
import type { Goal, Wish } from '@heartsease/domain/goals/goal.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CareHome } from '../session/session.ts';
import { goalsOf, holdGoal, holdWish, keepGoal, keepReview, keepWish, updateWish, wishesOf } from './goals.queries.ts';

export function registerGoals(app: App): void {
  route(app, listGoals, async ({ db, session, input }) => ({
    goals: await goalsOf(db, session.careHome, input.resident_id),
    wishes: await wishesOf(db, session.careHome, input.resident_id),
  }));

  route(app, addGoal, async ({ db, session, input }) => {
    const { resident_id, text, why, target_on } = input;
    const id = uuidv7();
    await keepGoal(db, session, { id, resident_id, text, why, target_on });
    return { id };
  });

  route(app, reviewGoal, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const { resident_id, goal_id: id, base_version, status, note, people_present, activities_discussed } = input;
    const goal = await holdGoal(db, careHome, { resident_id, id });
    if (!goal) throw notFound();
    if (goal.version !== base_version) throw stale(await goalOf(db, careHome, { resident_id, id }));
    const reviewed_on = calendarDay(now, careHome.timezone);
    const said = { note, people_present, activities_discussed };
    await keepReview(db, session, goal, { id: uuidv7(), status, reviewed_on, ...said });
    return await goalOf(db, careHome, { resident_id, id });
  });

  route(app, addWish, async ({ db, session, input }) => {
    const { resident_id, text, asked_by, wanted_on, status, story } = input;
    const id = uuidv7();
    await keepWish(db, session, { id, resident_id, text, asked_by, wanted_on, status, story });
    return { id };
  });

  route(app, changeWish, async ({ db, session, input }) => {
    const { careHome } = session;
    const { resident_id, wish_id: id, base_version, text, asked_by, wanted_on, status, story } = input;
    const wish = await holdWish(db, careHome, { resident_id, id });
    if (!wish) throw notFound();
    if (wish.version !== base_version) throw stale(await wishOf(db, careHome, { resident_id, id }));
    await updateWish(db, careHome, { id, version: base_version, text, asked_by, wanted_on, status, story });
    return await wishOf(db, careHome, { resident_id, id });
  });
}

type OwnedBy = { resident_id: string; id: string };

async function goalOf(db: Db, careHome: CareHome, { resident_id, id }: OwnedBy): Promise<Goal> {
  const goal = (await goalsOf(db, careHome, resident_id)).find((one) => one.id === id);
  if (!goal) throw notFound();
  return goal;
}

async function wishOf(db: Db, careHome: CareHome, { resident_id, id }: OwnedBy): Promise<Wish> {
  const wish = (await wishesOf(db, careHome, resident_id)).find((one) => one.id === id);
  if (!wish) throw notFound();
  return wish;
}
