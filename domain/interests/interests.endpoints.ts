import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { ActivityFits } from './fit.ts';
import {
  InterestChange,
  InterestCode,
  InterestWords,
  OwnLabel,
  ResidentInterest,
  ResidentInterests,
} from './interest.ts';

export const listInterests = endpoint({
  path: '/api/v2/resident-interest/list',
  summary: 'What one resident loves, likes and avoids, and who shares it',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ resident_id: Id }),
  output: ResidentInterests,
});

/**
 * Notes an interest, or changes one: of the catalogue by its code, or in own words. When somebody changed it
 * meanwhile, or noted the same: 409 with the interest as it stands, unless both say the same.
 */
export const saveInterest = endpoint({
  path: '/api/v2/resident-interest/save',
  summary: 'Note or change an interest of a resident',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({
    resident_id: Id,
    /** Null for one that nobody has noted yet. */
    resident_interest_id: Id.nullable(),
    base_version: z.int().min(0),
    code: InterestCode.nullable(),
    /** In own words, where there is no code. */
    custom_label: OwnLabel,
    ...InterestWords.shape,
  }),
  output: ResidentInterest,
});

export const removeInterest = endpoint({
  path: '/api/v2/resident-interest/delete',
  summary: 'Take an interest away, or put it back',
  allow: 'interests.remove',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, resident_interest_id: Id, is_removed: z.boolean() }),
  output: Done,
});

export const interestHistory = endpoint({
  path: '/api/v2/resident-interest/history',
  summary: 'How the interests of a resident came to be as they are, newest first',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({ items: z.array(InterestChange) }),
});

export const matchInterests = endpoint({
  path: '/api/v2/resident-interest/matches',
  summary: 'Activities of this home that fit a resident, each with two reasons, and what is left out',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: ActivityFits,
});
