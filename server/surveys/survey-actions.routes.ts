import { v7 as uuidv7 } from 'uuid';
import {
  addSurveyAction,
  listSurveyActions,
  listYouSaidWeDid,
  publishSurveyAction,
  saveSurveyAction,
} from '@heartsease/domain/surveys/survey-actions.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { CareHome } from '../session/session.ts';
import {
  actionsOf,
  heldAction,
  keepAction,
  ownersOf,
  publishAction,
  publishedActions,
  updateAction,
} from './actions.queries.ts';
import { storedSurvey } from './surveys.queries.ts';

export function registerSurveyActions(app: App): void {
  route(app, listSurveyActions, async ({ db, session: { careHome }, now }) => ({
    items: await actionsOf(db, careHome),
    owners: await ownersOf(db, careHome, calendarDay(now, careHome.timezone)),
  }));

  route(app, addSurveyAction, async ({ db, session, input, now }) => {
    const { client_id: _id, care_home_id: _home, ...action } = input;
    const { careHome } = session;
    if (action.survey_id !== null && !(await storedSurvey(db, careHome, action.survey_id))) throw notFound();
    await findOwner(db, careHome, action.owner_id, now);
    const id = uuidv7();
    await keepAction(db, session, { ...action, id, created_at: now });
    return { id };
  });

  route(app, saveSurveyAction, async ({ db, session: { careHome }, input, now }) => {
    const { client_id: _id, care_home_id: _home, survey_action_id, base_version, ...fields } = input;
    const action = await heldAction(db, careHome, survey_action_id);
    if (!action) throw notFound();
    if (action.version !== base_version) {
      throw stale((await actionsOf(db, careHome)).find(({ id }) => id === survey_action_id));
    }
    await findOwner(db, careHome, fields.owner_id, now);
    await updateAction(db, careHome, action, fields);
    return DONE;
  });

  route(app, publishSurveyAction, async ({ db, session, input, now }) => {
    const { survey_action_id: id, is_shown } = input;
    const action = await heldAction(db, session.careHome, id);
    if (!action) throw notFound();
    if (is_shown && action.did === '') throw refused({ did: ['Write what you did first'] });
    await publishAction(db, session, { id, survey_id: action.survey_id, at: is_shown ? now : null });
    return DONE;
  });

  route(app, listYouSaidWeDid, async ({ db, session: { careHome } }) => ({
    items: await publishedActions(db, careHome),
  }));
}

/** @throws 404 for somebody who does not work here */
async function findOwner(db: Db, careHome: CareHome, owner_id: string | null, now: Date): Promise<void> {
  if (owner_id === null) return;
  const owners = await ownersOf(db, careHome, calendarDay(now, careHome.timezone));
  if (!owners.some(({ id }) => id === owner_id)) throw notFound();
}
