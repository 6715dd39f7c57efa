import { ROLE_RULES } from '@heartsease/domain/access/permissions.ts';
import type { Concern, ConcernState, ConcernStep } from '@heartsease/domain/concerns/concern.ts';
import {
  addConcern,
  closeConcern,
  getConcern,
  getSafeguardingContact,
  listConcerns,
  saveSafeguardingContact,
  updateConcern,
} from '@heartsease/domain/concerns/concerns.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { tell } from '../notifications/tell.ts';
import type { Session } from '../session/session.ts';
import { concernLines, concernOf, holdConcern, keepConcern, keepStep } from './concerns.queries.ts';
import { keepSafeguardingContact, safeguardingContactOf } from './safeguarding-contact.queries.ts';

/** Worries about somebody's safety. Nothing else on the server reads their tables. */
export function registerConcerns(app: App): void {
  route(app, addConcern, async ({ db, session, input, now }) => {
    const { careHome, account_id } = session;
    const { resident_id, what, who, safety, body_places, told_whom } = input;
    if (resident_id !== null && !(await isRowOfHome(db, 'residents', careHome, resident_id))) throw notFound();
    const happened_at = new Date(input.happened_at);
    if (happened_at.getTime() > now.getTime() + 600_000)
      throw refused({ happened_at: ['Enter a time that is not in the future'] });
    const by = { author_id: account_id, recorded_at: now };
    await keepConcern(db, careHome, { resident_id, what, happened_at, who, safety, body_places, told_whom, ...by });
    const today = calendarDay(now, careHome.timezone);
    const leads = await membersInRoles(db, { care_home_id: careHome.id, today }, ROLE_RULES['concerns.lead']);
    const home = { care_home_id: careHome.id, name: session.row.home_name, timezone: careHome.timezone };
    await tell(db, app.config, home, { kind: 'concern', to: leads.filter((id) => id !== account_id), now });
    return DONE;
  });

  route(app, listConcerns, async ({ db, session }) => ({ items: await concernLines(db, session.careHome) }));
  route(app, getConcern, async ({ db, session, input }) => await concernOf(db, session.careHome, input.concern_id));

  route(app, updateConcern, async ({ db, session, input, now }) => {
    const { kind } = input;
    return await takeStep({ db, session, now }, input, kind, (state) => {
      if ((state === 'closed') !== (kind === 'reopened')) {
        throw refused({ form: [state === 'closed' ? 'This is closed. Open it again first' : 'This is open already'] });
      }
      return kind === 'noted' ? state : kind === 'referred' ? 'referred' : 'open';
    });
  });

  route(app, closeConcern, async ({ db, session, input, now }) => {
    return await takeStep({ db, session, now }, input, 'closed', (state) => {
      if (state === 'closed') throw refused({ form: ['This is closed already'] });
      return 'closed';
    });
  });

  route(app, getSafeguardingContact, async ({ db, session }) => ({
    contact: await safeguardingContactOf(db, session.careHome),
  }));

  route(app, saveSafeguardingContact, async ({ db, session, input, now }) => {
    const { base_version, ...contact } = input;
    const stands = await safeguardingContactOf(db, session.careHome, { isHeld: true });
    if ((stands?.version ?? 0) !== base_version) throw stale({ contact: stands });
    const by = { by: session.account_id, now };
    await keepSafeguardingContact(db, session.careHome, { ...contact, version: base_version + 1 }, by);
    return { contact: await safeguardingContactOf(db, session.careHome) };
  });
}

/** @throws 409 with the worry as it stands when another lead was quicker */
async function takeStep(
  { db, session, now }: { db: Db; session: Session; now: Date },
  { concern_id: id, base_version, text }: { concern_id: string; base_version: number; text: string },
  kind: ConcernStep['kind'],
  next: (state: ConcernState) => ConcernState,
): Promise<Concern> {
  const { careHome, account_id: by_id } = session;
  const { version, state } = await holdConcern(db, careHome, id);
  if (version !== base_version) throw stale(await concernOf(db, careHome, id));
  await keepStep(db, careHome, { id, version, state: next(state) }, { kind, text, by_id, at: now });
  return await concernOf(db, careHome, id);
}
