import type { Cadence } from '@heartsease/domain/digest/digest.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { Flow } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { weekSpan } from '../print/paper-words.ts';
import { newSheet, sheetHead } from '../print/sheet.ts';
import { AROUND_WORDS } from './letter-words.ts';

export interface PaperLetter {
  language: PaperLanguage;
  cadence: Cadence;
  name: string;
  reader: string;
  from: string;
  to: string;
  sentences: readonly string[];
}

/**
 * The letters that go out on paper: a page for each reader, in large print, to be folded into an envelope or handed
 * over at the next visit.
 */
export async function lettersSheet(
  letters: readonly PaperLetter[],
  { home, now, language }: { home: string; now: Date; language: PaperLanguage },
): Promise<{ pdf: Buffer; pages: number }> {
  const languages = [
    language,
    ...new Set(letters.map((one) => one.language).filter((one) => one !== language)),
  ] as const;
  const sheet = newSheet({ title: AROUND_WORDS[language].file, now, languages }, { paper: 'A4', is_large_print: true });
  const { document, at, left, say } = sheet;
  for (const letter of letters) {
    const words = AROUND_WORDS[letter.language];
    const about = letter.language === language ? {} : { language: letter.language };
    const flow = new Flow(document, { top: at(34), bottom: at(46), sides: left });
    flow.y = sheetHead(sheet, {
      titles: [words.title[letter.cadence](letter.name)],
      under: [weekSpan(letter.from, letter.to, letter.language), home],
      size: 40,
      under_size: 18,
    });
    flow.gap(at(16));
    flow.words('P', say('regular', 20)(words.dear(letter.reader)), about);
    flow.gap(at(12));
    for (const sentence of letter.sentences) {
      flow.words('P', say('regular', 22)(sentence), about);
      flow.gap(at(12));
    }
    flow.gap(at(14));
    flow.words('P', say('serif', 22)(words.with_love(home)), about);
    flow.gap(at(26));
    flow.words('P', say('regular', 18, INK.ink2)(words.private), about);
  }
  return { pdf: await document.finish(), pages: document.pages };
}
