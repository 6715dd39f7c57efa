import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { ActivityCategory } from '@heartsease/domain/activities/activity-detail.ts';
import { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { Captions, VideoLicence, VideoPeople } from '@heartsease/domain/videos/video.ts';
import type { VideoWords } from '@heartsease/domain/videos/video.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';

export interface Stamp {
  by: string;
  now: Date;
}

/** A film of the home's own as it stands, with its file. */
export interface StoredVideo extends VideoWords {
  id: string;
  version: number;
  file_id: string;
  poster_id: string | null;
  seconds: number;
  bytes: number;
  sha256: string;
  is_retired: boolean;
  changed_by: string | null;
  changed_at: string;
}

/** The home's own films by title, also those out of use; or one of them. */
export async function videosOf(db: Db, careHome: CareHome, id?: string): Promise<StoredVideo[]> {
  const rows = await db
    .selectFrom('videos as v')
    .innerJoin('video_files as f', (join) =>
      join.onRef('f.care_home_id', '=', 'v.care_home_id').onRef('f.id', '=', 'v.file_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'v.updated_by')
    .select(['v.id', 'v.version', 'v.file_id', 'v.poster_id', 'v.title', 'v.in_short', 'v.captions', 'v.transcript'])
    .select(['v.domains', 'v.bands', 'v.licence', 'v.attribution', 'v.people', 'v.updated_at', 'v.retired_at'])
    .select(['f.seconds', 'f.bytes', 'f.sha256', 'a.known_as as changed_by'])
    .where('v.care_home_id', '=', careHome.id)
    .$if(id !== undefined, (query) => query.where('v.id', '=', id ?? ''))
    .orderBy(sql`v.title collate "en-x-icu"`)
    .orderBy('v.id')
    .execute();
  return rows.map(({ updated_at, retired_at, seconds, sha256, ...row }) => ({
    ...row,
    captions: z.array(Captions).parse(row.captions),
    domains: z.array(ActivityCategory).parse(row.domains),
    bands: z.array(SupportBand).parse(row.bands),
    licence: VideoLicence.parse(row.licence),
    people: VideoPeople.parse(row.people),
    seconds: seconds ?? 0,
    sha256: sha256 ?? '',
    is_retired: retired_at !== null,
    changed_at: updated_at.toISOString(),
  }));
}

/** Holds the home's films for the rest of the transaction, so that two don't use up the room at once. */
export async function holdVideos(db: Db, careHome: CareHome): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`videos of ${careHome.id}`}, 0))`.execute(db);
}

export async function addVideo(
  db: Db,
  careHome: CareHome,
  { file_id, words }: { file_id: string; words: VideoWords },
  { by, now }: Stamp,
): Promise<string> {
  const id = uuidv7();
  const stamp = { created_at: now, created_by: by, updated_at: now, updated_by: by };
  await db
    .insertInto('videos')
    .values({ ...columnsOf(words), ...stamp, id, care_home_id: careHome.id, file_id })
    .execute();
  return id;
}

export async function changeVideo(
  db: Db,
  careHome: CareHome,
  { id, version }: Pick<StoredVideo, 'id' | 'version'>,
  changed: { words?: VideoWords; poster_id?: string | null; retired_at?: Date | null },
  { by, now }: Stamp,
): Promise<void> {
  const { words, ...rest } = changed;
  await db
    .updateTable('videos')
    .set({ ...(words && columnsOf(words)), ...rest, version: version + 1, updated_at: now, updated_by: by })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ captions, ...words }: VideoWords) {
  return { ...words, captions: JSON.stringify(captions) };
}

/** How far somebody has come in this home, by film. */
export async function videoPlacesOf(db: Db, { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>) {
  const rows = await db
    .selectFrom('video_progress')
    .select(['video_id', 'at_seconds', 'done_at'])
    .where('care_home_id', '=', careHome.id)
    .where('account_id', '=', account_id)
    .execute();
  return new Map(rows.map((row) => [row.video_id, row]));
}

export async function putVideoPlace(
  db: Db,
  { careHome, account_id }: Pick<Session, 'careHome' | 'account_id'>,
  { video_id, at, is_done, now }: { video_id: string; at: number; is_done: boolean; now: Date },
): Promise<void> {
  const times = { begun_at: now, done_at: is_done ? now : null, updated_at: now };
  await db
    .insertInto('video_progress')
    .values({ care_home_id: careHome.id, account_id, video_id, at_seconds: at, ...times })
    .onConflict((conflict) =>
      conflict.columns(['care_home_id', 'account_id', 'video_id']).doUpdateSet((set) => ({
        at_seconds: set.ref('excluded.at_seconds'),
        done_at: sql<Date | null>`coalesce(video_progress.done_at, excluded.done_at)`,
        updated_at: set.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
