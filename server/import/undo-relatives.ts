import type { z } from 'zod';
import type { undoImport } from '@heartsease/domain/import/import.endpoints.ts';
import { LinkFields } from '@heartsease/domain/relatives/relative.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { endInvitation } from '../invitations/invitations.queries.ts';
import { noteLinkChange } from '../relatives/link-changes.queries.ts';
import { updateLink } from '../relatives/links.queries.ts';
import type { Session } from '../session/session.ts';
import { makePrimaryAgain, writtenLinks } from './relatives.queries.ts';
import type { WrittenLink } from './relatives.queries.ts';

type Kept = z.input<typeof undoImport.output>['kept'];

/** What stood before, as bring-in-relatives.ts keeps it. */
const Before = LinkFields.pick({ relationship: true, access_level: true, is_primary: true })
  .partial()
  .extend({ instead_of: Id.nullish() });

/** Takes back invitations that nobody has accepted, and changes since which nobody has changed anything. */
export async function undoRelatives(
  db: Db,
  session: Session,
  { import_id, now }: { import_id: string; now: Date },
): Promise<{ undone: number; kept: Kept }> {
  const links = await writtenLinks(db, session.careHome, import_id);
  const kept: Kept = [];
  const firstAgain: string[] = [];
  for (const link of links) {
    const why = whyItStays(link);
    if (why !== null) {
      kept.push({ name: `${link.first_name} ${link.last_name}`, why });
      continue;
    }
    const { is_primary, instead_of, ...before } = Before.parse(link.before ?? {});
    if (link.outcome === 'invited') await takeBack(db, session, link, now);
    else await putBack(db, session, { link, before: { ...before, ...(is_primary === false && { is_primary }) }, now });
    if (is_primary === true) firstAgain.push(link.id);
    else if (instead_of != null) firstAgain.push(instead_of);
  }
  // At last, when whoever came in their place is not the first to call any more.
  for (const id of firstAgain) await makePrimaryAgain(db, session.careHome, id);
  return { undone: links.length - kept.length, kept };
}

function whyItStays({ outcome, status, account_id, version, version_after }: WrittenLink): Kept[number]['why'] | null {
  if (outcome === 'invited' && account_id !== null) return 'joined';
  if (outcome === 'invited' && status === 'ended') return null;
  return version === version_after ? null : 'changed';
}

async function takeBack(db: Db, session: Session, link: WrittenLink, now: Date): Promise<void> {
  if (link.status === 'ended') return;
  const { careHome } = session;
  if (link.invitation_id !== null) await endInvitation(db, { care_home_id: careHome.id, id: link.invitation_id }, now);
  const ended = { status: 'ended', status_since: now, status_reason: '', is_primary: false } as const;
  await updateLink(db, careHome, link, ended);
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: 'withdrawn', now });
}

async function putBack(
  db: Db,
  session: Session,
  {
    link,
    before,
    now,
  }: {
    link: WrittenLink;
    before: Partial<Pick<LinkFields, 'relationship' | 'access_level' | 'is_primary'>>;
    now: Date;
  },
): Promise<void> {
  const changes = (['relationship', 'access_level', 'is_primary'] as const).flatMap((field) => {
    const after = before[field];
    return after === undefined || after === link[field] ? [] : [{ field, before: link[field], after }];
  });
  if (changes.length === 0) return;
  await updateLink(db, session.careHome, link, before);
  await noteLinkChange(db, session, { relative_link_id: link.id, kind: 'changed', changes, now });
}
