import { saidIn } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeCategory, NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import { parseNotice } from '@heartsease/domain/notice-board/notice-text.ts';
import type { NoticePiece } from '@heartsease/domain/notice-board/notice-text.ts';
import { NOTICE_STAMPS } from '@heartsease/domain/notice-board/notice-stamps.ts';
import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { Flow } from './flow.ts';
import { INK, TINT_INKS } from './inks.ts';
import { dayAndMonth, weekday } from './paper-words.ts';
import { newSheet, numberPages } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawStamp } from './stamp.ts';
import type { Span } from './text-block.ts';

/** A notice as paper tells it. */
export interface PrintedNotice {
  words: NoticeWords;
  /** The day on which it was hung. */
  day: string;
  /** Its photo, as far as whoever stands before the paper may see it. */
  picture: PrintedPicture | null;
}

export interface PrintedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

interface Asked {
  notices: readonly PrintedNotice[];
  home: string;
  languages: readonly [PaperLanguage, ...PaperLanguage[]];
  now: Date;
}

const WORDS: Record<PaperLanguage, { board: string; nothing: string; categories: Record<NoticeCategory, string> }> = {
  en: {
    board: 'Notice board',
    nothing: 'Nothing hangs here today.',
    categories: {
      news: 'News',
      urgent: 'Urgent',
      menu: 'Menu',
      health: 'Health',
      thanks: 'Thank you',
      staff_only: 'Staff only',
    },
  },
  cy: {
    board: 'Hysbysfwrdd',
    nothing: 'Does dim yma heddiw.',
    categories: {
      news: 'Newyddion',
      urgent: 'Brys',
      menu: 'Bwydlen',
      health: 'Iechyd',
      thanks: 'Diolch',
      staff_only: 'Staff yn unig',
    },
  },
};

const EDGE = 42;
const FOOT = 66;
const STAMP = 44;

/** One notice large, or the whole board one below the other: tagged, in one language or two. */
export async function noticeSheet(
  { notices, home, languages, now }: Asked,
  look: PaperLook,
): Promise<{ pdf: Buffer; pages: number }> {
  const [first] = languages;
  const sheet = newSheet({ title: `${WORDS[first].board} · ${home}`, now, languages }, look);
  const { document, at, say } = sheet;
  const isAlone = notices.length === 1;
  const flow = new Flow(document, { top: at(EDGE), bottom: at(FOOT), sides: at(EDGE) });
  if (!isAlone) {
    flow.words('H1', say('serif', 34, INK.primary)(languages.map((language) => WORDS[language].board).join(' · ')));
    flow.gap(at(18));
  }
  for (const [index, notice] of notices.entries()) {
    if (index > 0) drawRule(sheet, flow);
    document.part('Sect', () => drawNotice(sheet, flow, { notice, isAlone }));
  }
  if (notices.length === 0) {
    for (const language of languages) {
      flow.words('P', say('regular', 18)(WORDS[language].nothing), language === first ? {} : { language });
    }
  }
  drawHome(sheet, home);
  numberPages(sheet);
  return { pdf: await document.finish(), pages: document.pages };
}

function drawRule({ document, at }: Sheet, flow: Flow): void {
  flow.gap(at(12));
  document.rule({ x: flow.left, y: flow.y, width: flow.width, ink: INK.line, thickness: at(1.2) });
  flow.gap(at(14));
}

/** Both languages where both are asked for and written, otherwise the one that there is. */
function drawNotice(
  sheet: Sheet,
  flow: Flow,
  { notice: { words, day, picture }, isAlone }: { notice: PrintedNotice; isAlone: boolean },
): void {
  const { at, say, languages, look } = sheet;
  const scale = isAlone ? (languages.length === 1 ? 1.6 : 1.35) : 1;
  const told = [...new Map(languages.map((asked) => [saidIn(words, asked).language, saidIn(words, asked)])).values()];
  flow.keep(at(110));
  if (look.has_pictures) drawCategory(sheet, flow, words, isAlone && picture === null);
  for (const [index, said] of told.entries()) {
    const { language } = said;
    const about = language === languages[0] ? {} : { language };
    const size = index === 0 ? scale : scale * 0.86;
    if (index > 0) flow.gap(at(10));
    const { categories } = WORDS[language];
    const when = `${categories[words.category]} · ${weekday(day, language)} ${dayAndMonth(day, language)}`;
    flow.words('P', say('bold', 11.5 * size, INK.ink2)(when), { ...about, together: at(60) });
    flow.words(isAlone && index === 0 ? 'H1' : 'H2', say('serif', 24 * size)(said.title), {
      ...about,
      together: at(30),
    });
    flow.gap(at(5 * size));
    if (index === 0 && picture !== null) drawPicture(sheet, flow, { words, picture, isAlone });
    drawBody(sheet, flow, { body: said.body, size: 14.5 * size, about });
  }
}

/** As wide as the paper or as high as leaves room for its words; it stands on one page. */
function drawPicture(
  { document, at, languages }: Sheet,
  flow: Flow,
  { words, picture, isAlone }: { words: NoticeWords; picture: PrintedPicture; isAlone: boolean },
): void {
  const most = at(isAlone ? 330 : 200);
  const scale = Math.min(flow.width / picture.width, most / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  flow.keep(height + at(40));
  const [x, y] = [flow.left, flow.y];
  const draw = (pdf: PDFKit.PDFDocument) => {
    pdf.roundedRect(x, y, width, height, at(14)).clip();
    pdf.image(picture.jpeg, x, y, { width, height });
  };
  const language = words.language === languages[0] ? undefined : words.language;
  document.figure(words.photo_alt, { x, y, width, height }, draw, language);
  flow.gap(height + at(12));
}

/** A stamp on the ground of its colour, above the words that say the same. */
function drawCategory({ document, at }: Sheet, flow: Flow, { category }: NoticeWords, isAlone: boolean): void {
  const { icon, tint } = NOTICE_STAMPS[category];
  const { ground } = TINT_INKS[tint];
  const size = at(isAlone ? 150 : STAMP);
  const y = flow.y;
  document.decoration((pdf) => {
    if (isAlone) pdf.roundedRect(flow.left, y, flow.width, size, at(22)).fill(ground);
    drawStamp(pdf, { icon, tint, x: isAlone ? flow.left + (flow.width - size) / 2 : flow.left, y, size });
  });
  flow.gap(size + at(isAlone ? 24 : 6));
}

function drawBody(
  { document, at, say }: Sheet,
  flow: Flow,
  { body, size, about }: { body: string; size: number; about: { language?: PaperLanguage } },
): void {
  const spansOf = (pieces: readonly NoticePiece[]): Span[] => pieces.flatMap((piece) => spansFor(piece, say, size));
  for (const { kind, lines } of parseNotice(body)) {
    for (const pieces of lines) {
      if (kind === 'list') {
        document.part('L', () =>
          flow.words('LI', [say('regular', size)('•  '), ...spansOf(pieces)], { ...about, indent: at(8) }),
        );
      } else flow.words('P', spansOf(pieces), about);
      flow.gap(at(2));
    }
    flow.gap(at(6));
  }
}

/** A link on paper is its address: nobody can press it. */
function spansFor({ text, is_bold, link }: NoticePiece, say: Sheet['say'], size: number): Span[] {
  const face = is_bold ? 'bold' : 'regular';
  if (link === null || link === text) return [say(face, size)(text)];
  return [say(face, size)(text), say('regular', size, INK.ink2)(` (${link.replace(/^https:\/\//iu, '')})`)];
}

function drawHome({ document, at, say, paper }: Sheet, home: string): void {
  const width = paper.width - 2 * at(EDGE);
  const y = paper.height - at(FOOT) + at(12);
  document.rule({ x: at(EDGE), y, width, ink: INK.primary, thickness: at(2) });
  document.words('P', document.block(say('bold', 16)(home), width), { x: at(EDGE), y: y + at(9) });
}
