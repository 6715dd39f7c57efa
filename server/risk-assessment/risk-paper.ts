import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { standingOf } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { levelOf, ratingOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import type { RiskLevel } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { Flow } from '../print/flow.ts';
import type { Cell } from '../print/flow.ts';
import { INK } from '../print/inks.ts';
import { paperOf } from '../print/paper.ts';
import { PrintedDocument } from '../print/printed-document.ts';
import type { Span } from '../print/text-block.ts';
import { RISK_PAPER_WORDS } from './risk-paper-words.ts';
import type { RiskPaperWords } from './risk-paper-words.ts';

const EDGES = { top: 44, bottom: 52, sides: 42 };
const TABLE = { padding: 6, row_height: 28 };

const small = (text: string): Span => ({ text, face: 'regular', size: 9.5, ink: INK.ink2 });
const body = (text: string): Span => ({ text, face: 'regular', size: 11, ink: INK.ink });
const strong = (text: string, size = 11): Span => ({ text, face: 'bold', size, ink: INK.ink });
const cell = (text: string): Span => ({ text, face: 'regular', size: 9.5, ink: INK.ink });
const heading = (text: string): Span => ({ text, face: 'bold', size: 13.5, ink: INK.primary });

/** Grounds beside the number and the word: whoever prints in grey loses nothing. */
const GROUNDS: Record<RiskLevel, string> = {
  low: INK['good-soft'],
  moderate: INK['info-soft'],
  high: INK['warn-soft'],
  stop: INK['danger-soft'],
};

interface Paper {
  risk: RiskAssessment;
  home: { name: string; timezone: string };
  language: PaperLanguage;
  now: Date;
}

/** One assessment on A4: benefits first, then what can go wrong, then what to do if it does. */
export async function riskPaper({ risk, home, language, now }: Paper): Promise<Buffer> {
  const words = RISK_PAPER_WORDS[language];
  const paper = new PrintedDocument({ title: `${words.kind}: ${risk.title}`, language, paper: paperOf('A4'), now });
  const flow = new Flow(paper, EDGES);
  head(flow, { risk, home, language, now }, words);
  part(flow, words.benefits, risk.benefits);
  flow.gap(14);
  flow.words('H2', heading(words.lines), { together: 70 });
  flow.gap(6);
  if (risk.lines.length === 0) flow.words('P', body(words.none));
  else lines(flow, risk, words, language);
  flow.gap(8);
  flow.words('P', small(words.scale));
  part(flow, words.emergency, risk.emergency_plan);
  paper.onEachPage((page, pages) => {
    const foot = paper.block(small(`${home.name} · ${words.page(page, pages)}`), flow.width);
    paper.margin(foot, { x: flow.left, y: paper.paper.height - 36 });
  });
  return await paper.finish();
}

function head(flow: Flow, { risk, home, language, now }: Paper, words: RiskPaperWords): void {
  const day = (date: string) => longDay(date, language);
  const standing = words.standing[standingOf(risk, calendarDay(now, home.timezone))];
  flow.words('P', small(`${home.name} · ${words.kind} · ${words.about[risk.scope]}`));
  flow.gap(4);
  flow.words('H1', { text: risk.title, face: 'serif', size: 25, ink: INK.ink });
  flow.gap(6);
  const about = [risk.activity?.title, risk.place].filter((said) => said !== undefined && said !== '');
  if (about.length > 0) flow.words('P', body(about.join(' · ')));
  if (risk.staff_ratio !== '') flow.words('P', [strong(`${words.staff}: `), body(risk.staff_ratio)]);
  flow.words('P', [
    strong(standing),
    body(` · ${words.edition(risk.edition)} · ${words.left(risk.residual, words.levels[levelOf(risk.residual)])}`),
  ]);
  const said = [words.assessed(risk.assessed_by ?? '', day(risk.assessed_on))];
  if (risk.approved_on !== null) said.push(words.signed(risk.approved_by ?? '', day(risk.approved_on)));
  said.push(words.review(day(risk.review_due)));
  flow.words('P', small(said.join(' · ')));
}

function part(flow: Flow, title: string, text: string): void {
  if (text === '') return;
  flow.gap(14);
  flow.words('H2', heading(title), { together: 34 });
  flow.gap(4);
  for (const paragraph of text.split(/\n+/)) flow.words('P', body(paragraph));
}

function lines(flow: Flow, { lines: all }: RiskAssessment, words: RiskPaperWords, language: PaperLanguage): void {
  const { columns } = words;
  const title = (text: string) => ({ ...cell(text), face: 'bold' as const });
  flow.table(
    [
      { title: title(columns.what), share: 5, is_header: true, stands: 'top' },
      { title: title(columns.before), share: 1.9, stands: 'top' },
      { title: title(columns.more), share: 6, stands: 'top' },
      { title: title(columns.after), share: 1.9, stands: 'top' },
    ],
    all.map((line) => {
      const due = line.due === null ? '' : longDay(line.due, language);
      const who = line.who.map((one) => words.who[one]).join(', ');
      return [
        {
          said: [
            title(line.what),
            cell(`\n${who}`),
            ...(line.harm === '' ? [] : [small(`\n${words.harm(line.harm)}`)]),
          ],
        },
        score(line.likelihood, line.severity, words),
        {
          said: [
            title(`${words.when[line.when]}: `),
            cell(line.controls),
            ...(line.further === '' ? [] : [title(`\n${words.further(line.owner, due)}: `), cell(line.further)]),
          ],
        },
        score(line.residual_likelihood, line.residual_severity, words),
      ];
    }),
    TABLE,
  );
}

function score(likelihood: number, severity: number, words: RiskPaperWords): Cell {
  const rating = ratingOf(likelihood, severity);
  const level = levelOf(rating);
  return {
    ground: GROUNDS[level],
    said: [{ ...cell(`${likelihood} × ${severity} = ${rating}`), face: 'bold' }, cell(`\n${words.levels[level]}`)],
  };
}

function longDay(day: string, language: PaperLanguage): string {
  return new Intl.DateTimeFormat(`${language}-GB`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
