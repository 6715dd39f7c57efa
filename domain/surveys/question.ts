import { z } from 'zod';
import { words } from '../text.ts';

/** A sentence in the languages that the home asks in. Where there is no Welsh the English is asked. */
export const Said = z.object({
  en: words(300).pipe(z.string().min(1, { error: 'Write the words first', abort: true })),
  cy: words(300),
});
export type Said = z.infer<typeof Said>;
const MaybeSaid = z.object({ en: words(300), cy: words(300) });

export const QUESTION_TYPES = ['scale5', 'faces', 'nps', 'yes_no', 'choice', 'multi', 'text'] as const;
export const QuestionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof QuestionType>;

/** What the five points of a scale are called. */
export const SCALES = ['good', 'agree'] as const;

/** The key of a question or of an option within one survey: `food-and-drink`. */
export const Key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use small letters, digits and hyphens');

/** A value that an answer can have, as branches name it: `2`, `yes`, the key of an option. */
const BranchValue = z.union([z.int().min(0).max(10), Key]);

export const Question = z.object({
  id: Key,
  type: QuestionType,
  text: Said,
  /** The same in fewer and simpler words, shown below and read aloud. */
  easy: MaybeSaid,
  /** The name of a drawing, as a stamp shows it. */
  picture: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  is_required: z.boolean(),
  scale: z.enum(SCALES),
  options: z.array(z.object({ id: Key, text: Said })).max(12, 'Use 12 answers or fewer'),
  /** Asked only of whoever gave one of these answers to an earlier question. */
  shown_if: z.object({ question_id: Key, values: z.array(BranchValue).min(1).max(12) }).nullable(),
});
export type Question = z.infer<typeof Question>;

export const MOST_QUESTIONS = 40;
/** A comment: as long as a letter of one page. */
export const MOST_LETTERS = 1_000;

/** One answer: a point of a scale, `yes`, the key of an option or several of them, or words. */
export const AnswerValue = z.union([z.int().min(0).max(10), words(MOST_LETTERS), z.array(Key).max(12)]);
export type AnswerValue = z.infer<typeof AnswerValue>;
/** What somebody answered, by the question's key. What was not answered is not there. */
export const Answers = z
  .record(Key, AnswerValue)
  .refine((answers) => Object.keys(answers).length <= MOST_QUESTIONS, 'These are too many answers');
export type Answers = z.infer<typeof Answers>;

export const YES_NO = ['yes', 'no', 'not-sure'] as const;
/** From the highest to the lowest, as they are shown. */
export const FACES = [3, 2, 1] as const;
export const POINTS = [5, 4, 3, 2, 1] as const;
export const LIKELIHOODS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The values that a question can be answered with, in the order in which they are shown; none for words. */
export function valuesOf({ type, options }: Pick<Question, 'type' | 'options'>): (number | string)[] {
  switch (type) {
    case 'scale5':
      return [...POINTS];
    case 'faces':
      return [...FACES];
    case 'nps':
      return [...LIKELIHOODS];
    case 'yes_no':
      return [...YES_NO];
    case 'choice':
    case 'multi':
      return options.map(({ id }) => id);
    case 'text':
      return [];
  }
}

/** What is wrong with the questions of a survey, by the place of the question: `questions.2.shown_if`. */
export function questionProblems(questions: readonly Question[]): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const earlier = new Map<string, Question>();
  for (const [place, question] of questions.entries()) {
    const at = `questions.${place}`;
    if (earlier.has(question.id)) problems[`${at}.id`] = ['Two questions have the same key'];
    if ((question.type === 'choice' || question.type === 'multi') && question.options.length < 2)
      problems[`${at}.options`] = ['Give at least two answers to choose from'];
    if (new Set(question.options.map(({ id }) => id)).size < question.options.length)
      problems[`${at}.options`] = ['Two answers have the same key'];
    const { shown_if } = question;
    if (shown_if !== null) {
      const on = earlier.get(shown_if.question_id);
      const known = on === undefined ? [] : valuesOf(on);
      if (!shown_if.values.every((value) => known.includes(value)))
        problems[`${at}.shown_if`] = ['Choose an earlier question and one of its answers'];
    }
    earlier.set(question.id, question);
  }
  return problems;
}
