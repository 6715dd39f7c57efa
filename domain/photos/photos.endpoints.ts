import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { PHOTO_MOST_BYTES, PhotoOnNotice, PhotoUpload, PhotoWords, SharedPhoto, StaffPhoto, Subject } from './photo.ts';

const Place = z.string().max(200);

/** One stretch of a list. A place in it is worth the same whatever comes or goes, so any stretch is asked anew by itself. */
const Page = {
  cursor: Place.optional(),
  /** As far as there and no further: just the same stretch again, with what has come into it. */
  until: Place.optional(),
  /** Beginning with this one, wherever it stands, instead of at a cursor. */
  from_photo_id: Id.optional(),
  limit: z.int().min(1).max(100).optional(),
};

/** Where the list goes on, and for a page that did not come from above, where it does before that page. */
const Ways = { next_cursor: z.string().nullable(), previous_cursor: z.string().nullable() };

/**
 * The parts themselves go as bytes to `/api/v2/photo/part/<photo>/<offset>` (docs/decisions/0042). The device makes the
 * id, so that a photo that is begun twice is there once.
 */
export const beginPhoto = endpoint({
  path: '/api/v2/photo/begin-upload',
  summary: 'Begin to bring a photo, or find out how far it has come',
  allow: 'photos.add',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    new_photo_id: Id,
    bytes: z.int().min(1, 'This file is empty').max(PHOTO_MOST_BYTES, 'A photo has at most 15 MB'),
    /** The moment that it belongs to. */
    report_id: Id.nullable(),
    /** The same by the id under which its author logged it: on their device nobody knows yet what the server calls it. */
    report_client_id: Id.optional(),
    /** Null: today. */
    taken_on: CalendarDate.nullable(),
  }),
  output: PhotoUpload,
});

export const listPhotos = endpoint({
  path: '/api/v2/photo/list',
  summary: 'The photos of this home, the latest first, also of one person or of one report',
  allow: 'photos.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({
    resident_id: Id.optional(),
    report_id: Id.optional(),
    /** Only those on which somebody still needs a name. */
    is_untagged_only: z.boolean().optional(),
    ...Page,
  }),
  output: z.object({ items: z.array(StaffPhoto), ...Ways, total: z.number().int() }),
});

export const getPhoto = endpoint({
  path: '/api/v2/photo/get',
  summary: 'One photo, and who has seen it',
  allow: 'photos.view',
  scope: 'photo',
  kind: 'read',
  input: z.object({ photo_id: Id }),
  output: StaffPhoto.extend({
    seen_by: z.array(z.object({ name: z.string(), first_seen_at: z.string(), last_seen_at: z.string() })),
    on_notice: PhotoOnNotice,
  }),
});

/** Why a relative would not see it. */
const WhyHidden = z.enum(['nobody_of_theirs', 'own_said_no', 'other_said_no']);

/** What each relative would see if it were shared with these people in it. */
export const previewPhoto = endpoint({
  path: '/api/v2/photo/preview',
  summary: 'Who would see a photo once it is shared, and whose faces are covered for them',
  allow: 'photos.view',
  scope: 'photo',
  kind: 'read',
  input: z.object({ photo_id: Id, subjects: z.array(Subject) }),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        /** Whose family they are. */
        of: z.array(z.string()),
        is_shown: z.boolean(),
        covered: z.array(z.string()),
        why: WhyHidden.nullable(),
        because_of: z.array(z.string()),
      }),
    ),
    /** Said no to photos altogether: their faces are covered for everybody. */
    said_no: z.array(z.object({ resident_id: Id, known_as: z.string() })),
  }),
});

/** When somebody changed it meanwhile: 409 with the photo as it stands. */
export const savePhoto = endpoint({
  path: '/api/v2/photo/save',
  summary: 'Say who is in a photo, what it shows, and whether families may see it',
  allow: 'photos.add',
  scope: 'photo',
  kind: 'write',
  input: Write.extend({ photo_id: Id, base_version: z.int().min(0), ...PhotoWords.shape }),
  output: StaffPhoto,
});

/** On every package, at a word: the next request of any relative finds nothing. */
export const withdrawPhoto = endpoint({
  path: '/api/v2/photo/withdraw',
  summary: 'Take a photo back from families',
  allow: 'photos.view',
  scope: 'photo',
  kind: 'write',
  input: Write.extend({ photo_id: Id }),
  output: StaffPhoto,
});

export const removePhoto = endpoint({
  path: '/api/v2/photo/remove',
  summary: 'Take a photo away for good: one’s own, or any for whoever leads',
  allow: 'photos.view',
  scope: 'photo',
  kind: 'write',
  input: Write.extend({ photo_id: Id }),
  output: Done,
});

/** For a relative: what is shared, of the people they are linked to, as their people agreed. */
export const listSharedPhotos = endpoint({
  path: '/api/v2/photo/shared',
  summary: 'The photos that a relative may see, the latest first',
  allow: 'relatives_list.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ resident_id: Id.optional(), ...Page }),
  output: z.object({ items: z.array(SharedPhoto), ...Ways }),
});
