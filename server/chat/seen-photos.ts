import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { isStaffRole } from '@heartsease/domain/chat/who-is-in.ts';
import type { ChatPhoto } from '@heartsease/domain/chat/chat.ts';
import { captionFor } from '@heartsease/domain/photos/photo-caption.ts';
import type { PhotoSight } from '@heartsease/domain/photos/photo-sight.ts';
import type { Subject } from '@heartsease/domain/photos/photo.ts';
import type { Db } from '../db/database.ts';
import { signedOut } from '../http/errors.ts';
import { chatPhotoLinks } from '../photos/photo-links.ts';
import { photosAfter, subjectsOf } from '../photos/photos.queries.ts';
import type { PhotoRow, SubjectRow } from '../photos/photos.queries.ts';
import { answersOf, ownPeopleOf, staffSight, stateOf, threadSight } from '../photos/sight.ts';
import { lookOf } from '../photos/tell-photos.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import { hashOfSignIn } from '../session/session-row.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { messagePhotos } from './chat-photos.queries.ts';
import type { MessagePhotoRow } from './chat-photos.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

interface Reader {
  db: Db;
  session: Session;
  now: Date;
}

/** A photo in a message, with what its reader sees of it. */
export type SeenPhoto = { at: MessagePhotoRow } & (
  | { of: 'thread' }
  | { of: 'home'; row: PhotoRow; people: SubjectRow[]; sight: PhotoSight }
);

/**
 * What whoever asks sees of these photos, where they may read the messages that they stand in. What came for the thread
 * alone is everybody’s who is in it. A photo of the home goes by the one rule (domain/photos/photo-sight.ts), each time
 * anew; of one that they may not see nothing is told.
 */
export async function seenPhotos({ db, session, now }: Reader, at: readonly MessagePhotoRow[]): Promise<SeenPhoto[]> {
  const { careHome } = session;
  const photo_ids = [...new Set(at.flatMap(({ photo_id }) => photo_id ?? []))];
  const rows =
    photo_ids.length === 0
      ? []
      : await photosAfter(db, careHome, { photo_ids }, { after: null, limit: photo_ids.length });
  const subjects = await subjectsOf(db, careHome, photo_ids);
  const sightOf = await sightFor({ db, session, now }, subjects);
  return at.flatMap((one): SeenPhoto[] => {
    if (one.photo_id === null) return [{ at: one, of: 'thread' }];
    const row = rows.find(({ id }) => id === one.photo_id);
    if (row === undefined) return [];
    const people = subjects.get(row.id) ?? [];
    const sight = sightOf(row, people);
    return sight === null ? [] : [{ at: one, of: 'home', row, people, sight }];
  });
}

/** The rule for whoever asks; null for what is not even told. */
async function sightFor(
  { db, session, now }: Reader,
  subjects: ReadonlyMap<string, SubjectRow[]>,
): Promise<(row: PhotoRow, people: readonly Subject[]) => PhotoSight | null> {
  const { careHome, account_id } = session;
  const answers = await answersOf(db, careHome, subjects.values());
  if (sessionMay(session, 'photos.view')) return (_row, people) => staffSight(people, { answers, careHome, now });
  if (!isRelative(session.viewer)) return () => null;
  const relations = await ownPeopleOf(db, careHome, { account_id, now });
  return (row, people) => {
    const sight = threadSight(stateOf(row), people, { answers, relations, careHome, now });
    return sight.is_shown ? sight : null;
  };
}

/**
 * The photos of messages that whoever asks may read, by message.
 *
 * @param thread that they all stand in; without one nothing of them can be kept
 */
export async function toldPhotos(
  reader: Reader,
  message_ids: readonly string[],
  thread?: Pick<ThreadRow, 'kind'>,
): Promise<Map<string, ChatPhoto[]>> {
  const { db, session, now } = reader;
  const at = await messagePhotos(db, session.careHome, message_ids);
  if (at.length === 0) return new Map();
  const seen = await seenPhotos(reader, at);
  const key = await hashOfSignIn(db, session.sign_in_id);
  // It ended while this call was under way.
  if (!key) throw signedOut();
  const links = chatPhotoLinks(session.sign_in_id, key, now);
  const isStaff = isStaffRole(session.role);
  const names = isStaff ? null : await captionsFor(reader);
  const told = seen.map((photo): [string, ChatPhoto] => {
    const { id, message_id } = photo.at;
    const isOpen = photo.of === 'thread' || photo.sight.is_shown;
    const look = photo.of === 'thread' ? 'own' : `${photo.row.id}-${lookOf(photo.row, photo.sight)}`;
    const addresses = {
      thumb: isOpen ? links(id, 'thumb', look) : null,
      screen: isOpen ? links(id, 'screen', look) : null,
    };
    if (photo.of === 'thread') {
      const is_kept = photo.at.kept_photo_id !== null;
      const may_keep = !is_kept && thread?.kind === 'circle' && sessionMay(session, 'photos.add');
      const { width, height } = photo.at;
      const nobody = { caption: '', people: [], others: 0, album: null };
      return [message_id, { id, ...addresses, width: width ?? 1, height: height ?? 1, ...nobody, may_keep, is_kept }];
    }
    const { row, people } = photo;
    const known = people.filter(({ resident_id }) => names === null || names.isTheirs(resident_id));
    return [
      message_id,
      {
        id,
        ...addresses,
        width: row.width ?? 1,
        height: row.height ?? 1,
        caption: names === null ? row.caption : names.caption(row.caption),
        people: known.map(({ resident_id, known_as }) => ({ resident_id, known_as })),
        others: people.length - known.length,
        album: isStaff
          ? { photo_id: row.id, is_tagging_complete: row.tagged_at !== null, sharing: stateOf(row).sharing }
          : null,
        may_keep: false,
        is_kept: false,
      },
    ];
  });
  return new Map(
    [...Map.groupBy(told, ([message_id]) => message_id)].map(([id, all]) => [id, all.map(([, one]) => one)]),
  );
}

/** What a relative may know of who is in a photo: their own people by name. */
async function captionsFor({ db, session: { careHome, account_id }, now }: Reader) {
  const relations = await ownPeopleOf(db, careHome, { account_id, now });
  const isTheirs = (id: string) => relations.get(id)?.status === 'active';
  const everybody = (await namesOfHome(db, careHome)).map(({ id, ...names }) => ({
    ...names,
    is_theirs: relations.has(id),
  }));
  return { isTheirs, caption: (caption: string) => captionFor(caption, everybody) };
}
