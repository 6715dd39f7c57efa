import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { ListedTag, ResidentTag, TagLink, TagRef, TagWords } from './tag.ts';

export const listTags = endpoint({
  path: '/api/v2/about-me-tag/list',
  summary: 'The tags of this home, the core’s among them, with how many people carry each',
  allow: 'residents.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ListedTag), total: z.number().int(), own: z.number().int() }),
});

export const saveTag = endpoint({
  path: '/api/v2/about-me-tag/save',
  summary: 'Add a tag of the home’s own, or change one',
  allow: 'about_me_tags.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tag_id: Id.nullable(), base_version: z.int().min(0), ...TagWords.shape }),
  output: ListedTag,
});

/** Whoever carries it keeps it; nobody new is given it. */
export const archiveTag = endpoint({
  path: '/api/v2/about-me-tag/archive',
  summary: 'Archive a tag of the home’s own, or bring it back',
  allow: 'about_me_tags.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tag_id: Id, is_archived: z.boolean() }),
  output: ListedTag,
});

export const mergeTags = endpoint({
  path: '/api/v2/about-me-tag/merge',
  summary: 'Give everybody who carries one tag another instead, and archive the first',
  allow: 'about_me_tags.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ tag_id: Id, into: TagRef }),
  output: z.object({ moved: z.number().int() }),
});

export const assignTag = endpoint({
  path: '/api/v2/about-me-tag/assign',
  summary: 'Put a tag on a resident, or say more about one',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, ...TagLink.shape }),
  output: ResidentTag,
});

export const unassignTag = endpoint({
  path: '/api/v2/about-me-tag/unassign',
  summary: 'Take a tag off a resident',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, tag: TagRef }),
  output: Done,
});
