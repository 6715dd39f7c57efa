import { v7 as uuidv7 } from 'uuid';
import { ROLE_RULES } from '@heartsease/domain/access/permissions.ts';
import { decisionOf, takenBack } from '@heartsease/domain/consents/consent-request.ts';
import { PURPOSES, lastAnswer } from '@heartsease/domain/consents/consent.ts';
import { listDecisions, takeBackConsent } from '@heartsease/domain/consents/decisions.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { notFound, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { membersInRoles } from '../notifications/notifications.queries.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { dropRenditionsWith } from '../photos/renditions.queries.ts';
import { consentsOf, holdResident, keepConsent } from './consents.queries.ts';
import { decidersOf } from './consent-requests.queries.ts';

/** What an attorney, deputy or guardian decided: they find it again, and take a yes back as easily as they gave it. */
export function registerDecisions(app: App): void {
  route(app, listDecisions, async ({ db, session, now }) => {
    const { careHome, account_id } = session;
    const people = [];
    for (const { resident_id, resident } of await decidersOf(db, careHome, { account_id }, todayOf(careHome, now))) {
      const answers = await consentsOf(db, careHome, resident_id);
      const decisions = PURPOSES.flatMap((purpose) => decisionOf(lastAnswer(answers, purpose)) ?? []);
      people.push({ resident: { id: resident_id, known_as: resident }, decisions });
    }
    return { people };
  });

  route(app, takeBackConsent, async ({ app: { config }, db, session, input, now }) => {
    const { careHome, account_id } = session;
    const { resident_id, purpose } = input;
    const today = todayOf(careHome, now);
    const deciders = await decidersOf(db, careHome, { account_id }, today);
    const decider = deciders.find((one) => one.resident_id === resident_id);
    if (!decider) throw notFound();
    await holdResident(db, careHome, resident_id);
    const last = lastAnswer(await consentsOf(db, careHome, resident_id), purpose);
    const decision = decisionOf(last);
    if (last === null || decision?.status !== 'given') throw stale(decision);
    await keepConsent(db, session, {
      ...takenBack(last, { basis: decider.basis, decided_by: decider.full_name, today }),
      id: uuidv7(),
      resident_id,
      version: last.version + 1,
      recorded_at: now,
    });
    if (purpose.startsWith('photo_')) await dropRenditionsWith(db, careHome, resident_id);
    // A photo on a wall comes down by somebody's hand.
    const to = await membersInRoles(db, { care_home_id: careHome.id, today }, ROLE_RULES['consents.record']);
    await tell(db, config, homeOf(session), { kind: 'consent_taken_back', to, now });
    return DONE;
  });
}

function todayOf({ timezone }: { timezone: string }, now: Date): string {
  return calendarDay(now, timezone);
}
