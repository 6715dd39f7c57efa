import { footPages } from '../exports/moments-sheet.ts';
import { personPages } from '../exports/person-sheet.ts';
import { weekPages } from '../print/planner-sheet.ts';
import { newSheet } from '../print/sheet.ts';
import type { PackToMake } from './evidence-packs.queries.ts';
import { frontPage, numberContents } from './front-page.ts';
import type { Contents } from './front-page.ts';
import type { Gathered } from './gather-pack.ts';
import { joiningPages } from './joining-pages.ts';
import { mattersPages } from './matters-pages.ts';
import type { PackPicture } from './pack-pictures.ts';
import { packSheet } from './pack-sheet.ts';
import { PACK_WORDS } from './pack-words.ts';
import { numbersPage, questionPage } from './question-pages.ts';

/** One thing of the contents: what it is called, and what draws its pages. */
interface Part {
  title: string;
  draw: () => void;
}

interface ToDraw {
  pack: PackToMake;
  made: string;
  now: Date;
  /** The photos that it shows, by id. */
  pictures: ReadonlyMap<string, PackPicture>;
  /** Lets others through between one part and the next: drawing holds up everybody else. */
  rest: () => Promise<void>;
}

/** Draws a pack, page by page. */
export async function drawPack(
  gathered: Gathered,
  { pack, made, now, pictures, rest }: ToDraw,
): Promise<{ content: Buffer; pages: number }> {
  const { home, language, parts } = pack;
  const words = PACK_WORDS[language];
  const { span, names, evidence } = gathered;
  // The file's own title names nobody: it shows where the file lies.
  const sheet = newSheet(
    { title: `${words.title} · ${span}`, now, languages: [language] },
    { paper: 'A4', is_large_print: false, has_pictures: true },
  );
  const drawn = packSheet(sheet, names);
  const all: Record<(typeof parts)[number], () => Part[]> = {
    key_questions: () => [
      ...evidence.questions.map((question) => ({
        title: words.said(question.title),
        draw: () => questionPage(drawn, { evidence, pictures }, question),
      })),
      { title: words.in_numbers, draw: () => numbersPage(drawn, evidence, span) },
    ],
    month_in_the_life: () =>
      gathered.months.flatMap(({ resident_id, from, to, lines }) => {
        const person = gathered.people.get(resident_id);
        if (!person) return [];
        const name = names.nameOf(person);
        const title = words.month_of(name);
        return [{ title, draw: () => personPages(sheet, lines, { language, home, from, to, name, title }) }];
      }),
    what_matters: () => [{ title: words.parts.what_matters, draw: () => mattersPages(drawn, gathered) }],
    not_joining_in: () => [{ title: words.parts.not_joining_in, draw: () => joiningPages(drawn, gathered) }],
    weekly_planners: () => {
      const [first, ...others] = gathered.weeks.map(({ monday, items }) => () => {
        weekPages(sheet, { home, monday, items, languages: [language] });
      });
      if (!first) return [];
      return [{ title: words.parts.weekly_planners, draw: first }, ...others.map((draw) => ({ title: '', draw }))];
    },
  };
  const toDraw = parts.flatMap((part) => all[part]());
  const titles = toDraw.map(({ title }) => title).filter((title) => title !== '');
  const front = { home, span, framework: evidence.framework, made, own_words: gathered.own_words };
  const contents: Contents = frontPage(drawn, front, titles);
  for (const { title, draw } of toDraw) {
    await rest();
    const line = contents.find((entry) => entry.title === title && entry.page === 0);
    if (line) line.page = sheet.document.pages + 1;
    draw();
  }
  await rest();
  numberContents(drawn, contents);
  footPages(sheet, home, words.foot);
  return { content: await sheet.document.finish(), pages: sheet.document.pages };
}
