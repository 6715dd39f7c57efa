import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { LoanWords, Resource, ResourceWords } from './resource.ts';

export const listResources = endpoint({
  path: '/api/v2/resource/list',
  summary: 'The cupboard of this home and its wish list, with what is out and with whom',
  allow: 'resources.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({ items: z.array(Resource), next_cursor: z.null(), total: z.number().int() }),
});

/** Puts something into the cupboard or changes it. When somebody changed it meanwhile: 409 with it as it stands. */
export const saveResource = endpoint({
  path: '/api/v2/resource/save',
  summary: 'Write down or change something of the cupboard or of the wish list',
  allow: 'resources.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    resource_id: Id.nullable(),
    base_version: z.int().min(0),
    ...ResourceWords.shape,
  }),
  output: Resource,
});

export const borrowResource = endpoint({
  path: '/api/v2/resource/borrow',
  summary: 'Take something out of the cupboard, for whom and until when',
  allow: 'resources.borrow',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ resource_id: Id, ...LoanWords.shape }),
  output: Resource,
});

export const returnResource = endpoint({
  path: '/api/v2/resource/return',
  summary: 'Put back into the cupboard what was out',
  allow: 'resources.borrow',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ resource_id: Id, loan_id: Id }),
  output: Resource,
});

export const archiveResource = endpoint({
  path: '/api/v2/resource/archive',
  summary: 'Take something off the list for good, or bring it back',
  allow: 'resources.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ resource_id: Id, is_archived: z.boolean() }),
  output: Done,
});
