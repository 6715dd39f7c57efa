import { footPages } from '../exports/moments-sheet.ts';
import { personPages } from '../exports/person-sheet.ts';
import type { Flow } from '../print/flow.ts';
import { newSheet } from '../print/sheet.ts';
import type { PackToMake } from './evidence-packs.queries.ts';
import { frontPage, numberContents } from './front-page.ts';
import type { Contents } from './front-page.ts';
import type { Gathered } from './gather-pack.ts';
import { joiningPages, nobodyBelow } from './joining-pages.ts';
import { mattersPages } from './matters-pages.ts';
import type { PackPicture } from './pack-pictures.ts';
import { packSheet } from './pack-sheet.ts';
import { PACK_WORDS } from './pack-words.ts';
import { beginPlanners, weekBelow } from './planner-pages.ts';
import { numbersPage, questionPage } from './question-pages.ts';

/** What draws some pages, or stands below what the part before it told; with a title, in the contents. */
type Part = { title: string } & ({ draw: () => Flow | void } | { below: (flow: Flow) => void });

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
  const host = hostOfNobody(parts, gathered);
  const nobody: Part = {
    title: words.parts.not_joining_in,
    below: (flow) => nobodyBelow(drawn, flow, gathered),
  };
  const all: Record<(typeof parts)[number], () => Part[]> = {
    key_questions: () => [
      ...evidence.questions.map((question) => ({
        title: words.said(question.title),
        draw: () => questionPage(drawn, { evidence, pictures }, question),
      })),
      { title: words.in_numbers, draw: () => numbersPage(drawn, evidence, span) },
      ...(host === 'key_questions' ? [nobody] : []),
    ],
    month_in_the_life: () =>
      gathered.months.flatMap(({ resident_id, from, to, lines }) => {
        const person = gathered.people.get(resident_id);
        if (!person) return [];
        const name = names.nameOf(person);
        const title = words.month_of(name);
        return [{ title, draw: () => personPages(sheet, lines, { language, home, from, to, name, title }) }];
      }),
    what_matters: () => [
      { title: words.parts.what_matters, draw: () => mattersPages(drawn, gathered) },
      ...(host === 'what_matters' ? [nobody] : []),
    ],
    not_joining_in: () =>
      host === null ? [{ title: words.parts.not_joining_in, draw: () => joiningPages(drawn, gathered) }] : [],
    weekly_planners: () =>
      gathered.weeks.length === 0
        ? []
        : [
            { title: words.parts.weekly_planners, draw: () => beginPlanners(drawn, gathered) },
            ...gathered.weeks.map((week) => ({ title: '', below: (flow: Flow) => weekBelow(drawn, flow, week) })),
          ],
  };
  const toDraw = parts.flatMap((part) => all[part]());
  const front = { home, span, framework: evidence.framework, made, own_words: gathered.own_words };
  const titles = toDraw.map(({ title }) => title).filter((title) => title !== '');
  const contents: Contents = frontPage(drawn, front, titles);
  let last: Flow | void = undefined;
  for (const part of toDraw) {
    await rest();
    const line = contents.find(({ title, page }) => title === part.title && page === 0);
    const begins = sheet.document.pages + 1;
    if ('draw' in part) last = part.draw();
    else if (last) part.below(last);
    if (line) line.page = 'draw' in part ? begins : sheet.document.pages;
  }
  await rest();
  numberContents(drawn, contents);
  footPages(sheet, home, words.foot);
  return { content: await sheet.document.finish(), pages: sheet.document.pages };
}

/**
 * Of nobody there is one sentence: it stands beside the numbers, which tell of fewer moments too; else where people
 * tell what matters.
 */
function hostOfNobody(parts: PackToMake['parts'], { stories }: Gathered): 'key_questions' | 'what_matters' | null {
  if (stories.length > 0 || !parts.includes('not_joining_in')) return null;
  if (parts.includes('key_questions')) return 'key_questions';
  return parts.includes('what_matters') ? 'what_matters' : null;
}
