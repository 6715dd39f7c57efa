import { opensAt } from '@heartsease/domain/family-updates/family-update.ts';
import { PhotoWords } from '@heartsease/domain/photos/photo.ts';
import type { StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import type { savePhoto, withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { holdOf } from '../family-updates/shares.queries.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { Asked } from '../http/route.ts';
import { facesOf } from '../reports/reports.queries.ts';
import { sessionMay } from '../session/session.ts';
import { changePhoto, holdPhoto, markWithdrawn, photoRow, sharedPhotosOf, subjectsOf } from './photos.queries.ts';
import type { PhotoRow } from './photos.queries.ts';
import { dropRenditions } from './renditions.queries.ts';
import { answersOf, staffSight } from './sight.ts';
import { toldToStaff } from './tell-photos.ts';

type AnyAsked = Pick<Asked<typeof savePhoto>, 'app' | 'db' | 'session' | 'now'>;

/** Who is in it, what it shows, and whether families may see it. */
export async function keepWords(asked: Asked<typeof savePhoto>): Promise<StaffPhoto> {
  const { db, session, now, input } = asked;
  const { careHome } = session;
  const words = PhotoWords.parse(input);
  const stands = await heldPhoto(asked, input.photo_id);
  const ids = words.subjects.map(({ resident_id }) => resident_id);
  const faces = ids.length === 0 ? [] : await facesOf(db, careHome, ids);
  if (faces.length !== ids.length) throw notFound();
  if (stands.version !== input.base_version) throw stale(await told(asked, stands));
  if (words.is_shared && !words.is_tagging_complete) {
    throw refused({ is_tagging_complete: ['Say who is in it first: what families see depends on that'] });
  }
  const answers = await answersOf(db, careHome, [words.subjects]);
  const sight = staffSight(words.subjects, { answers, careHome, now });
  if (!sight.is_shown) {
    const errors = sight.because_of.map((resident_id) => [
      `subjects.${ids.indexOf(resident_id)}`,
      ['Said no to photos: mark the face, so that it is covered, or take another photo'],
    ]);
    throw refused(Object.fromEntries(errors));
  }
  const shown_from = words.is_shared ? await opensAsTheHomeSays(asked, stands, ids) : null;
  await changePhoto(db, session, stands, { words, shown_from, now });
  await dropRenditions(db, careHome, stands.id);
  return await told(asked, await heldPhoto(asked, stands.id));
}

/**
 * A photo rests as long as every other news of the home. Where news wait for approval, whoever may approve shares it:
 * that they do is their yes. What families see already stays open while its words are changed, but not for the family
 * of somebody who was not named in it.
 *
 * @param named the residents who are in it by what is being saved
 */
async function opensAsTheHomeSays(
  { db, session, now }: AnyAsked,
  stands: PhotoRow,
  named: readonly string[],
): Promise<Date> {
  const { careHome } = session;
  const isShared = stands.shared_at !== null && stands.withdrawn_at === null;
  const subjects = (await subjectsOf(db, careHome, [stands.id])).get(stands.id) ?? [];
  const before = new Set(subjects.map(({ resident_id }) => resident_id));
  if (isShared && stands.shown_from !== null && named.every((id) => before.has(id))) return stands.shown_from;
  const hold = await holdOf(db, careHome);
  if (hold === 'approval' && !sessionMay(session, 'updates.approve')) {
    throw refused({ is_shared: ['Here a coordinator or manager shares photos. Save it for the home, and tell them'] });
  }
  return opensAt(hold, now, careHome.timezone) ?? now;
}

export async function takeBack(asked: Asked<typeof withdrawPhoto>): Promise<StaffPhoto> {
  await withdraw(asked, asked.input.photo_id);
  return await told(asked, await heldPhoto(asked, asked.input.photo_id));
}

/**
 * What is taken back of somebody's moment is taken back with its photos of them, for every family that they show; a report
 * that is set aside, with all of its photos.
 */
export async function takeBackPhotosOf(
  asked: Pick<AnyAsked, 'db' | 'session' | 'now'>,
  of: { report_id: string; resident_id?: string },
): Promise<void> {
  for (const id of await sharedPhotosOf(asked.db, asked.session.careHome, of)) await withdraw(asked, id);
}

async function withdraw(asked: Pick<AnyAsked, 'db' | 'session' | 'now'>, id: string): Promise<void> {
  const { db, session, now } = asked;
  const stands = await heldPhoto(asked, id);
  if (stands.shared_at === null || stands.withdrawn_at !== null) return;
  await markWithdrawn(db, session, stands, now);
  await dropRenditions(db, session.careHome, id);
}

async function heldPhoto(
  { db, session: { careHome } }: Pick<AnyAsked, 'db' | 'session'>,
  id: string,
): Promise<PhotoRow> {
  await holdPhoto(db, careHome, id);
  const row = await photoRow(db, careHome, id);
  if (row === null) throw notFound();
  return row;
}

async function told(asked: AnyAsked, row: PhotoRow): Promise<StaffPhoto> {
  const [photo] = await toldToStaff(asked, [row]);
  if (!photo) throw notFound();
  return photo;
}
