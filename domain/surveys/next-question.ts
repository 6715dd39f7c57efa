import type { Answers, Question } from './question.ts';

/** The questions that somebody with these answers is asked, in order. A branch off a question that is not asked is not either. */
export function pathOf(questions: readonly Question[], answers: Answers): Question[] {
  const path: Question[] = [];
  const asked = new Set<string>();
  for (const question of questions) {
    const { shown_if } = question;
    if (shown_if !== null) {
      if (!asked.has(shown_if.question_id)) continue;
      const answer = answers[shown_if.question_id];
      const given = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];
      if (!given.some((value) => shown_if.values.includes(value))) continue;
    }
    asked.add(question.id);
    path.push(question);
  }
  return path;
}

/** The question after this one; the first where there is none yet, null behind the last. */
export function nextQuestion(questions: readonly Question[], answers: Answers, after: string | null): Question | null {
  const path = pathOf(questions, answers);
  const place = after === null ? -1 : path.findIndex(({ id }) => id === after);
  return path[place + 1] ?? null;
}

export function questionBefore(questions: readonly Question[], answers: Answers, before: string): Question | null {
  const path = pathOf(questions, answers);
  return path[path.findIndex(({ id }) => id === before) - 1] ?? null;
}
