import { markShapes } from '@heartsease/domain/drawings/mark.ts';
import type { DrawnBook, DrawnPage } from '@heartsease/domain/photo-book/drawn-book.ts';
import { tintOfMonth } from '@heartsease/domain/photo-book/month-tints.ts';
import { drawShapes } from '../print/draw-shapes.ts';
import { INK, TINT_INKS } from '../print/inks.ts';
import { dayAndMonth, monthAndYear, weekday } from '../print/paper-words.ts';
import type { Box } from '../print/printed-document.ts';
import { drawStamp } from '../print/stamp.ts';
import type { TextBlock } from '../print/text-block.ts';
import {
  EDGE,
  PAPER,
  captionOf,
  drawCaption,
  drawFilling,
  drawWhole,
  fitted,
  ground,
  say,
  tintOf,
} from './book-parts.ts';
import type { BookSheet } from './book-sheet.ts';
import { drawStory } from './book-story.ts';
import { AROUND_BOOK, altOf } from './book-words.ts';

/** The person's name large beside a photo; without one across the page. */
export function drawCover(
  sheet: BookSheet,
  {
    book,
    title,
    home,
    picture,
  }: { book: Omit<DrawnBook, 'pages'>; title: string; home: string | null; picture: Buffer | null },
): void {
  const { document, left, top, width, height, language } = sheet;
  const isMemory = book.kind === 'memory';
  const inks = isMemory ? TINT_INKS.lilac : { ground: INK.primary, glyph: '#fff' };
  const mark = isMemory ? 'plain' : 'plum';
  const words = AROUND_BOOK[language];
  ground(sheet, inks.ground);
  const photo = book.cover;
  const pictureWide = picture === null ? 0 : width * 0.56;
  if (picture !== null && photo !== null) {
    const { bleed } = sheet;
    const box = {
      x: left + width - pictureWide,
      y: top - bleed,
      width: pictureWide + bleed,
      height: height + 2 * bleed,
    };
    drawFilling(sheet, picture, box, altOf(photo, sheet.known_as, language));
  }
  const room = width - pictureWide - 2 * EDGE;
  const x = left + EDGE;
  document.decoration((pdf) => drawShapes(pdf, markShapes(mark), { x, y: top + EDGE, size: 58, box: 64 }));
  const heading = isMemory && book.title === '' ? sheet.known_as : title;
  const block = fitted(sheet, heading, {
    face: 'serif',
    most: 58,
    least: 26,
    ink: inks.glyph,
    width: room,
    height: 230,
  });
  const above = isMemory ? document.block(say('semibold', 18, inks.glyph)(words.in_memory), room) : null;
  let y = top + height * 0.46 - (block.height + (above?.height ?? 0)) / 2;
  if (above) y = document.words('P', above, { x, y }) + 8;
  y = document.words('H1', block, { x, y }) + 14;
  if (book.subtitle !== '') {
    document.words('P', document.block(say('regular', 18, inks.glyph)(book.subtitle), room), { x, y });
  }
  if (home === null) return;
  const foot = document.block(say('regular', 12.5, inks.glyph)(words.from_us(home)), room);
  document.words('P', foot, { x, y: top + height - EDGE - foot.height });
}

export function drawBookPage(sheet: BookSheet, page: DrawnPage, pictures: readonly (Buffer | null)[]): void {
  switch (page.layout) {
    case 'photo':
    case 'two':
      drawPhotos(sheet, page, pictures);
      break;
    case 'photo_words':
      drawPhotoWithWords(sheet, page, pictures[0] ?? null);
      break;
    case 'words':
      drawWords(sheet, page);
      break;
    case 'story':
      // It was taken back, and somebody’s words are left.
      if (page.story === null) drawWords(sheet, page);
      else drawStory(sheet, page.story, page.words);
      break;
    case 'month':
      drawMonth(sheet, page);
      break;
  }
}

/** Between two photos, and between them and their words. */
const BETWEEN = 22;
const UNDER = 12;

/** One photo large or two beside each other, with what was said of them below. */
function drawPhotos(sheet: BookSheet, page: DrawnPage, pictures: readonly (Buffer | null)[]): void {
  const { left, top, width, height } = sheet;
  const { photos, words } = page;
  // They were taken back, and somebody's words are left.
  if (photos.length === 0) {
    drawWords(sheet, page);
    return;
  }
  ground(sheet, PAPER);
  const [across, wide] = [width - 2 * EDGE, (width - 2 * EDGE - BETWEEN * (photos.length - 1)) / photos.length];
  const isAlone = photos.length === 1;
  const captions = photos.map(({ caption, taken_on }) =>
    captionOf(sheet, { text: isAlone && words !== '' ? words : caption, day: taken_on, width: wide }),
  );
  const shared = isAlone ? null : captionOf(sheet, { text: words, day: null, width: across });
  // Words are never cut, so the photos have the room that is left.
  const below = Math.max(...captions.map((caption) => caption.height)) + UNDER;
  const atFoot = shared === null || shared.height === 0 ? 0 : shared.height + UNDER;
  for (const [place, photo] of photos.entries()) {
    const x = left + EDGE + place * (wide + BETWEEN);
    const room = { x, y: top + EDGE, width: wide, height: height - 2 * EDGE - below - atFoot };
    const drawn = drawWhole(sheet, pictures[place] ?? null, photo, room);
    const caption = captions[place];
    if (caption) drawCaption(sheet, caption, { x, y: drawn.y + drawn.height + UNDER, width: wide });
  }
  if (shared) drawCaption(sheet, shared, { x: left + EDGE, y: top + height - EDGE - shared.height, width: across });
}

function drawPhotoWithWords(sheet: BookSheet, page: DrawnPage, picture: Buffer | null): void {
  const { left, top, width, height } = sheet;
  const { moment } = page;
  const [photo] = page.photos;
  ground(sheet, PAPER);
  const wide = width * 0.55;
  if (photo) {
    const { bleed } = sheet;
    const box = { x: left - bleed, y: top - bleed, width: wide + bleed, height: height + 2 * bleed };
    drawFilling(sheet, picture, box, altOf(photo, sheet.known_as, sheet.language));
  }
  const x = left + (photo ? wide : 0) + EDGE;
  const words = page.words || moment?.words || photo?.caption || '';
  const day = moment?.day ?? photo?.taken_on ?? null;
  drawTold(
    sheet,
    { moment, words, day },
    { x, y: top + EDGE, width: left + width - EDGE - x, height: height - 2 * EDGE },
  );
}

/** What was said or told of a moment, on the colour of what it was. */
function drawWords(sheet: BookSheet, page: DrawnPage): void {
  const { left, top, width, height } = sheet;
  const { moment } = page;
  ground(sheet, moment ? tintOf(moment).ground : PAPER);
  const room = { x: left + 120, y: top + EDGE, width: width - 240, height: height - 2 * EDGE };
  const words = page.words || (moment?.words ?? '');
  drawTold(sheet, { moment, words, day: moment?.day ?? page.day ?? null, isAlone: true }, room);
}

/** A stamp, the day and what it was; her own words large; staff's words below: in the middle of the room. */
function drawTold(
  sheet: BookSheet,
  {
    moment,
    words,
    day,
    isAlone = false,
  }: { moment: DrawnPage['moment']; words: string; day: string | null; isAlone?: boolean },
  room: Box,
): void {
  const { document, language } = sheet;
  const { x, width } = room;
  const ink = moment ? tintOf(moment).glyph : INK.primary;
  const quote = moment?.quote ?? null;
  const parts: { block: TextBlock; role: 'H2' | 'P'; below: number }[] = [];
  const when = day === null ? '' : `${weekday(day, language)} ${dayAndMonth(day, language)}`;
  // Where nothing was said or told of it, what it was is what the page says.
  const title = quote === null && words === '' ? (moment?.title ?? '') : '';
  const head = [title === '' && moment?.title, when].filter(Boolean).join(' · ');
  if (head !== '')
    parts.push({
      block: document.block(say('bold', 13, ink)(head), width),
      role: title === '' ? 'H2' : 'P',
      below: 16,
    });
  if (title !== '') {
    const of = { face: 'serif', most: isAlone ? 36 : 26, least: 15, ink: INK.ink, width, height: 200 } as const;
    parts.push({ block: fitted(sheet, title, of), role: 'H2', below: 0 });
  }
  if (quote !== null) {
    const of = {
      face: 'serif',
      most: isAlone ? 46 : 34,
      least: 15,
      ink: INK.ink,
      width,
      height: words === '' ? 330 : 220,
    } as const;
    parts.push({ block: fitted(sheet, `“${quote}”`, of), role: 'P', below: 18 });
  }
  if (words !== '') {
    const most = quote === null ? (isAlone ? 36 : 26) : isAlone ? 21 : 17;
    const of = {
      face: quote === null ? 'serif' : 'regular',
      most,
      least: 11,
      ink: INK.ink,
      width,
      height: 200,
    } as const;
    parts.push({ block: fitted(sheet, words, of), role: 'P', below: 0 });
  }
  const stamp = moment ? 62 : 0;
  const all = parts.reduce((sum, { block, below }) => sum + block.height + below, stamp > 0 ? stamp + 18 : 0);
  let y = room.y + Math.max(0, (room.height - all) / 2);
  if (moment) {
    const at = { icon: moment.icon, tint: moment.tint, x, y, size: stamp };
    document.decoration((pdf) => {
      pdf.roundedRect(x - 3, y - 3, stamp + 6, stamp + 6, (stamp + 6) * 0.31).fill('#fff');
      drawStamp(pdf, at);
    });
    y += stamp + 18;
  }
  for (const { block, role, below } of parts) y = document.words(role, block, { x, y }) + below;
}

function drawMonth(sheet: BookSheet, { month, words }: DrawnPage): void {
  const { document, left, top, width, height, language } = sheet;
  const tint = TINT_INKS[tintOfMonth(month)];
  ground(sheet, tint.ground);
  const room = width - 2 * EDGE;
  const size = 92;
  document.decoration((pdf) =>
    drawShapes(pdf, markShapes(), { x: left + (width - size) / 2, y: top + height * 0.24, size, box: 64 }),
  );
  const heading = month === null ? words : monthAndYear(month, language);
  const block = fitted(sheet, heading, {
    face: 'serif',
    most: 60,
    least: 24,
    ink: tint.glyph,
    width: room,
    height: 160,
  });
  const at = { x: left + EDGE, align: 'centre', within: room } as const;
  const y = document.words('H2', block, { ...at, y: top + height * 0.47 });
  if (month !== null && words !== '') {
    const told = { face: 'regular', most: 19, least: 11, ink: tint.glyph, width: room, height: 120 } as const;
    document.words('P', fitted(sheet, words, told), { ...at, y: y + 12 });
  }
}

/** What fills a book up to a number of pages that can be bound. */
export function drawOwnWords(sheet: BookSheet): void {
  const { document, left, top, width, height, language } = sheet;
  ground(sheet, PAPER);
  const block = document.block(say('serif', 20, INK.ink3)(AROUND_BOOK[language].your_words), width - 2 * EDGE);
  document.words('P', block, { x: left + EDGE, y: top + EDGE });
  for (let y = top + EDGE + 82; y < top + height - EDGE; y += 44) {
    document.rule({ x: left + EDGE, y, width: width - 2 * EDGE, ink: INK.line, thickness: 1 });
  }
}
