import { pathOf } from './next-question.ts';
import { valuesOf } from './question.ts';
import type { AnswerValue, Answers, Question } from './question.ts';

export interface CheckedEntry {
  /** Only what was asked, and only where something was said. */
  answers: Answers;
  /** By the question's key. */
  problems: Record<string, string>;
}

/**
 * Judges an entry. What is no answer to its question is a problem; what was answered before a turn to another branch
 * is left out, so that nobody is counted for a question that they did not see in the end.
 *
 * @param isWhole false while it is being filled in: then nothing is missing yet
 */
export function checkEntry(questions: readonly Question[], given: Answers, isWhole: boolean): CheckedEntry {
  const answers: Answers = {};
  const problems: Record<string, string> = {};
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(given)) if (!known.has(id)) problems[id] = 'This survey does not ask that';
  for (const question of pathOf(questions, given)) {
    const answer = given[question.id];
    if (answer === undefined || isNothing(answer)) {
      if (isWhole && question.is_required) problems[question.id] = 'Choose an answer, or go back';
    } else if (isAnswerTo(question, answer)) answers[question.id] = answer;
    else problems[question.id] = 'Choose one of these';
  }
  return { answers, problems };
}

function isNothing(answer: AnswerValue): boolean {
  return answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function isAnswerTo(question: Question, answer: AnswerValue): boolean {
  if (question.type === 'text') return typeof answer === 'string';
  const values = valuesOf(question);
  if (question.type === 'multi')
    return (
      Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((key) => values.includes(key))
    );
  return !Array.isArray(answer) && values.includes(answer);
}
