import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import { Goal, GoalFields, GoalReview, Wish, WishFields } from './goal.ts';

const base_version = z.int().min(1);

export const listGoals = endpoint({
  path: '/api/v2/goal/list',
  summary: 'The goals and wishes of a resident',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ resident_id: Id }),
  output: z.object({ goals: z.array(Goal), wishes: z.array(Wish) }),
});

export const addGoal = endpoint({
  path: '/api/v2/goal/add',
  summary: 'Writes down a goal of a resident',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...GoalFields.shape }),
  output: z.object({ id: Id }),
});

/** @throws 409 with the goal as it stands when somebody else looked at it in the meantime */
export const reviewGoal = endpoint({
  path: '/api/v2/goal/review',
  summary: 'Keeps how a goal is going and what becomes of it',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, goal_id: Id, base_version, ...GoalReview.shape }),
  output: Goal,
});

export const addWish = endpoint({
  path: '/api/v2/wish/add',
  summary: 'Writes down a wish of a resident',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...WishFields.shape }),
  output: z.object({ id: Id }),
});

/** @throws 409 with the wish as it stands when somebody else changed it in the meantime */
export const changeWish = endpoint({
  path: '/api/v2/wish/change',
  summary: 'Changes a wish, or tells how it came true',
  allow: 'residents.manage',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, wish_id: Id, base_version, ...WishFields.shape }),
  output: Wish,
});
