import { z } from 'zod';
import { QuestionType, valuesOf } from './question.ts';
import type { AnswerValue, Answers, Question } from './question.ts';

/** Below so many nothing is told: no result, no comment, no count, no file (domain.md 2.12). */
export const FEWEST = 5;

/**
 * How likely people are to recommend: the share of 9 and 10 minus the share of 0 to 6, in points from -100 to 100.
 * Seven and eight count among all and for neither side.
 */
export const NetScore = z.object({
  score: z.int().min(-100).max(100),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
});
export type NetScore = z.infer<typeof NetScore>;

export const QuestionResult = z.object({
  question_id: z.string(),
  type: QuestionType,
  /** Null: fewer than five answered this question, and nothing of it is told. */
  result: z
    .object({
      answered: z.int().min(FEWEST),
      counts: z.array(z.object({ value: z.union([z.int(), z.string()]), count: z.int() })),
      /** To one decimal; of scales and faces only. */
      mean: z.number().nullable(),
      nps: NetScore.nullable(),
    })
    .nullable(),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const Results = z.object({
  answered: z.int().min(FEWEST),
  questions: z.array(QuestionResult),
});
export type Results = z.infer<typeof Results>;

/** @returns null where fewer than five answered */
export function resultsOf(questions: readonly Question[], entries: readonly Answers[]): Results | null {
  if (entries.length < FEWEST) return null;
  return { answered: entries.length, questions: questions.map((question) => resultOf(question, entries)) };
}

function resultOf(question: Question, entries: readonly Answers[]): QuestionResult {
  const said = entries.flatMap(({ [question.id]: answer }) => (answer === undefined ? [] : [answer]));
  const told = { question_id: question.id, type: question.type };
  if (said.length < FEWEST) return { ...told, result: null };
  return {
    ...told,
    result: {
      answered: said.length,
      counts: valuesOf(question).map((value) => ({
        value,
        count: said.filter((answer) => says(answer, value)).length,
      })),
      mean: question.type === 'scale5' || question.type === 'faces' ? meanOf(said) : null,
      nps: question.type === 'nps' ? netScoreOf(said) : null,
    },
  };
}

function says(answer: AnswerValue, value: number | string): boolean {
  return Array.isArray(answer) ? answer.some((one) => one === value) : answer === value;
}

function numbersIn(said: readonly AnswerValue[]): number[] {
  return said.filter((answer) => typeof answer === 'number');
}

function meanOf(said: readonly AnswerValue[]): number {
  const points = numbersIn(said);
  return Math.round((10 * points.reduce((sum, point) => sum + point, 0)) / Math.max(points.length, 1)) / 10;
}

export function netScoreOf(said: readonly AnswerValue[]): NetScore {
  const points = numbersIn(said);
  const promoters = points.filter((point) => point >= 9).length;
  const detractors = points.filter((point) => point <= 6).length;
  // Never -0, which the wire can't carry.
  const score = Math.round((100 * (promoters - detractors)) / Math.max(points.length, 1)) + 0;
  return { score, promoters, passives: points.length - promoters - detractors, detractors };
}

/**
 * The results of each group: of all of them or of none. Were one group left out for being small, it could be had by
 * taking the others from the whole; so each group that was asked, and each question of each group, must be large enough.
 */
export function resultsByGroup<Group extends string>(
  questions: readonly Question[],
  entries: readonly { group: Group; answers: Answers }[],
  groups: readonly Group[],
): { group: Group; results: Results }[] | null {
  if (groups.length < 2) return null;
  const told = groups.flatMap((group) => {
    const results = resultsOf(
      questions,
      entries.filter((entry) => entry.group === group).map(({ answers }) => answers),
    );
    return results === null ? [] : [{ group, results }];
  });
  if (told.length < groups.length) return null;
  // A question that one group answered too rarely is told of none.
  const isTold = (place: number) => told.every(({ results }) => results.questions[place]?.result != null);
  return told.map(({ group, results }) => ({
    group,
    results: {
      ...results,
      questions: results.questions.map((question, place) => (isTold(place) ? question : { ...question, result: null })),
    },
  }));
}

/** How a question stands beside the last run of the same survey; null where either is not told. */
export function changeSince(now: QuestionResult, before: QuestionResult | undefined): number | null {
  const [value, former] = [levelOf(now), before === undefined ? null : levelOf(before)];
  if (value === null || former === null || now.type !== before?.type) return null;
  return Math.round(10 * (value - former)) / 10 + 0;
}

/** The one number of a question that can be followed over time: the mean, or the score. */
export function levelOf({ result }: QuestionResult): number | null {
  return result === null ? null : (result.mean ?? result.nps?.score ?? null);
}
