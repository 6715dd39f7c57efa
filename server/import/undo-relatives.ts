import type { z } from 'zod';
import type { undoImport } from '@heartsease/domain/import/import.endpoints.ts';
import { LinkFields } from '@heartsease/domain/relatives/relative.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { endInvitations } from '../invitations/invitations.queries.ts';
import { noteLinkChanges } from '../relatives/link-changes.queries.ts';
import type { Session } from '../session/session.ts';
import { changeLinks, makePrimaryAgain, writtenLinks } from './relatives.queries.ts';
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
  const { careHome } = session;
  const links = await writtenLinks(db, careHome, import_id);
  const free = links.filter((link) => whyItStays(link) === null);
  await takeBack(
    { db, session, now },
    free.filter(({ outcome, status }) => outcome === 'invited' && status !== 'ended'),
  );
  await putBack(
    { db, session, now },
    free.filter(({ outcome }) => outcome === 'changed'),
  );
  // At last, when whoever came in their place is not the first to call any more.
  for (const { id, before } of free) {
    const { is_primary, instead_of } = Before.parse(before ?? {});
    const first = is_primary === true ? id : (instead_of ?? null);
    if (first !== null) await makePrimaryAgain(db, careHome, first);
  }
  const kept = links.flatMap((link) => {
    const why = whyItStays(link);
    return why === null ? [] : [{ name: `${link.first_name} ${link.last_name}`, why }];
  });
  return { undone: free.length, kept };
}

function whyItStays({ outcome, status, account_id, version, version_after }: WrittenLink): Kept[number]['why'] | null {
  if (outcome === 'invited' && account_id !== null) return 'joined';
  if (outcome === 'invited' && status === 'ended') return null;
  return version === version_after ? null : 'changed';
}

interface By {
  db: Db;
  session: Session;
  now: Date;
}

async function takeBack({ db, session, now }: By, links: readonly WrittenLink[]): Promise<void> {
  const { careHome } = session;
  const ids = links.flatMap(({ invitation_id }) => invitation_id ?? []);
  await endInvitations(db, { care_home_id: careHome.id, ids }, now);
  const fields = { status: 'ended', status_since: now, status_reason: '', is_primary: false } as const;
  await changeLinks(
    db,
    careHome,
    links.map(({ id }) => ({ id, fields })),
  );
  const noted = links.map(({ id }) => ({ relative_link_id: id, kind: 'withdrawn' as const, now }));
  await noteLinkChanges(db, session, noted);
}

async function putBack({ db, session, now }: By, links: readonly WrittenLink[]): Promise<void> {
  const back = links.flatMap((link) => {
    const { relationship, access_level, is_primary } = Before.parse(link.before ?? {});
    // Who was the first to call becomes it again at last.
    const before = { relationship, access_level, ...(is_primary === false && { is_primary }) };
    const changes = (['relationship', 'access_level', 'is_primary'] as const).flatMap((field) => {
      const after = before[field];
      return after === undefined || after === link[field] ? [] : [{ field, before: link[field], after }];
    });
    return changes.length === 0 ? [] : [{ id: link.id, fields: before, changes }];
  });
  await changeLinks(db, session.careHome, back);
  const noted = back.map(({ id, changes }) => ({ relative_link_id: id, kind: 'changed' as const, changes, now }));
  await noteLinkChanges(db, session, noted);
}
