import type { Question } from '../question.ts';
import type { SurveyFields } from '../survey.ts';

export interface Template extends Pick<SurveyFields, 'title' | 'audiences' | 'anonymity' | 'questions'> {
  key: string;
  /** What it is for, in a line. */
  about: { en: string; cy: string };
  /** Days after its opening on which it is usually closed. */
  usual_days: number;
}

type Words = readonly [en: string, cy: string];

const PLAIN: Omit<Question, 'id' | 'type' | 'text'> = {
  easy: { en: '', cy: '' },
  picture: null,
  is_required: false,
  scale: 'good',
  options: [],
  shown_if: null,
};

/** A question of a template: what it says, and what differs from a plain one. */
export function ask(
  id: string,
  type: Question['type'],
  [en, cy]: Words,
  more: Partial<Omit<Question, 'id' | 'type' | 'text' | 'easy'>> & { easy?: Words } = {},
): Question {
  const { easy, ...rest } = more;
  return {
    ...PLAIN,
    ...rest,
    id,
    type,
    text: { en, cy },
    easy: easy === undefined ? PLAIN.easy : { en: easy[0], cy: easy[1] },
  };
}
