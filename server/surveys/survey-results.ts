import type { Question } from '@heartsease/domain/surveys/question.ts';
import { FEWEST, changeSince, levelOf, resultsByGroup, resultsOf } from '@heartsease/domain/surveys/results.ts';
import type { NetScore, QuestionResult, Results } from '@heartsease/domain/surveys/results.ts';
import { Audience, CommentTheme } from '@heartsease/domain/surveys/survey.ts';
import type { NamedEntry, SurveyComment } from '@heartsease/domain/surveys/survey.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { commentsOf, entriesOf } from './entries.queries.ts';
import { questionsOf, standsAt, storedSurveys, summaryOf } from './surveys.queries.ts';
import type { StoredSurvey } from './surveys.queries.ts';

export interface SurveyResults {
  state: 'not_over' | 'few' | 'told';
  results: Results | null;
  groups: { group: Audience; results: Results }[] | null;
  before: { title: string; closed_on: string; results: Results } | null;
  runs: { survey_id: string; closed_on: string; answered: number; levels: Record<string, number> }[];
  comments: SurveyComment[];
  named: NamedEntry[];
}

const NOTHING = { results: null, groups: null, before: null, runs: [], comments: [], named: [] };

/**
 * What a survey may tell. An anonymous one tells nothing before it is over, so that nobody can take what was there
 * yesterday from what is there today, and nothing at all of fewer than five.
 */
export async function tellResults(db: Db, careHome: CareHome, survey: StoredSurvey, now: Date): Promise<SurveyResults> {
  const isNamed = survey.anonymity === 'named';
  const entries = await entriesOf(db, careHome, survey.id);
  const named = isNamed ? entries.flatMap(namedEntry) : [];
  if (!isNamed && standsAt(survey, careHome, now) !== 'over') return { ...NOTHING, state: 'not_over' };
  const questions = questionsOf(survey);
  const results = resultsOf(
    questions,
    entries.map(({ answers }) => answers),
  );
  if (results === null) return { ...NOTHING, named, state: 'few' };
  const groups = resultsByGroup(
    questions,
    entries.map(({ audience, answers }) => ({ group: audience, answers })),
    Audience.array().parse(survey.audiences),
  );
  const earlier = await earlierRuns(db, careHome, survey, now);
  const last = earlier.at(-1) ?? null;
  const closed_on = summaryOf(survey, careHome, now).closed_on;
  const own = closed_on === null ? [] : [{ survey_id: survey.id, closed_on, title: survey.title_en, results }];
  const runs = [...earlier, ...own].map((run) => ({
    survey_id: run.survey_id,
    closed_on: run.closed_on,
    answered: run.results.answered,
    levels: levelsOf(run.results),
  }));
  const comments = isNamed ? [] : ofManyOnly((await commentsOf(db, careHome, survey.id)).map(asComment));
  return { state: 'told', results, groups, before: last, runs, comments, named };
}

/** The words under questions that at least five answered: one alone says who was asked it. */
function ofManyOnly(comments: SurveyComment[]): SurveyComment[] {
  const often = Map.groupBy(comments, ({ question_id }) => question_id);
  return comments.filter(({ question_id }) => (often.get(question_id)?.length ?? 0) >= FEWEST);
}

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

function namedEntry({ id, who, audience, answers, answered_on }: Entry): NamedEntry[] {
  return answered_on === null ? [] : [{ id, who, audience, answers, answered_on }];
}

function asComment({ theme, ...comment }: { id: string; question_id: string; words: string; theme: string | null }) {
  return { ...comment, theme: CommentTheme.nullable().catch(null).parse(theme) };
}

interface Run {
  survey_id: string;
  title: string;
  closed_on: string;
  results: Results;
}

const MOST_RUNS = 8;

/** The runs of the same template before this one that are over and large enough to be told, the first first. */
async function earlierRuns(db: Db, careHome: CareHome, survey: StoredSurvey, now: Date): Promise<Run[]> {
  if (survey.template_key === null) return [];
  const before = (await storedSurveys(db, careHome))
    .filter(
      (other) =>
        other.id !== survey.id &&
        other.template_key === survey.template_key &&
        other.created_at < survey.created_at &&
        (other.entries ?? 0) >= FEWEST &&
        standsAt(other, careHome, now) === 'over',
    )
    .slice(0, MOST_RUNS);
  const runs: Run[] = [];
  for (const other of before.toReversed()) {
    const answers = (await entriesOf(db, careHome, other.id)).map((entry) => entry.answers);
    const results = resultsOf(questionsOf(other), answers);
    const { closed_on } = summaryOf(other, careHome, now);
    if (results !== null && closed_on !== null)
      runs.push({ survey_id: other.id, title: other.title_en, closed_on, results });
  }
  return runs;
}

/** Staff are asked something else: whether they recommend the home as a place to work. */
const SPEAK_OF_THE_CARE = new Set(['relatives', 'residents']);
/** So our templates call the question whether one recommends the home. */
const asksToRecommend = ({ id, type }: Question) => type === 'nps' && id === 'recommend';
/** And so the one how good life is here, all in all. */
const asksOfTheWhole = ({ id, type }: Question) => type === 'scale5' && id === 'overall';

type Told = NonNullable<QuestionResult['result']>;

/** How likely people are to recommend the home, of the last survey over that asked them; null where none tells it. */
export async function lastNetScore(
  db: Db,
  careHome: CareHome,
  now: Date,
): Promise<(NetScore & { answered: number }) | null> {
  return await lastTold(db, careHome, now, {
    asks: asksToRecommend,
    tell: ({ nps, answered }) => nps && { ...nps, answered },
  });
}

/** How good life is here, from one to five, of the last survey over that asked it; null where none tells it. */
export async function lastOverall(
  db: Db,
  careHome: CareHome,
  now: Date,
): Promise<{ mean: number; answered: number } | null> {
  return await lastTold(db, careHome, now, {
    asks: asksOfTheWhole,
    tell: ({ mean, answered }) => (mean === null ? null : { mean, answered }),
  });
}

/** What the last survey of families or residents that is over and asked a question tells of it. */
async function lastTold<Answer>(
  db: Db,
  careHome: CareHome,
  now: Date,
  { asks, tell }: { asks: (question: Question) => boolean; tell: (told: Told) => Answer | null },
): Promise<Answer | null> {
  const asked = (await storedSurveys(db, careHome)).filter(
    (survey) =>
      survey.audiences.every((audience) => SPEAK_OF_THE_CARE.has(audience)) &&
      questionsOf(survey).some(asks) &&
      (survey.entries ?? 0) >= FEWEST &&
      standsAt(survey, careHome, now) === 'over',
  );
  const endOf = (survey: StoredSurvey) => summaryOf(survey, careHome, now).closed_on ?? '';
  for (const survey of asked.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))) {
    const answers = (await entriesOf(db, careHome, survey.id)).map((entry) => entry.answers);
    const questions = questionsOf(survey).filter(asks);
    const told = resultsOf(questions, answers)?.questions[0]?.result;
    const answer = told ? tell(told) : null;
    if (answer !== null) return answer;
  }
  return null;
}

function levelsOf({ questions }: Results): Record<string, number> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const level = levelOf(question);
      return level === null ? [] : [[question.question_id, level]];
    }),
  );
}

/** How a question stands beside the run before. */
export function changeOf({ results, before }: SurveyResults, question_id: string): number | null {
  const now = results?.questions.find((question) => question.question_id === question_id);
  const former = before?.results.questions.find((question) => question.question_id === question_id);
  return now === undefined ? null : changeSince(now, former);
}
