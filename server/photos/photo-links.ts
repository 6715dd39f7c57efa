import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives for 2½ to 5 minutes (quality.md, photos and consent) and stays the same in between, for the cache. */
const STEP_MS = 150_000;

export const PHOTO_SIZES = ['thumb', 'screen'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Makes the addresses of a photo for one sign-in. `version`: another look of it has another address. */
export type PhotoLinks = (photo_id: string, size: PhotoSize, version: number | string) => string;

/**
 * Addresses that an `<img>` can fetch without the token. They are signed with what only the server knows of the
 * sign-in, so they are worth nothing on another one, end with it, and by themselves within five minutes.
 *
 * @param key the hash of the sign-in's token
 */
export function photoLinks(sign_in_id: string, key: Buffer, now: Date): PhotoLinks {
  const until = linkLivesUntil(now);
  return (photo_id, size, version) =>
    `/photo-files/${sign_in_id}/${until}/${signLink(key, `photo ${photo_id}`, until)}/${photo_id}/${size}.webp?${version}`;
}

/** Where the photo of a notice is for whoever reads it: by the sign-in, or by the link of a screen of the home. */
export type NoticePhotoLinks = (notice_id: string, size: PhotoSize, look: string) => string;

/**
 * The same for the photos of notices: the address names the notice, and is worth as much as the notice is to whoever
 * asks.
 *
 * @param of whose it is: `board/<sign-in>`, or `lounge/<home>/<link>`
 * @param key the hash of the token of the sign-in or of the link
 */
export function noticePhotoLinks(of: string, key: Buffer, now: Date): NoticePhotoLinks {
  const until = linkLivesUntil(now);
  return (notice_id, size, look) =>
    `/photo-files/${of}/${until}/${signLink(key, `notice ${notice_id}`, until)}/${notice_id}/${size}.webp?${look}`;
}

/** Where a photo in a message is: the address names its place there, and is worth as much as the message is to whoever asks. */
export function chatPhotoLinks(sign_in_id: string, key: Buffer, now: Date): PhotoLinks {
  const until = linkLivesUntil(now);
  return (id, size, look) =>
    `/photo-files/chat/${sign_in_id}/${until}/${signLink(key, `message photo ${id}`, until)}/${id}/${size}.webp?${look}`;
}

/** The same of a photo in the book of a family organisation. */
export function familyBookPhotoLinks(sign_in_id: string, key: Buffer, now: Date): PhotoLinks {
  const until = linkLivesUntil(now);
  return (id, size, look) =>
    `/photo-files/family-book/${sign_in_id}/${until}/${signLink(key, `family book photo ${id}`, until)}/${id}/${size}.webp?${look}`;
}

export function linkLivesUntil(now: Date): number {
  return (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS;
}

/** @param what it leads to, so that no link is good for something else */
export function isGoodLink(key: Buffer, link: { what: string; until: number; signed: string }, now: Date): boolean {
  if (link.until < now.getTime() || link.until > now.getTime() + 2 * STEP_MS) return false;
  const right = Buffer.from(signLink(key, link.what, link.until));
  const told = Buffer.from(link.signed);
  return right.length === told.length && timingSafeEqual(right, told);
}

export function signLink(key: Buffer, what: string, until: number): string {
  return createHmac('sha256', key).update(`${what} ${until}`).digest('base64url');
}
