import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id } from '../text.ts';
import { Write } from '../write.ts';
import { GroupRule, GroupWords, ResidentGroup, ResidentGroups } from './group.ts';

export const listGroups = endpoint({
  path: '/api/v2/resident-group/list',
  summary: 'The groups of this home, each with who is in it today',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: ResidentGroups,
});

/** Makes a group or changes one. When somebody changed it meanwhile: 409 with the group as it stands. */
export const saveGroup = endpoint({
  path: '/api/v2/resident-group/save',
  summary: 'Make or change a group of residents',
  allow: 'resident_groups.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    resident_group_id: Id.nullable(),
    base_version: z.int().min(0),
    ...GroupWords.shape,
  }),
  output: ResidentGroup,
});

/** When somebody changed it meanwhile: 409 with the group as it stands. */
export const archiveGroup = endpoint({
  path: '/api/v2/resident-group/archive',
  summary: 'Put a group away, or bring it back',
  allow: 'resident_groups.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ resident_group_id: Id, base_version: z.int().min(0), is_archived: z.boolean() }),
  /** The same id, so that the audit trail names the group; and the version that it is now. */
  output: z.object({ id: Id, version: z.int() }),
});

export const previewGroupRule = endpoint({
  path: '/api/v2/resident-group/preview-rule',
  summary: 'Who would be in a group with this rule today',
  allow: 'resident_groups.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ rule: GroupRule }),
  output: z.object({ items: z.array(ResidentFace) }),
});
