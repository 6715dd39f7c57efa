import { checkEntry } from '@heartsease/domain/surveys/check-entry.ts';
import { valuesOf } from '@heartsease/domain/surveys/question.ts';
import type { AnswerValue, Answers, Question } from '@heartsease/domain/surveys/question.ts';
import { TEMPLATES } from '@heartsease/domain/surveys/templates.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { chanceFrom } from '../../chance.ts';
import type { Chance } from '../../chance.ts';
import { demoId, demoIds } from '../../ids.ts';
import { DEMO_ACTIONS, DEMO_SURVEYS } from './demo-surveys.ts';
import type { DemoSurvey } from './demo-surveys.ts';

const HOME = 'larch-house';
const MANAGER = demoIds.account('manager@larch-house.example');

/** What Larch House asked, what came of it, and what it did about it. Its chance is its own and moves nobody else's. */
export async function keepDemoSurveys(db: Db, today: string): Promise<void> {
  for (const survey of DEMO_SURVEYS) await keepOne(db, survey, today);
  const care_home_id = demoIds.home(HOME);
  await db
    .insertInto('survey_actions')
    .values(
      DEMO_ACTIONS.map((action, place) => ({
        care_home_id,
        id: demoId(`survey action ${action.said}`),
        survey_id: demoId(`survey ${action.survey}`),
        theme: action.theme,
        said: action.said,
        did: action.did,
        outcome: action.outcome,
        owner_id: demoIds.account(`${action.owner}@larch-house.example`),
        due_on: action.due_in_days === null ? null : addDays(today, action.due_in_days),
        done_on: action.done_days_ago === null ? null : addDays(today, -action.done_days_ago),
        published_at: action.published_days_ago === null ? null : noon(addDays(today, -action.published_days_ago)),
        published_by: action.published_days_ago === null ? null : MANAGER,
        created_by: MANAGER,
        created_at: noon(addDays(today, -100 + 30 * place)),
      })),
    )
    .execute();
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

async function keepOne(db: Db, survey: DemoSurvey, today: string): Promise<void> {
  const template = TEMPLATES.find(({ key }) => key === survey.template);
  if (template === undefined) throw new Error(`There is no template ${survey.template}`);
  const care_home_id = demoIds.home(HOME);
  const id = demoId(`survey ${survey.key}`);
  const title = survey.title ?? template.title;
  const opens_on = addDays(today, -survey.opened_days_ago);
  const closes_on = addDays(today, -survey.closed_days_ago);
  await db
    .insertInto('surveys')
    .values({
      care_home_id,
      id,
      title_en: title.en,
      title_cy: title.cy,
      template_key: template.key,
      audiences: survey.audiences,
      anonymity: template.anonymity,
      questions: JSON.stringify(template.questions),
      status: survey.status,
      opens_on,
      closes_on,
      closed_at: survey.status === 'open' ? null : noon(addDays(closes_on, 1)),
      reminder_days: [7],
      told_on: opens_on,
      created_by: MANAGER,
      created_at: noon(opens_on),
    })
    .execute();
  const chance = chanceFrom(`survey ${survey.key}`);
  const [audience = 'relatives'] = survey.audiences;
  const entries = Array.from({ length: survey.answers }, (_, place) => ({
    care_home_id,
    id: demoId(`survey entry ${survey.key} ${place}`),
    survey_id: id,
    audience,
    answers: JSON.stringify(answersOf(template.questions, survey, chance)),
  }));
  await db.insertInto('survey_entries').values(entries).execute();
  const comments = survey.comments.map(({ question, words, theme = null }, place) => ({
    care_home_id,
    id: demoId(`survey comment ${survey.key} ${place}`),
    survey_id: id,
    question_id: question,
    words,
    theme,
  }));
  if (comments.length > 0) await db.insertInto('survey_comments').values(comments).execute();
}

function answersOf(questions: readonly Question[], { goes_well }: DemoSurvey, chance: Chance): Answers {
  // Some people are content with most things, and some with few.
  const mood = (chance.next() - 0.5) * 0.3;
  const given: Answers = {};
  for (const question of questions) {
    if (question.type === 'text' || (!question.is_required && chance.happens(0.06))) continue;
    given[question.id] = answerTo(question, Math.min(1, (goes_well[question.id] ?? 0.72) + mood), chance);
  }
  return checkEntry(questions, given, false).answers;
}

function answerTo(question: Question, goes_well: number, chance: Chance): AnswerValue {
  const values = question.type === 'nps' ? valuesOf(question).toReversed() : valuesOf(question);
  // The values begin with the best; a spread around how well it goes.
  const at = (1 - goes_well) * values.length + (chance.next() + chance.next() - 1) * values.length * 0.24;
  const value = values[Math.max(0, Math.min(values.length - 1, Math.floor(at)))] ?? 0;
  return question.type === 'multi' ? [String(value)] : value;
}
