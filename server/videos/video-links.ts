import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link lives for half an hour to an hour: a film is fetched piece by piece while it is watched. */
const STEP_MS = 30 * 60_000;

/** What belongs to a film, each a name at the end of its address. */
export type VideoPart = 'film.mp4' | 'poster.webp' | `captions.${string}.vtt`;

/** Makes the addresses of a film's files for one sign-in. */
export type VideoLinks = (video_id: string, part: VideoPart) => string;

/**
 * Addresses that a `<video>` can fetch without the token. They are signed with what only the server knows of the
 * sign-in, so they are worth nothing on another one, and end with it (docs/decisions/0031).
 *
 * @param key the hash of the sign-in's token
 */
export function videoLinks(sign_in_id: string, key: Buffer, now: Date): VideoLinks {
  const until = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS;
  return (video_id, part) =>
    `/video-files/${sign_in_id}/${until}/${signature(key, video_id, until)}/${video_id}/${part}`;
}

export function isGoodVideoLink(
  key: Buffer,
  link: { video_id: string; until: number; signed: string },
  now: Date,
): boolean {
  if (link.until < now.getTime() || link.until > now.getTime() + 2 * STEP_MS) return false;
  const right = Buffer.from(signature(key, link.video_id, link.until));
  const told = Buffer.from(link.signed);
  return right.length === told.length && timingSafeEqual(right, told);
}

function signature(key: Buffer, video_id: string, until: number): string {
  return createHmac('sha256', key).update(`video ${video_id} ${until}`).digest('base64url');
}
