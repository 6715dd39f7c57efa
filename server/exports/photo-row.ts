import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import type { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { dayAndMonth } from '../print/paper-words.ts';
import type { Sheet } from '../print/sheet.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { MOST_PHOTOS } from './photos-of-person.ts';
import type { PersonPicture } from './photos-of-person.ts';

/** Photos beside each other, each with its day and its words below; none, and there is no heading either. */
export function photoRow(
  { document, at, say }: Sheet,
  flow: Flow,
  pictures: readonly PersonPicture[],
  language: PaperLanguage,
): void {
  if (pictures.length === 0) return;
  const words = EXPORT_WORDS[language];
  const between = at(12);
  const column = (flow.width - (MOST_PHOTOS - 1) * between) / MOST_PHOTOS;
  const cells = pictures.map((picture) => {
    const scale = column / Math.max(picture.width, picture.height);
    const day = dayAndMonth(picture.day, language);
    return {
      picture,
      day,
      size: { width: picture.width * scale, height: picture.height * scale },
      below: document.block(
        [say('semibold', 9.5)(day), say('regular', 9.5, INK.ink2)(picture.caption && ` ${picture.caption}`)],
        column,
      ),
    };
  });
  const tallest = Math.max(...cells.map(({ size }) => size.height));
  const height = Math.max(...cells.map(({ below }) => tallest + at(4) + below.height));
  flow.words('H2', say('serif', 17)(words.photos), { together: height + at(6) });
  flow.gap(at(5));
  const top = flow.y;
  for (const [place, { picture, day, size, below }] of cells.entries()) {
    const x = flow.left + place * (column + between);
    // Of different heights they stand on one line.
    const y = top + tallest - size.height;
    document.figure(words.photo_of(day, picture.caption), { x, y, ...size }, (pdf) => {
      pdf.save().roundedRect(x, y, size.width, size.height, at(6)).clip();
      pdf.image(picture.jpeg, x, y, size);
      pdf.restore();
    });
    document.words('P', below, { x, y: top + tallest + at(4) });
  }
  flow.y = top + height + at(16);
}
