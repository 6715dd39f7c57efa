import type { Candidate } from '@heartsease/domain/evidence/examples.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { POINTS } from '@heartsease/domain/surveys/question.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import type { QuestionResult } from '@heartsease/domain/surveys/results.ts';
import type { Db } from '../db/database.ts';
import { numeral } from '../print/paper-words.ts';
import type { CareHome } from '../session/session.ts';
import { tellResults } from '../surveys/survey-results.ts';
import { questionsOf, standsAt, storedSurvey, summaryOf } from '../surveys/surveys.queries.ts';

/** Whether a survey is over and enough people answered to tell what they said. */
export async function isTold(db: Db, careHome: CareHome, id: string, now: Date): Promise<boolean> {
  const survey = await storedSurvey(db, careHome, id);
  return (
    survey !== undefined &&
    standsAt(survey, careHome, now) === 'over' &&
    summaryOf(survey, careHome, now).answered !== null
  );
}

/** So many questions of a survey stand on the page of a question. */
const MOST_QUESTIONS = 3;

const WORDS: Record<
  PaperLanguage,
  { answered: (count: number) => string; outOf: (mean: string) => string; nps: (score: string) => string }
> = {
  en: {
    answered: (count) => `${numeral(count, 'en')} people answered.`,
    outOf: (mean) => `${mean} out of ${POINTS.length}`,
    nps: (score) => `${score}, from −100 to 100`,
  },
  cy: {
    answered: (count) => `Atebodd ${numeral(count, 'cy')} o bobl.`,
    outOf: (mean) => `${mean} allan o ${POINTS.length}`,
    nps: (score) => `${score}, o −100 i 100`,
  },
};

/** Gives each survey among these its results in words. One that tells nothing any more is left out. */
export async function whatSurveysSaid(
  db: Db,
  careHome: CareHome,
  candidates: readonly Candidate[],
  { language, now }: { language: PaperLanguage; now: Date },
): Promise<Candidate[]> {
  const ids = new Set(candidates.flatMap(({ opens }) => (opens?.kind === 'survey' ? [opens.id] : [])));
  const said = new Map<string, { title: string; words: string }>();
  for (const id of ids) {
    const survey = await storedSurvey(db, careHome, id);
    const told = survey && (await tellResults(db, careHome, survey, now));
    if (!survey || !told?.results) continue;
    const { answered, questions } = told.results;
    const words = wordsOf(questionsOf(survey), questions, language);
    said.set(id, {
      title: (language === 'cy' && survey.title_cy) || survey.title_en,
      words: [WORDS[language].answered(answered), ...words].join(' '),
    });
  }
  return candidates.flatMap((candidate) => {
    if (candidate.opens?.kind !== 'survey') return [candidate];
    const found = said.get(candidate.opens.id);
    return found === undefined ? [] : [{ ...candidate, ...found }];
  });
}

/** What can be said in one number, in the order in which it was asked. */
function wordsOf(asked: readonly Question[], results: readonly QuestionResult[], language: PaperLanguage): string[] {
  const number = (value: number) => numeral(value, language);
  const texts = new Map(asked.map(({ id, text }) => [id, (language === 'cy' && text.cy) || text.en]));
  const { outOf, nps } = WORDS[language];
  return results
    .flatMap(({ question_id, type, result }) => {
      const text = texts.get(question_id);
      if (text === undefined || result === null) return [];
      if (result.nps !== null) return [`“${text}” ${nps(number(result.nps.score))}.`];
      // Three faces are no five points.
      return result.mean !== null && type === 'scale5' ? [`“${text}” ${outOf(number(result.mean))}.`] : [];
    })
    .slice(0, MOST_QUESTIONS);
}
