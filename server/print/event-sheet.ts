import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { Flow } from './flow.ts';
import { INK, TINT_INKS } from './inks.ts';
import { PAPER_WORDS, dayAndMonth, fullDate, weekday } from './paper-words.ts';
import type { PaperWords } from './paper-words.ts';
import { fitting, newSheet, numberPages } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawStamp } from './stamp.ts';
import type { Span } from './text-block.ts';

/** What a poster tells of an event: nothing of who is invited or who comes. */
export interface PosterOf {
  words: EventWords;
  /** `14:30`, on the clocks of the home. */
  from: string;
  to: string;
  home: string;
}

interface Asked {
  event: PosterOf;
  languages: readonly [PaperLanguage, ...PaperLanguage[]];
  now: Date;
}

/** In one language there is room for larger words. */
const IN_ONE_LANGUAGE = 1.18;
/** The edge around everything, and the picture above the words, on A4. */
const EDGE = 40;
const PICTURE = 200;
/** Two languages need the room. */
const LOWER_PICTURE = 140;
/** What stands at the foot: a rule and the name of the home. */
const FOOT = 70;

/** One event for a notice board, to be read from a wheelchair three metres away. */
export async function eventSheet(
  { event, languages, now }: Asked,
  look: PaperLook,
): Promise<{ pdf: Buffer; pages: number }> {
  const { words, home } = event;
  const [first] = languages;
  const day = `${weekday(words.first_day, first)} ${fullDate(words.first_day, first)}`;
  // The file's own title names nobody: it shows where the file lies.
  const sheet = newSheet({ title: `${PAPER_WORDS[first].this_day} · ${home} · ${day}`, now, languages }, look);
  const { document, at } = sheet;
  const say = sayOn(sheet);
  const flow = new Flow(document, { top: at(EDGE), bottom: at(FOOT), sides: at(EDGE) });
  if (look.has_pictures) drawPicture(sheet, flow, words);
  const size = fitting(sheet, words.title, flow.width, 60, 46);
  flow.words('H1', sheet.say('serif', size)(words.title));
  flow.gap(at(10));
  for (const language of languages) tellWhen(sheet, flow, { event, language });
  if (words.place !== '') flow.words('P', say('bold', 24)(words.place));
  if (words.description !== '') {
    flow.gap(at(20));
    // Each line that somebody wrote by itself stays by itself.
    for (const line of words.description.split('\n').filter((one) => one.trim() !== '')) {
      flow.words('P', say('regular', 19)(line));
      flow.gap(at(5));
    }
  }
  flow.gap(at(14));
  for (const language of languages) tellMore(sheet, flow, { event, language });
  drawHome(sheet, home);
  numberPages(sheet);
  return { pdf: await document.finish(), pages: document.pages };
}

/** The voice of a sheet, larger where it says everything once. */
function sayOn({ say, languages }: Sheet): Sheet['say'] {
  const scale = languages.length === 1 ? IN_ONE_LANGUAGE : 1;
  return (face, size, ink) => say(face, size * scale, ink);
}

/** The stamp of its type on a wide ground of its colour: the words below say the same. */
function drawPicture({ document, at, languages }: Sheet, flow: Flow, { type }: EventWords): void {
  const { icon, tint } = EVENT_STAMPS[type];
  const { ground } = TINT_INKS[tint];
  const size = at(languages.length === 1 ? PICTURE : LOWER_PICTURE);
  const x = flow.left;
  document.decoration((pdf) => {
    pdf.roundedRect(x, flow.y, flow.width, size, at(22)).fill(ground);
    drawStamp(pdf, { icon, tint, x: x + (flow.width - size) / 2, y: flow.y, size });
  });
  flow.gap(size + at(26));
}

interface Told {
  event: PosterOf;
  language: PaperLanguage;
}

/** The day, larger than the hours: whoever walks by keeps one of them. */
function tellWhen(sheet: Sheet, flow: Flow, { event, language }: Told): void {
  const { languages } = sheet;
  const say = sayOn(sheet);
  const isFirst = language === languages[0];
  const words = PAPER_WORDS[language];
  const { first_day, last_day, is_all_day } = event.words;
  const days = [...new Set([first_day, last_day])].map(
    (day) => `${weekday(day, language)} ${dayAndMonth(day, language)}`,
  );
  const about = isFirst ? {} : { language };
  flow.words('P', say('serif', isFirst ? 34 : 24, INK.primary)(days.join(' – ')), about);
  const hours = is_all_day ? words.all_day : words.span(event.from, event.to);
  flow.words('P', say('bold', isFirst ? 26 : 20)(hours), about);
}

function tellMore(sheet: Sheet, flow: Flow, { event, language }: Told): void {
  const { languages, document, at } = sheet;
  const say = sayOn(sheet);
  const words = PAPER_WORDS[language];
  const lines = moreOf(event.words, words, language);
  if (lines.length === 0) return;
  const isFirst = language === languages[0];
  const size = isFirst ? 18 : 15;
  const about = isFirst ? {} : { language };
  document.part('Sect', () => {
    for (const [label, said] of lines) {
      const spans: Span[] = label === '' ? [] : [say('bold', size)(`${label}:`)];
      flow.words('P', [...spans, say('regular', size)(label === '' ? said : ` ${said}`)], about);
      flow.gap(at(3));
    }
  });
  flow.gap(at(6));
}

function moreOf(event: EventWords, words: PaperWords, language: PaperLanguage): [label: string, said: string][] {
  const { cost, transport, answer_by, is_step_free, audience } = event;
  const by = answer_by === null ? '' : `${weekday(answer_by, language)} ${dayAndMonth(answer_by, language)}`;
  const lines: [string, string][] = [
    [words.cost, cost],
    [words.transport, transport],
    [words.answer_by, by],
    ['', is_step_free ? words.step_free : ''],
    ['', audience === 'all' ? words.everyone_is_welcome : ''],
  ];
  return lines.filter(([, said]) => said !== '');
}

/** Whose event it is, at the foot of the first page. */
function drawHome({ document, at, say, paper }: Sheet, home: string): void {
  const width = paper.width - 2 * at(EDGE);
  const y = paper.height - at(FOOT) + at(12);
  document.rule({ x: at(EDGE), y, width, ink: INK.primary, thickness: at(2) });
  document.words('P', document.block(say('bold', 18)(home), width), { x: at(EDGE), y: y + at(9) });
}
