import { FACES, POINTS } from '@heartsease/domain/surveys/question.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import type { SurveyLanguage } from '@heartsease/domain/surveys/survey.ts';
import { changeOf } from './survey-results.ts';
import type { SurveyResults } from './survey-results.ts';

const HEADS: Record<SurveyLanguage, string[]> = {
  en: ['Question', 'Answered', 'Mean', 'NPS', 'Change since last time', 'Answer', 'Count'],
  cy: ['Cwestiwn', 'Wedi ateb', 'Cymedr', 'NPS', 'Newid ers y tro diwethaf', 'Ateb', 'Nifer'],
};

const YES_NO: Record<SurveyLanguage, Record<string, string>> = {
  en: { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' },
  cy: { yes: 'Ydy', no: 'Nac ydy', 'not-sure': 'Ddim yn siŵr' },
};

/** The results as a table: sums alone, never an entry, and no comment. */
export function surveyCsv(told: SurveyResults, questions: readonly Question[], language: SurveyLanguage): string {
  const rows = (told.results?.questions ?? []).flatMap(({ question_id, result }) => {
    const question = questions.find(({ id }) => id === question_id);
    if (question === undefined || question.type === 'text' || result === null) return [];
    const text = question.text[language] || question.text.en;
    const change = changeOf(told, question_id);
    const begin = [text, result.answered, result.mean ?? '', result.nps?.score ?? '', change ?? ''];
    return result.counts.map(({ value, count }) => [...begin, nameOf(question, value, language), count]);
  });
  const lines = [HEADS[language], ...rows].map((cells) => cells.map(cell).join(','));
  // A spreadsheet knows by the mark that this is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function nameOf(question: Question, value: number | string, language: SurveyLanguage): string {
  if (question.type === 'yes_no') return YES_NO[language][value] ?? String(value);
  if (question.type === 'scale5') return `${value}/${POINTS[0]}`;
  if (question.type === 'faces') return `${value}/${FACES[0]}`;
  const option = question.options.find(({ id }) => id === value)?.text;
  return option === undefined ? String(value) : option[language] || option.en;
}

/** Quoted, and never a formula: a title could begin with one. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
