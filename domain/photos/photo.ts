import { z } from 'zod';
import { Id, Line } from '../text.ts';

/** What the device sends is drawn smaller first; this is for whatever can't do that. */
export const PHOTO_MOST_BYTES = 15 * 1024 * 1024;
/** Decided from the first bytes, before anything is unpacked (quality.md, D1). */
export const PHOTO_MOST_PIXELS = 50_000_000;
/** The longer side of what is kept and looked at, and the side of the square in a grid. */
export const PHOTO_SIDE = 1_600;
export const THUMB_SIDE = 320;
/** Of one person on one day: three coach trips. */
export const PHOTOS_A_DAY = 300;
export const MOST_PEOPLE_IN_PHOTO = 40;
/** What one page of a gallery brings. */
export const PHOTOS_A_PAGE = 60;

const share = z.number().min(0).max(1);

/** Where a face is, as shares of the picture's width and height. */
export const FaceBox = z.object({ x: share, y: share, width: share, height: share });
export type FaceBox = z.infer<typeof FaceBox>;

/** Smaller than this covers nothing of anybody. */
const SMALLEST_SIDE = 0.01;

/** Somebody who is in the picture, and where, for whoever may not see the face. */
export const Subject = z.object({
  resident_id: Id,
  box: FaceBox.refine(
    ({ x, y, width, height }) =>
      width >= SMALLEST_SIDE && height >= SMALLEST_SIDE && x + width <= 1.000_001 && y + height <= 1.000_001,
    'Mark the whole face, within the picture',
  ).nullable(),
});
export type Subject = z.infer<typeof Subject>;

/** What staff say of a photo. */
export const PhotoWords = z.object({
  caption: Line,
  subjects: z
    .array(Subject)
    .max(MOST_PEOPLE_IN_PHOTO, 'That is more people than a photo can name')
    .refine((all) => new Set(all.map(({ resident_id }) => resident_id)).size === all.length, 'Each person once'),
  /** Everybody in it is named: without this, nobody but staff sees it. */
  is_tagging_complete: z.boolean(),
  is_shared: z.boolean(),
});
export type PhotoWords = z.infer<typeof PhotoWords>;

/** Whether families may see it, as far as staff decide that. What each family sees, their people decide too. */
export const PhotoSharing = z.enum(['not_shared', 'shared', 'withdrawn']);
export type PhotoSharing = z.infer<typeof PhotoSharing>;

export const PhotoPerson = Subject.extend({ known_as: z.string() });
export type PhotoPerson = z.infer<typeof PhotoPerson>;

/** Addresses live for minutes. Null: it can't be shown, even to staff, because somebody in it said no to photos. */
const Addresses = { thumb: z.string().nullable(), screen: z.string().nullable() };

/** A photo as the staff of the home see it. */
export const StaffPhoto = z.object({
  id: Id,
  version: z.number().int(),
  ...Addresses,
  width: z.number().int(),
  height: z.number().int(),
  taken_on: z.string(),
  caption: z.string(),
  people: z.array(PhotoPerson),
  is_tagging_complete: z.boolean(),
  sharing: PhotoSharing,
  report_id: Id.nullable(),
  brought_by: z.string().nullable(),
  /** Take it away for good. */
  may_remove: z.boolean(),
});
export type StaffPhoto = z.infer<typeof StaffPhoto>;

/** A photo as one relative sees it: whoever else is in it stays without a name. */
export const SharedPhoto = z.object({
  id: Id,
  thumb: z.string(),
  screen: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  taken_on: z.string(),
  caption: z.string(),
  /** Their own people in it. */
  people: z.array(z.object({ resident_id: Id, known_as: z.string() })),
  /** So many others, of whom `covered` faces are softly covered. */
  others: z.number().int(),
  covered: z.number().int(),
});
export type SharedPhoto = z.infer<typeof SharedPhoto>;

/** Who sees a photo on a notice besides staff: a family of whoever is not in it, and whoever stands before a wall. */
export const PhotoOnNotice = z.object({ families: z.boolean(), walls: z.boolean() });
export type PhotoOnNotice = z.infer<typeof PhotoOnNotice>;

/** How far a photo has come. */
export const PhotoUpload = z.object({
  id: Id,
  bytes: z.number().int(),
  received: z.number().int(),
  is_ready: z.boolean(),
});
export type PhotoUpload = z.infer<typeof PhotoUpload>;
