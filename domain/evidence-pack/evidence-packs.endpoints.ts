import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { EvidencePack, ForWhom, LinkDays, PackAsk, PackPerson } from './evidence-pack.ts';

export const listPackPeople = endpoint({
  path: '/api/v2/evidence/pack-people',
  summary: 'Whose month a pack of these days could tell, and whom it suggests',
  allow: 'evidence_pack.make',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ to: CalendarDate }),
  output: z.object({ items: z.array(PackPerson) }),
});

/** With names it needs a reason, which the audit keeps. */
export const buildPack = endpoint({
  path: '/api/v2/evidence/pack-build',
  summary: 'Ask for the evidence of some days as a PDF',
  allow: 'evidence_pack.make',
  scope: 'care-home',
  kind: 'write',
  kept_in_audit: Object.keys(PackAsk.shape),
  input: Write.extend(PackAsk.shape),
  output: z.object({ id: Id }),
});

export const listPacks = endpoint({
  path: '/api/v2/evidence/pack-list',
  summary: 'The packs of the home that are still kept, how far each is, and the links that show them',
  allow: 'evidence_pack.take_back',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(EvidencePack) }),
});

export const getPack = endpoint({
  path: '/api/v2/evidence/pack-get',
  summary: 'Fetch a pack; each time is counted',
  allow: 'evidence_pack.make',
  scope: 'evidence_pack',
  kind: 'read',
  is_always_audited: true,
  input: z.object({ evidence_pack_id: Id }),
  output: z.object({
    /** Without anybody's name: a file lies in a folder that others look into. */
    file_name: z.string(),
    /** In base64. */
    pdf: z.base64(),
    pages: z.int(),
  }),
});

/**
 * The address is in the answer alone; of the link itself a hash is kept. As with every write the answer stands in
 * `writes` for up to 30 days, so that the same call sent again answers the same.
 */
export const sharePack = endpoint({
  path: '/api/v2/evidence/viewer-link',
  summary: 'Make a link that shows a pack to somebody outside, for some days',
  allow: 'evidence_pack.make',
  scope: 'evidence_pack',
  kind: 'write',
  input: Write.extend({ evidence_pack_id: Id, for_whom: ForWhom, days: LinkDays }),
  output: z.object({ id: Id, link: z.string(), expires_at: z.string() }),
});

export const takeBackPackLink = endpoint({
  path: '/api/v2/evidence/viewer-link-revoke',
  summary: 'Take a link to a pack back; it is dead at once',
  allow: 'evidence_pack.take_back',
  scope: 'evidence_pack',
  kind: 'write',
  input: Write.extend({ evidence_pack_id: Id, evidence_pack_link_id: Id }),
  output: Done,
});
