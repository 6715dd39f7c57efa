import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Note } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Concern, ConcernDraft, ConcernLine } from './concern.ts';
import { SafeguardingContact, SafeguardingContactFields } from './safeguarding-contact.ts';

/** Whoever sends one is told that it was sent, and nothing else. It never waits for a package. */
export const addConcern = endpoint({
  path: '/api/v2/concern/add',
  summary: 'Tell the safeguarding leads of a worry about somebody’s safety',
  allow: 'concerns.add',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(ConcernDraft.shape),
  output: Done,
});

export const listConcerns = endpoint({
  path: '/api/v2/concern/list',
  summary: 'The worries of the home, for its safeguarding leads; every reading is kept',
  allow: 'concerns.lead',
  scope: 'care-home',
  kind: 'read',
  is_always_audited: true,
  input: z.object({}),
  output: z.object({ items: z.array(ConcernLine) }),
});

export const getConcern = endpoint({
  path: '/api/v2/concern/get',
  summary: 'One worry with what was done about it; every reading is kept',
  allow: 'concerns.lead',
  scope: 'concern',
  kind: 'read',
  is_always_audited: true,
  input: z.object({ concern_id: Id }),
  output: Concern,
});

/** A note, or that it was passed on. 409 with what stands when another lead was quicker. */
export const updateConcern = endpoint({
  path: '/api/v2/concern/update',
  summary: 'Write down what was done about a worry',
  allow: 'concerns.lead',
  scope: 'concern',
  kind: 'write',
  input: Write.extend({
    concern_id: Id,
    base_version: z.int().min(1),
    kind: z.enum(['noted', 'referred', 'reopened']),
    text: Note.pipe(z.string().min(1, 'Write what was done')),
  }),
  output: Concern,
});

export const closeConcern = endpoint({
  path: '/api/v2/concern/close',
  summary: 'Close a worry, with what came of it',
  allow: 'concerns.lead',
  scope: 'concern',
  kind: 'write',
  input: Write.extend({
    concern_id: Id,
    base_version: z.int().min(1),
    text: Note.pipe(z.string().min(1, 'Write what came of it')),
  }),
  output: Concern,
});

/** It tells of nobody, and whoever needs it may stand where there is no signal. */
export const getSafeguardingContact = endpoint({
  path: '/api/v2/carehome/safeguarding-contact',
  summary: 'Whom the home reaches at its local authority when somebody is not safe',
  allow: 'concerns.add',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({ contact: SafeguardingContact.nullable() }),
});

export const saveSafeguardingContact = endpoint({
  path: '/api/v2/carehome/safeguarding-contact-save',
  summary: 'Say whom the home reaches at its local authority',
  allow: 'concerns.lead',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** 0 for the first one. When somebody changed it meanwhile: 409 with it as it stands. */
    base_version: z.int().min(0),
    ...SafeguardingContactFields.shape,
  }),
  output: z.object({ contact: SafeguardingContact.nullable() }),
});
