import type { ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { PaperLanguage, PaperLook } from '@heartsease/domain/print/print.ts';
import { ACTIVITY_PAPER_WORDS } from './activity-paper-words.ts';
import type { ActivityPaperWords } from './activity-paper-words.ts';
import { Flow } from './flow.ts';
import { INK } from './inks.ts';
import type { About } from './printed-document.ts';
import { aboutOf, newSheet, numberPages, sheetHead, sheetHeadAgain } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { drawStamp } from './stamp.ts';
import type { Span } from './text-block.ts';

interface PrintedActivity extends Pick<
  Activity,
  'title' | 'summary' | 'icon' | 'tint' | 'minutes' | 'formats' | 'licence'
> {
  /** Null where nobody has written how it goes. */
  detail: ActivityDetail | null;
}

interface Asked {
  activity: PrintedActivity;
  languages: readonly [PaperLanguage, ...PaperLanguage[]];
  now: Date;
}

const EDGE = 34.5;
const FOOT = 46;
const STAMP = 57;

/** How an activity goes, for whoever runs it with the paper in hand: tagged, in one language or two. */
export async function activitySheet(
  { activity, languages: asked, now }: Asked,
  look: PaperLook,
): Promise<{ pdf: Buffer; pages: number }> {
  const { detail } = activity;
  // Where nobody has written its card in Welsh, nothing of it is.
  const languages = detail?.welsh ? asked : (['en'] as const);
  const cards = languages.map((language) => cardIn({ ...activity, welsh: detail?.welsh ?? null }, language));
  const titles = cards.map(({ title }) => title);
  const sheet = newSheet({ title: titles.join(' · '), now, languages }, look);
  const { document, at, say, left } = sheet;
  const under = languages.map((language) => factsOf(activity, ACTIVITY_PAPER_WORDS[language]));
  const lead = look.has_pictures ? at(STAMP + 14) : 0;
  const flow = new Flow(document, { top: at(EDGE), bottom: at(FOOT), sides: left }, () =>
    document.pages === 1 ? sheetHead(sheet, { titles, under, lead }) : sheetHeadAgain(sheet, titles[0] ?? ''),
  );
  if (look.has_pictures) {
    document.decoration((pdf) => drawStamp(pdf, { ...activity, x: left, y: at(32), size: at(STAMP) }));
  }
  for (const [index, { summary }] of cards.entries()) {
    const language = languages[index];
    flow.words('P', say('regular', index === 0 ? 14 : 12.5)(summary), aboutOf(sheet, language));
    if (language !== undefined && activity.formats.includes('self_directed')) {
      flow.words('P', say('regular', 12.5)(ACTIVITY_PAPER_WORDS[language].alone), aboutOf(sheet, language));
    }
    flow.gap(at(4));
  }
  if (detail !== null) drawDetail(sheet, flow, detail);
  flow.gap(at(14));
  for (const language of languages) {
    const { free, ours } = ACTIVITY_PAPER_WORDS[language];
    const told = activity.licence === 'All rights reserved' ? ours : free(activity.licence);
    flow.words('P', say('regular', 10.5, INK.ink2)(told), aboutOf(sheet, language));
  }
  numberPages(sheet);
  return { pdf: await document.finish(), pages: document.pages };
}

function factsOf({ minutes, formats, detail }: PrintedActivity, words: ActivityPaperWords): string {
  const more = detail === null ? [] : [words.people(detail.group_size.from, detail.group_size.to)];
  const places = detail?.places.map((place) => words.places[place]) ?? [];
  const seasons = detail?.seasons.map((season) => words.seasons[season]) ?? [];
  const cost = detail === null ? [] : [words.costs[detail.cost]];
  const ways = formats.map((format) => words.formats[format]);
  return [words.minutes(minutes), ...more, ...places, ...ways, ...seasons, ...cost].join(' · ');
}

/** How it goes is written in English alone; on a Welsh sheet it says so to whoever has it read aloud. */
function drawDetail(sheet: Sheet, flow: Flow, detail: ActivityDetail): void {
  const { say, languages } = sheet;
  const inEnglish = aboutOf(sheet, 'en');
  const plain = (text: string) => [say('regular', 12.5)(text)];
  const { steps, bands, needs, preparation, conversation_starters, risks } = detail;
  const [first] = languages;
  const before =
    preparation.minutes === 0 ? [] : [say('bold', 12.5)(`${ACTIVITY_PAPER_WORDS[first].before(preparation.minutes)} `)];
  const prepared = preparation.minutes > 0 || preparation.text !== '';
  const parts: { heading: 'steps' | 'needs' | 'bands' | 'say' | 'mind'; lines: Span[][] }[] = [
    { heading: 'needs', lines: [...needs.map(plain), ...(prepared ? [[...before, ...plain(preparation.text)]] : [])] },
    { heading: 'steps', lines: steps.map((step, index) => [say('bold', 12.5)(`${index + 1}  `), ...plain(step)]) },
    {
      heading: 'bands',
      lines: bands.map(({ band, how }) => [
        say('bold', 12.5)(`${BAND_GUIDES[band - 1]?.name ?? band}: `),
        ...plain(how),
      ]),
    },
    { heading: 'say', lines: conversation_starters.map(plain) },
    {
      heading: 'mind',
      lines: risks.map(({ hazard, care }) => [
        say('bold', 12.5)(`${ACTIVITY_PAPER_WORDS.en.hazards[hazard]}: `),
        ...plain(care),
      ]),
    },
  ];
  for (const { heading, lines } of parts) {
    if (lines.length > 0) drawPart(sheet, flow, { heading, lines, about: inEnglish });
  }
}

interface Part {
  heading: 'steps' | 'needs' | 'bands' | 'say' | 'mind';
  lines: readonly Span[][];
  about: About;
}

function drawPart({ document, at, say, languages }: Sheet, flow: Flow, { heading, lines, about }: Part): void {
  const title = languages.map((language) => ACTIVITY_PAPER_WORDS[language][heading]).join(' · ');
  flow.gap(at(12));
  flow.words('H2', say('serif', 18)(title), { together: at(40) });
  flow.gap(at(3));
  document.part('L', () => {
    for (const line of lines) {
      document.part('LI', () =>
        flow.words('LBody', heading === 'steps' ? line : [say('regular', 12.5)('•  '), ...line], {
          ...about,
          indent: at(8),
        }),
      );
      flow.gap(at(3));
    }
  });
}
