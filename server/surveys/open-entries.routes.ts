import type { FastifyRequest } from 'fastify';
import { lookAtOpenSurvey, submitOpenEntry } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { HOME_TOKEN, homeOfToken } from '../http/home-token.ts';
import { openRoute } from '../http/route.ts';
import { careHomeOfLink, tokenHash } from '../session/session.ts';
import { readerOf } from './asked.queries.ts';
import { keepEntries } from './entries.queries.ts';
import { judged } from './survey-entries.routes.ts';
import { behindLink, holdSurvey, questionsOf, standsAt, storedSurvey } from './surveys.queries.ts';

/** However it went, an answer takes so long, so that the time tells nothing. */
const LEAST_MS = 150;

const triesOf = ({ request }: { request: FastifyRequest }) => ({
  of: [['survey_address', request.ip] as ['survey_address', string]],
  are_forgiven: false,
  least_ms: LEAST_MS,
});

/** Answering without an account, by a link that the home gave out or on a device that stands in it. */
export function registerOpenEntries(app: App): void {
  openRoute(
    app,
    lookAtOpenSurvey,
    async ({ db, input, now }) => {
      const { survey, careHome, kind, home } = await behind(db, input.token);
      if (standsAt(survey, careHome, now) !== 'open') throw notFound();
      return {
        survey_id: survey.id,
        title: { en: survey.title_en, cy: survey.title_cy },
        anonymity: survey.anonymity,
        questions: questionsOf(survey),
        home,
        reader: await readerOf(db, survey),
        kind,
      };
    },
    triesOf,
  );

  openRoute(
    app,
    submitOpenEntry,
    async ({ db, input, now }) => {
      const { survey, careHome, audience } = await behind(db, input.token, true);
      const stands = standsAt(survey, careHome, now);
      // Whoever had the page open when it ended may still hand in.
      if (stands !== 'open' && stands !== 'finishing') throw notFound();
      const answers = judged(survey, input.answers, true);
      const answered_on = calendarDay(now, careHome.timezone);
      const named = survey.anonymity === 'named' ? { account_id: null, resident_id: null, answered_on } : null;
      const entry = { id: input.entry_id, survey_id: survey.id, audience, answers, named };
      await keepEntries(db, careHome, questionsOf(survey), [entry]);
      return DONE;
    },
    triesOf,
  );
}

/** @throws 404 for whatever is wrong */
async function behind(db: Db, token: string, isHeld = false) {
  if (!HOME_TOKEN.test(token)) throw notFound();
  const care_home_id = homeOfToken(token);
  await setTenant(db, { care_home_id, account_id: null });
  const link = await behindLink(db, care_home_id, tokenHash(token));
  if (!link) throw notFound();
  const careHome = careHomeOfLink({ care_home_id, timezone: link.timezone });
  if (isHeld) await holdSurvey(db, careHome, link.survey_id);
  const survey = await storedSurvey(db, careHome, link.survey_id);
  if (!survey) throw notFound();
  return { survey, careHome, audience: link.audience, kind: link.kind, home: link.home };
}
