import { z } from 'zod';
import { DashboardFilter } from '../dashboard/filter.ts';
import { told } from '../dashboard/told.ts';
import { endpoint } from '../endpoint.ts';
import { Done, Write } from '../write.ts';
import { Tutorial, TutorialId } from './tutorial.ts';

/** Of the tutorials those that are about what this person may do (rows PE-7, CA-4). The filter narrows nothing here. */
export const listTutorials = endpoint({
  path: '/api/v2/dashboard/tutorials',
  summary: 'Short step-by-step guides to the product for this role, with how far one has come',
  allow: 'tutorials.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: z.object({ ...told, items: z.array(Tutorial), next_cursor: z.null(), total: z.number().int() }),
});

/** Where somebody is in a tutorial, so that they can go on with it on another device. Once done it stays done. */
export const keepPlace = endpoint({
  path: '/api/v2/tutorial/keep-place',
  summary: 'Keep one’s place in a tutorial, or say that it is done',
  allow: 'tutorials.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tutorial: TutorialId, step: z.int().min(0).max(20), is_done: z.boolean() }),
  output: Done,
});
