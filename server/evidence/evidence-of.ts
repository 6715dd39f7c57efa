import { daysBefore } from '@heartsease/domain/evidence/evidence.ts';
import type { Evidence, EvidenceQuestion, Headlines, SourceCount } from '@heartsease/domain/evidence/evidence.ts';
import { examplesOf } from '@heartsease/domain/evidence/examples.ts';
import type { ToldSoFar } from '@heartsease/domain/evidence/examples.ts';
import type { Framework } from '@heartsease/domain/evidence/framework.ts';
import { headOf, sourcesOf } from '@heartsease/domain/evidence/frameworks.ts';
import type { Gap } from '@heartsease/domain/evidence/gaps.ts';
import type { NamedSource } from '@heartsease/domain/evidence/sources.ts';
import { daysOf, weeksOf } from '@heartsease/domain/dashboard/period.ts';
import type { Period } from '@heartsease/domain/dashboard/period.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { sumOf } from '../dashboard/reckon.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { candidatesOf } from './examples.queries.ts';
import { mayLeaveTheHome } from './photos-for-inspectors.ts';
import { gapsOf } from './gaps-of.ts';
import { homeOf } from './gaps.queries.ts';
import { momentsByDay, ownWords } from './headlines.queries.ts';
import { countOf, countPieces } from './pieces.queries.ts';
import type { PiecesOfSources } from './pieces.queries.ts';
import { whatSurveysSaid } from './survey-words.ts';
import { atTarget, weeksOfPeople } from './weeks-of-people.ts';

export interface AskedEvidence extends Period {
  framework: Framework;
  /** Whether it is told without names: what somebody wrote of those close to them is an example of nothing then. */
  is_without_names?: boolean;
  /** Of what a survey asked. */
  language?: PaperLanguage;
  /** What is told elsewhere in the same pack, and so is no example; what is chosen is put into it. */
  told?: ToldSoFar;
}

/** All that speaks for the questions of a framework in some days, as a pack tells it. */
export async function evidenceOf(db: Db, careHome: CareHome, asked: AskedEvidence, now: Date): Promise<Evidence> {
  const { framework, from, to, is_without_names = false, language = 'en', told: elsewhere } = asked;
  const { questions, ...matrix } = await matrixOf(db, careHome, asked, now);
  const keys = framework.questions.map(({ key }) => key);
  const found = await candidatesOf(db, { careHome, from, to, now }, keys);
  const seen = await mayLeaveTheHome(db, careHome, found, now);
  const candidates = await whatSurveysSaid(db, careHome, seen, { language, now });
  const examples = examplesOf(
    questions.map(({ key, sources }) => ({ key, sources: sources.map(({ source }) => source) })),
    is_without_names ? candidates.filter((candidate) => !isOfThoseClose(candidate)) : candidates,
    elsewhere,
  );
  return {
    ...matrix,
    questions: questions.map((question) => ({ ...question, examples: examples.get(question.key) ?? [] })),
  };
}

function isOfThoseClose({ source, id }: { source: string; id: string }): boolean {
  return source === 'about_me' && id.endsWith(':people');
}

/** The same without what is told of a question at length. */
export async function matrixOf(
  db: Db,
  careHome: CareHome,
  { framework, from, to }: AskedEvidence,
  now: Date,
): Promise<Omit<Evidence, 'questions'> & { questions: EvidenceQuestion[] }> {
  const period: Period = { from, to };
  const today = calendarDay(now, careHome.timezone);
  const before = daysBefore(period);
  const { has_risks, has_surveys } = await homeOf(db, careHome);
  const weeks = await weeksOfPeople(db, careHome, period, today);
  const gaps = await gapsOf(db, careHome, { framework, period, today, has_risks, weeks });
  const sources = [...new Set(framework.questions.flatMap(sourcesOf))].filter(
    (source) => has_risks || source !== 'risks',
  );
  const counted = await countPieces(
    db,
    { careHome, from: before.from, to: period.to, now },
    {
      since: period.from,
      sources: sources.filter((source) => has_surveys || source !== 'surveys'),
      questions: framework.questions.map(({ key }) => key),
    },
  );
  const days = await momentsByDay(db, careHome, { from: before.from, to: period.to });
  const lately = days.filter(({ day }) => day >= period.from);
  const earlier = days.filter(({ day }) => day < period.from);
  const at = atTarget(weeks);
  const atBefore = atTarget(await weeksOfPeople(db, careHome, before, today));
  const headlines: Headlines = {
    moments: { now: sumOf(lately, allOf), before: sumOf(earlier, allOf) },
    at_target: { ...at, people_before: atBefore.people, of_before: atBefore.of },
    one_to_one: { now: sumOf(lately, (day) => day.one_to_one), before: sumOf(earlier, (day) => day.one_to_one) },
    own_words: { now: await ownWords(db, careHome, period), before: await ownWords(db, careHome, before) },
  };
  return {
    framework: headOf(framework),
    period: told(period),
    before: told(before),
    generated_at: now.toISOString(),
    headlines,
    weeks: weeksOf(period).map((week) => {
      const own = lately.filter(({ day }) => week.from <= day && day <= week.to);
      return { ...week, group: sumOf(own, (day) => day.group), one_to_one: sumOf(own, (day) => day.one_to_one) };
    }),
    questions: framework.questions.map((question) => {
      const own = sourcesOf(question).filter((source) => sources.includes(source));
      return {
        ...question,
        ...piecesTold(question.key, { sources: own, has_surveys, counted }),
        ...statementsTold(question, own),
        gaps: gapsTold(gaps, question.key),
      };
    }),
    gaps,
  };
}

const allOf = (day: { group: number; one_to_one: number }) => day.group + day.one_to_one;
const told = (period: Period) => ({ ...period, days: daysOf(period) });

interface Given {
  sources: readonly NamedSource[];
  has_surveys: boolean;
  counted: readonly PiecesOfSources[];
}

/** What each source gave; surveys count nowhere in a home that has none. */
function piecesTold(key: string, { sources, has_surveys, counted }: Given) {
  const tied = `by_hand:${key}`;
  const byHand = countOf(counted, [tied]);
  const all = countOf(counted, [tied, ...sources.filter((source) => source !== 'surveys' || has_surveys)]);
  const each: SourceCount[] = sources.map((source) => {
    if (source === 'surveys' && !has_surveys) return { source, state: 'not_recorded', count: null, before: null };
    const { now, before } = countOf(counted, [source]);
    return { source, state: now === 0 ? 'nothing_yet' : 'recorded', count: now, before };
  });
  if (byHand.now + byHand.before > 0) {
    each.push({ source: 'by_hand', state: 'recorded', count: byHand.now, before: byHand.before });
  }
  return { pieces: all.now, before: all.before, sources: each };
}

/** What this home records nothing for is shown elsewhere, as what nothing here answers. */
function statementsTold({ statements }: Framework['questions'][number], sources: readonly NamedSource[]) {
  return {
    statements: statements.map((statement) => ({
      ...statement,
      sources: statement.sources.filter((source) => sources.includes(source)),
    })),
  };
}

function gapsTold(gaps: readonly Gap[], key: string) {
  return gaps
    .filter(({ questions }) => questions.includes(key))
    .map((gap) => ({ key: gap.key, count: gap.items.length }));
}
