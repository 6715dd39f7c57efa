import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import type { Survey } from '@heartsease/domain/surveys/survey.ts';
import type { addSurvey } from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { TEMPLATES } from '@heartsease/domain/surveys/templates.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';

/** What the editor holds: the input of the call without what every write carries. */
export type SurveyDraft = Omit<InputOf<typeof addSurvey>, 'client_id' | 'care_home_id'>;

export const EMPTY: SurveyDraft = {
  title: { en: '', cy: '' },
  template_key: null,
  audiences: ['relatives'],
  anonymity: 'anonymous',
  questions: [],
  opens_on: null,
  closes_on: null,
  reminder_days: [7],
};

export function draftFromTemplate(key: string | null, today: string): SurveyDraft | null {
  const template = TEMPLATES.find((one) => one.key === key);
  if (template === undefined) return null;
  const { title, audiences, anonymity, questions, usual_days } = template;
  return {
    ...EMPTY,
    title,
    audiences,
    anonymity,
    questions: [...questions],
    template_key: template.key,
    closes_on: addDays(today, usual_days),
    reminder_days: usual_days > 10 ? [7] : [],
  };
}

/** The same questions for another time; its days are chosen anew. */
export function draftFromSurvey(survey: Survey, isCopy: boolean): SurveyDraft {
  const { title, template_key, audiences, anonymity, questions, opens_on, closes_on, reminder_days } = survey;
  const days = isCopy ? { opens_on: null, closes_on: null } : { opens_on, closes_on };
  return { title, template_key, audiences, anonymity, questions, reminder_days, ...days };
}

/** Words in the two languages of a survey. */
export interface InTwoLanguages {
  en: string;
  cy: string;
}

/**
 * Words with another English: the Welsh that was there says what the English said before, so it goes with that, and comes
 * back with it. Whoever wrote or brought back a Welsh meanwhile has decided, and it stays.
 *
 * @param began as the words stood when somebody began to change them
 */
export function withEnglish(now: InTwoLanguages, en: string, began: InTwoLanguages | undefined): InTwoLanguages {
  if (began === undefined || began.cy === '') return { ...now, en };
  if (en === began.en) return { en, cy: now.cy === '' ? began.cy : now.cy };
  const isFirstChange = now.en === began.en && now.cy === began.cy;
  return { en, cy: isFirstChange ? '' : now.cy };
}

/** The Welsh went with the English that it was made from; the English is asked instead. */
export function isWelshGone(now: InTwoLanguages, began: InTwoLanguages | undefined): boolean {
  return began !== undefined && began.cy !== '' && now.cy === '' && now.en !== began.en;
}

/** A new question with a key that no other has. */
export function newQuestion(questions: readonly Question[]): Question {
  return {
    id: freeKey(questions, 'question'),
    type: 'scale5',
    text: { en: '', cy: '' },
    easy: { en: '', cy: '' },
    picture: null,
    is_required: false,
    scale: 'good',
    options: [],
    shown_if: null,
  };
}

export function freeKey(taken: readonly { id: string }[], stem: string): string {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

export function moved(questions: readonly Question[], from: number, by: -1 | 1): Question[] {
  const list = [...questions];
  const [taken] = list.splice(from, 1);
  if (taken !== undefined) list.splice(Math.max(0, from + by), 0, taken);
  return list;
}
