import { evidencePeriod } from '@heartsease/domain/evidence/evidence.ts';
import {
  PIECES_A_PAGE,
  getEvidence,
  linkEvidence,
  linkPhoto,
  linkSurvey,
  listFrameworks,
  listGaps,
  listLinks,
  listPhotoLinks,
  listPieces,
  listSurveyLinks,
  unlinkEvidence,
} from '@heartsease/domain/evidence/evidence.endpoints.ts';
import type { EvidenceAsk } from '@heartsease/domain/evidence/evidence.endpoints.ts';
import {
  FRAMEWORKS,
  defaultFramework,
  frameworkOf,
  headOf,
  sourcesOf,
} from '@heartsease/domain/evidence/frameworks.ts';
import { daysOf, faultOf } from '@heartsease/domain/dashboard/period.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import type { AskedEvidence } from './evidence-of.ts';
import { matrixOf } from './evidence-of.ts';
import { gapsOf } from './gaps-of.ts';
import { homeOf } from './gaps.queries.ts';
import { isObservationOf, linksOf, putLink, removeLink } from './links.queries.ts';
import { whyNotForInspectors } from './photos-for-inspectors.ts';
import { piecesOf } from './pieces.queries.ts';
import { isTold } from './survey-words.ts';
import { weeksOfPeople } from './weeks-of-people.ts';

export function registerEvidence(app: App): void {
  route(app, listFrameworks, async ({ db, session }) => {
    const { region } = await homeOf(db, session.careHome);
    return { items: FRAMEWORKS.map(headOf), default: defaultFramework(region).id };
  });

  route(app, getEvidence, async ({ db, session: { careHome }, input, now }) => {
    return await matrixOf(db, careHome, await meant(db, careHome, input, now), now);
  });

  route(app, listGaps, async ({ db, session: { careHome }, input, now }) => {
    const { framework, ...period } = await meant(db, careHome, input, now);
    const today = calendarDay(now, careHome.timezone);
    const { has_risks } = await homeOf(db, careHome);
    const weeks = await weeksOfPeople(db, careHome, period, today);
    return {
      framework: headOf(framework),
      period: { ...period, days: daysOf(period) },
      items: await gapsOf(db, careHome, { framework, period, today, has_risks, weeks }),
    };
  });

  route(app, listPieces, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const { framework, from, to } = await meant(db, careHome, input, now);
    const question = framework.questions.find(({ key }) => key === input.question);
    if (question === undefined) throw refused({ question: ['Choose one of these'] });
    const sources = sourcesOf(question).filter(
      (source) =>
        (source !== 'risks' || sessionMay(session, 'risk.view')) &&
        (source !== 'surveys' || sessionMay(session, 'surveys.results')),
    );
    const { items, total } = await piecesOf(
      db,
      { careHome, from, to, now },
      {
        sources: sources.filter((source) => input.source === undefined || source === input.source),
        questions: input.source === undefined || input.source === 'by_hand' ? [question.key] : [],
        limit: PIECES_A_PAGE,
        offset: (input.page - 1) * PIECES_A_PAGE,
      },
    );
    return { items, total, page: input.page, pages: Math.max(1, Math.ceil(total / PIECES_A_PAGE)) };
  });

  route(app, linkEvidence, async ({ db, session, input, now }) => {
    const { report_id, observation_id, question, why } = input;
    if (observation_id !== null && !(await isObservationOf(db, session.careHome, report_id, observation_id))) {
      throw notFound();
    }
    return { id: await putLink(db, session, { report_id, observation_id, question, why }, now) };
  });

  route(app, linkPhoto, async ({ db, session, input, now }) => {
    const { photo_id, question, why } = input;
    const problem = await whyNotForInspectors(db, session.careHome, photo_id, now);
    if (problem !== null) throw refused({ photo_id: [problem] });
    return { id: await putLink(db, session, { photo_id, question, why }, now) };
  });

  route(app, linkSurvey, async ({ db, session, input, now }) => {
    const { survey_id, question, why } = input;
    if (!(await isTold(db, session.careHome, survey_id, now))) {
      throw refused({ survey_id: ['Its results can be used once it is over and at least five people answered'] });
    }
    return { id: await putLink(db, session, { survey_id, question, why }, now) };
  });

  route(app, unlinkEvidence, async ({ db, session, input, now }) => {
    if (!(await removeLink(db, session, input.link_id, now))) throw notFound();
    return DONE;
  });

  route(app, listLinks, async ({ db, session, input }) => ({
    items: await linksOf(db, session.careHome, ['report_id', input.report_id]),
    questions: await ownQuestions(db, session),
  }));

  route(app, listPhotoLinks, async ({ db, session, input }) => ({
    items: await linksOf(db, session.careHome, ['photo_id', input.photo_id]),
    questions: await ownQuestions(db, session),
  }));

  route(app, listSurveyLinks, async ({ db, session, input }) => ({
    items: await linksOf(db, session.careHome, ['survey_id', input.survey_id]),
    questions: await ownQuestions(db, session),
  }));
}

/** @throws 422 for days that make no sense */
async function meant(db: Db, careHome: CareHome, input: EvidenceAsk, now: Date): Promise<AskedEvidence> {
  const period = evidencePeriod(input, calendarDay(now, careHome.timezone));
  const fault = faultOf(period);
  if (fault !== null) throw refused({ to: [fault] });
  const asked = input.framework === undefined ? null : frameworkOf(input.framework);
  return { ...period, framework: asked ?? defaultFramework((await homeOf(db, careHome)).region) };
}

async function ownQuestions(db: Db, { careHome }: Session) {
  const { region } = await homeOf(db, careHome);
  return defaultFramework(region).questions.map(({ key, title }) => ({ key, title }));
}
