import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { surveyProblems } from '@heartsease/domain/surveys/survey.ts';
import {
  addSurvey,
  closeSurvey,
  exportSurvey,
  getSurvey,
  getSurveyResults,
  listSurveys,
  makeSurveyLink,
  openSurvey,
  revokeSurveyLink,
  saveSurvey,
  themeComment,
} from '@heartsease/domain/surveys/surveys.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { newHomeToken } from '../http/home-token.ts';
import { route } from '../http/route.ts';
import { homeOf } from '../notifications/tell.ts';
import { tokenHash } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { keepTheme } from './entries.queries.ts';
import { surveyCsv } from './survey-csv.ts';
import { tellResults } from './survey-results.ts';
import {
  holdSurvey,
  keepLink,
  keepSurvey,
  markClosed,
  markOpen,
  questionsOf,
  revokeLink,
  standsAt,
  storedSurvey,
  storedSurveys,
  summaryOf,
  surveyOf,
  updateSurvey,
} from './surveys.queries.ts';
import type { StoredSurvey } from './surveys.queries.ts';
import { tellAsked } from './tell-asked.ts';

export function registerSurveys(app: App): void {
  route(app, listSurveys, async ({ db, session: { careHome }, now }) => ({
    items: (await storedSurveys(db, careHome)).map((survey) => summaryOf(survey, careHome, now)),
  }));

  route(app, getSurvey, async ({ db, session: { careHome }, input, now }) =>
    surveyOf(db, careHome, await theSurvey(db, careHome, input.survey_id), now),
  );

  route(app, addSurvey, async ({ db, session, input, now }) => {
    const { client_id: _id, care_home_id: _home, ...fields } = input;
    const problems = surveyProblems(fields, calendarDay(now, session.careHome.timezone));
    if (Object.keys(problems).length > 0) throw refused(problems);
    const id = uuidv7();
    await keepSurvey(db, session, id, fields);
    return { id };
  });

  route(app, saveSurvey, async ({ db, session: { careHome }, input, now }) => {
    const { client_id: _id, care_home_id: _home, survey_id, base_version, ...fields } = input;
    const survey = await heldSurvey(db, careHome, survey_id);
    if (survey.status !== 'draft') throw refused({ questions: ['It is open already. Copy it to ask something else.'] });
    if (survey.version !== base_version) throw stale(await surveyOf(db, careHome, survey, now));
    const problems = surveyProblems(fields, calendarDay(now, careHome.timezone));
    if (Object.keys(problems).length > 0) throw refused(problems);
    await updateSurvey(db, careHome, survey, fields);
    return await surveyOf(db, careHome, await theSurvey(db, careHome, survey_id), now);
  });

  route(app, openSurvey, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const survey = await heldSurvey(db, careHome, input.survey_id);
    const today = calendarDay(now, careHome.timezone);
    if (survey.status !== 'draft') throw refused({ survey_id: ['It is open already'] });
    if (survey.closes_on !== null && survey.closes_on < today)
      throw refused({ survey_id: ['Its last day has gone. Choose another one first.'] });
    const opens_on = survey.opens_on !== null && survey.opens_on > today ? survey.opens_on : today;
    await markOpen(db, careHome, survey.id, opens_on);
    if (opens_on === today) await tellAsked(db, app.config, { home: homeOf(session), careHome, survey, now });
    return DONE;
  });

  route(app, closeSurvey, async ({ db, session: { careHome }, input, now }) => {
    const survey = await heldSurvey(db, careHome, input.survey_id);
    if (survey.status === 'draft') throw refused({ survey_id: ['It is not open yet'] });
    await markClosed(db, careHome, survey.id, now);
    return DONE;
  });

  route(app, getSurveyResults, async ({ db, session: { careHome }, input, now }) =>
    tellResults(db, careHome, await theSurvey(db, careHome, input.survey_id), now),
  );

  route(app, themeComment, async ({ db, session: { careHome }, input, now }) => {
    const { survey_id, comment_id: id, theme } = input;
    // Of a survey that tells nothing there is no comment either.
    const told = await tellResults(db, careHome, await theSurvey(db, careHome, survey_id), now);
    if (!told.comments.some((comment) => comment.id === id)) throw notFound();
    if (!(await keepTheme(db, careHome, { survey_id, id, theme }))) throw notFound();
    return DONE;
  });

  route(app, exportSurvey, async ({ db, session: { careHome }, input: { survey_id, language }, now }) => {
    const survey = await theSurvey(db, careHome, survey_id);
    const told = await tellResults(db, careHome, survey, now);
    if (told.results === null) throw refused({ survey_id: ['There is nothing to take along yet'] });
    const csv = surveyCsv(told, questionsOf(survey), language);
    return { file_name: `survey-${calendarDay(now, careHome.timezone)}.csv`, csv };
  });

  route(app, makeSurveyLink, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const { survey_id, kind, audience } = input;
    const survey = await heldSurvey(db, careHome, survey_id);
    if (!survey.audiences.includes(audience)) throw refused({ audience: ['Choose one of these'] });
    if (!['open', 'waits'].includes(standsAt(survey, careHome, now)))
      throw refused({ survey_id: ['Open it first: a link to it leads nowhere yet'] });
    const id = uuidv4();
    const token = newHomeToken(careHome.id);
    const made_on = calendarDay(now, careHome.timezone);
    await keepLink(db, session, { id, survey_id, kind, audience, token_hash: tokenHash(token), made_on });
    return { id, link: `${app.config.public_url}/answer/${token}` };
  });

  route(app, revokeSurveyLink, async ({ db, session: { careHome }, input, now }) => {
    const { survey_id, survey_link_id: id } = input;
    if (!(await revokeLink(db, careHome, { survey_id, id, now }))) throw notFound();
    return DONE;
  });
}

async function theSurvey(db: Db, careHome: CareHome, id: string): Promise<StoredSurvey> {
  const survey = await storedSurvey(db, careHome, id);
  if (!survey) throw notFound();
  return survey;
}

async function heldSurvey(db: Db, careHome: CareHome, id: string): Promise<StoredSurvey> {
  await holdSurvey(db, careHome, id);
  return await theSurvey(db, careHome, id);
}
