import type { BookMoment, PhotoBook, SeenPage } from './photo-book.ts';

/** A page as it is drawn, on the screen and on paper: what that needs, whoever’s book it is of. */
export interface DrawnPage extends Pick<SeenPage, 'key' | 'layout' | 'month' | 'words' | 'photos' | 'story'> {
  moment: Pick<BookMoment, 'day' | 'title' | 'icon' | 'tint' | 'words' | 'quote'> | null;
  /** Of a page that tells of a day without a moment or a photo. */
  day?: string;
}

/** A book as it is drawn. One that is nobody’s alone has no name in it. */
export interface DrawnBook extends Pick<PhotoBook, 'kind' | 'title' | 'subtitle' | 'cover'> {
  resident: Pick<PhotoBook['resident'], 'known_as'>;
  pages: readonly DrawnPage[];
}
