import { linkLivesUntil, signLink } from '../photos/photo-links.ts';
import type { BookPhotoLinks } from './book-sight.ts';

interface OfBook {
  resident_id: string;
  now: Date;
}

/** What an address of this feature leads to, as its signature says it. */
export const whatOfPhoto = (resident_id: string, photo_id: string) => `photo ${photo_id} in the book of ${resident_id}`;
export const whatOfBook = (resident_id: string) => `the book of ${resident_id}`;

/** Addresses of photos as they stand in a book, as short-lived as those of the album. */
export function bookPhotoLinks(sign_in_id: string, key: Buffer, { resident_id, now }: OfBook): BookPhotoLinks {
  const until = linkLivesUntil(now);
  return (photo_id, size, look) => {
    const signed = signLink(key, whatOfPhoto(resident_id, photo_id), until);
    return `/photo-book-files/${sign_in_id}/${until}/${signed}/${resident_id}/${photo_id}/${size}.webp?${look}`;
  };
}

export function bookFileLink(
  sign_in_id: string,
  key: Buffer,
  { resident_id, now, has_bleed }: OfBook & { has_bleed: boolean },
): string {
  const until = linkLivesUntil(now);
  const signed = signLink(key, whatOfBook(resident_id), until);
  return `/photo-book-files/${sign_in_id}/${until}/${signed}/${resident_id}/${has_bleed ? 'book-to-cut' : 'book'}.pdf`;
}
