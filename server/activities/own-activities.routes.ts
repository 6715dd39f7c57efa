import { mostSimilar } from '@heartsease/domain/activities/most-similar.ts';
import {
  answerOwnActivity,
  beginOwnActivity,
  getOwnActivity,
  listOwnActivities,
  retireOwnActivity,
  saveOwnActivity,
  shareOwnActivity,
} from '@heartsease/domain/activities/own-activities.endpoints.ts';
import { OWN_ACTIVITIES_LIMIT, OwnActivityFields, mayBecome } from '@heartsease/domain/activities/own-activity.ts';
import type { OwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { fieldsOf, prefilled } from '@heartsease/domain/activities/prefill.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { tellAuthor, tellOfProposal } from './tell-of-proposal.ts';
import {
  addOwnActivity,
  changeOwnActivity,
  holdOwnActivities,
  ownActivitiesFor,
  writtenActivities,
} from './own-activities.queries.ts';
import type { OwnActivityChanges } from './own-activities.queries.ts';

export function registerOwnActivities(app: App): void {
  route(app, listOwnActivities, async ({ db, session }) => {
    const items = await ownActivitiesFor(db, session);
    return { items, next_cursor: null, total: items.length };
  });

  route(app, getOwnActivity, async ({ db, session, input }) => await ownActivity(db, session, input.activity_id));

  route(app, beginOwnActivity, async ({ db, session, input: { title, activity_id } }) => {
    const library = await writtenActivities(db, session.careHome);
    if (activity_id !== null) {
      const copied = library.find(({ id }) => id === activity_id);
      if (!copied) throw notFound();
      return { like: copied, fields: fieldsOf(copied) };
    }
    const like = mostSimilar(title, library);
    return { like, fields: prefilled(title, like) };
  });

  route(app, saveOwnActivity, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome, account_id: by } = session;
    const { activity_id, base_version, state } = input;
    const fields = OwnActivityFields.parse(input);
    const isEditor = sessionMay(session, 'own_activities.edit');
    await holdOwnActivities(db, careHome);
    const stands = activity_id === null ? null : await ownActivity(db, session, activity_id);
    if (stands !== null) {
      if (stands.is_retired) throw refused({ activity_id: ['Bring it back first'] });
      if (!stands.may_change) throw forbidden();
      if (stands.version !== base_version) throw stale(stands);
    }
    if (!mayBecome(stands, state, isEditor)) throw refused({ state: ['Only a manager or a coordinator can say yes'] });
    await checkTitle(db, session, fields.title, activity_id);
    if (stands === null) {
      await checkRoom(db, session);
      const id = await addOwnActivity(db, careHome, { ...fields, state }, { by, now });
      if (state === 'proposed') await tellOfProposal(asked, app.config);
      return await ownActivity(db, session, id);
    }
    if (state === 'proposed' && stands.state !== 'proposed') await tellOfProposal(asked, app.config);
    if (state === 'approved' && stands.state === 'proposed') await tellAuthor(asked, app.config, stands.id);
    return await changed(db, session, now, stands, { fields, state, state_word: '' });
  });

  route(app, answerOwnActivity, async (asked) => {
    const { db, session, now } = asked;
    const { activity_id, base_version, is_yes, word } = asked.input;
    await holdOwnActivities(db, session.careHome);
    const stands = await ownActivity(db, session, activity_id);
    if (stands.version !== base_version) throw stale(stands);
    if (stands.state !== 'proposed' || stands.is_retired) throw refused({ activity_id: ['It waits for no answer'] });
    if (is_yes) await checkTitle(db, session, stands.title, activity_id);
    await tellAuthor(asked, app.config, activity_id);
    return await changed(db, session, now, stands, { state: is_yes ? 'approved' : 'returned', state_word: word });
  });

  route(app, retireOwnActivity, async ({ db, session, now, input: { activity_id, is_retired } }) => {
    await holdOwnActivities(db, session.careHome);
    const stands = await ownActivity(db, session, activity_id);
    const isAuthors = stands.is_mine && stands.state !== 'approved';
    if (!sessionMay(session, 'own_activities.edit') && !isAuthors) throw forbidden();
    if (stands.is_retired === is_retired) return stands;
    if (!is_retired) {
      await checkTitle(db, session, stands.title, activity_id);
      await checkRoom(db, session);
    }
    return await changed(db, session, now, stands, { retired_at: is_retired ? now : null });
  });

  route(app, shareOwnActivity, async ({ db, session, now, input: { activity_id, is_shared } }) => {
    await holdOwnActivities(db, session.careHome);
    const stands = await ownActivity(db, session, activity_id);
    if (stands.state !== 'approved' || stands.is_retired) throw refused({ activity_id: ['It is not in the library'] });
    if (stands.is_shared === is_shared) return stands;
    return await changed(db, session, now, stands, { source: is_shared ? 'organisation' : 'home' });
  });
}

/** One of this home's own. @throws 404 for whatever is not, or not for this reader's eyes */
async function ownActivity(db: Db, session: Session, activity_id: string): Promise<OwnActivity> {
  const found = (await ownActivitiesFor(db, session)).find(({ id, home }) => id === activity_id && home === null);
  if (!found) throw notFound();
  return found;
}

async function changed(
  db: Db,
  session: Session,
  now: Date,
  { id }: OwnActivity,
  changes: OwnActivityChanges,
): Promise<OwnActivity> {
  await changeOwnActivity(db, session.careHome, id, changes, { by: session.account_id, now });
  return await ownActivity(db, session, id);
}

/** Two of the home's own by one title would be one activity in two places. Drafts of others are not seen, so they don't count. */
async function checkTitle(db: Db, session: Session, title: string, except: string | null): Promise<void> {
  const name = title.toLocaleLowerCase('en');
  const same = (await ofThisHome(db, session)).find(
    (one) => one.id !== except && one.title.toLocaleLowerCase('en') === name,
  );
  if (same) throw refused({ title: ['There is an activity of your own with this title'] });
}

async function checkRoom(db: Db, session: Session): Promise<void> {
  if ((await ofThisHome(db, session)).length < OWN_ACTIVITIES_LIMIT) return;
  throw refused({ title: [`A home has at most ${OWN_ACTIVITIES_LIMIT} activities of its own. Retire some.`] });
}

async function ofThisHome(db: Db, session: Session): Promise<OwnActivity[]> {
  return (await ownActivitiesFor(db, session)).filter(({ home, is_retired }) => home === null && !is_retired);
}
