import { z } from 'zod';
import { DashboardFilter } from '../dashboard/filter.ts';
import { told } from '../dashboard/told.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Line } from '../text.ts';
import { Done, Write } from '../write.ts';
import { PHOTO_TEXT_LIMIT } from '../residents/profile.endpoints.ts';
import { Film, OwnVideo, Upload, VIDEO_MOST_BYTES, VIDEO_MOST_SECONDS, Video, VideoWords } from './video.ts';

/** Our own films and those of this home (rows PE-6, CA-4). Of the filter the domains narrow it. */
export const listVideos = endpoint({
  path: '/api/v2/dashboard/videos',
  summary: 'Films to learn from and to watch together, with captions, and how far one has come',
  allow: 'videos.view',
  scope: 'care-home',
  kind: 'read',
  input: DashboardFilter,
  output: z.object({ ...told, items: z.array(Video), next_cursor: z.null(), total: z.number().int() }),
});

export const getVideo = endpoint({
  path: '/api/v2/video/get',
  summary: 'One film, with addresses to play it from that live for a while',
  allow: 'videos.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ video_id: Id }),
  output: Film,
});

/** Where somebody is in a film, so that they can go on with it on another device. Once seen it stays seen. */
export const keepVideoPlace = endpoint({
  path: '/api/v2/video/progress',
  summary: 'Keep how far one has watched a film',
  allow: 'videos.view',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    video_id: Id,
    at: z
      .int()
      .min(0)
      .max(VIDEO_MOST_SECONDS + 60),
  }),
  output: Done,
});

export const listOwnVideos = endpoint({
  path: '/api/v2/video/list',
  summary: 'The home’s own films, what is out of use, what one has begun to upload, and how much room is left',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(OwnVideo),
    unfinished: z.array(Upload),
    used_bytes: z.number().int(),
    quota_bytes: z.number().int(),
    next_cursor: z.null(),
    total: z.number().int(),
  }),
});

/**
 * The parts themselves go as bytes to `/api/v2/video/part/<upload>/<offset>` (docs/decisions/0031). Whoever chooses
 * the same file again goes on with what they began.
 */
export const beginUpload = endpoint({
  path: '/api/v2/video/begin-upload',
  summary: 'Begin to upload a film, or find out how far it has come',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Made by the device; another comes back where the same film was begun already. */
    new_upload_id: Id,
    file_name: Line,
    bytes: z.int().min(1, 'This file is empty').max(VIDEO_MOST_BYTES, 'A film has at most 100 MB'),
    /** SHA-256 of its size, its beginning and its end: the same file, chosen again, is known by it. */
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/, 'This is no fingerprint'),
  }),
  output: Upload,
});

export const getUpload = endpoint({
  path: '/api/v2/video/upload',
  summary: 'How far an upload has come',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ upload_id: Id }),
  output: Upload,
});

/** Only what one began oneself, and of which no film was made. */
export const discardUpload = endpoint({
  path: '/api/v2/video/discard-upload',
  summary: 'Throw away what one has begun to upload',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ upload_id: Id }),
  output: Done,
});

/** When somebody changed it meanwhile: 409 with the film as it stands. */
export const saveVideo = endpoint({
  path: '/api/v2/video/save',
  summary: 'Put an uploaded film on the list with its captions, or change what is said of one',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one, which then names its upload. */
    video_id: Id.nullable(),
    upload_id: Id.nullable(),
    base_version: z.int().min(0),
    ...VideoWords.shape,
  }),
  output: OwnVideo,
});

export const setPoster = endpoint({
  path: '/api/v2/video/set-poster',
  summary: 'Give a film its picture: a moment of it, or one that was chosen',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    video_id: Id,
    /** Null takes it away. */
    image: z.base64('This is no picture').max(PHOTO_TEXT_LIMIT, 'This picture is too large').nullable(),
  }),
  output: OwnVideo,
});

export const retireVideo = endpoint({
  path: '/api/v2/video/retire',
  summary: 'Take a film out of use, or bring it back',
  allow: 'videos.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ video_id: Id, is_retired: z.boolean() }),
  output: OwnVideo,
});
