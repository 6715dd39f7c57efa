import { v7 as uuidv7 } from 'uuid';
import { consentOf, decisionOf } from '@heartsease/domain/consents/consent-request.ts';
import type { ConsentRequest } from '@heartsease/domain/consents/consent-request.ts';
import {
  answerRequest,
  listMyRequests,
  requestConsent,
  takeBackRequest,
  whoDecides,
} from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import { lastAnswer } from '@heartsease/domain/consents/consent.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { dropRenditionsWith } from '../photos/renditions.queries.ts';
import { consentsOf, holdResident, keepConsent } from './consents.queries.ts';
import {
  decidersOf,
  endRequest,
  keepRequest,
  namesOf,
  openRequestsOf,
  residentOfLink,
} from './consent-requests.queries.ts';
import type { Decider } from './consent-requests.queries.ts';
import type { CareHome } from '../session/session.ts';

/** Whoever decides for somebody by a document is asked in the app, and their answer is a consent like any other. */
export function registerConsentRequests(app: App): void {
  route(app, whoDecides, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const deciders = await decidersOf(db, careHome, { resident_id: input.resident_id }, today(careHome, now));
    return {
      people: deciders.map(({ relative_link_id, known_as, relationship, basis }) => ({
        relative_link_id,
        known_as,
        relationship,
        basis,
      })),
      requests: await toldRequests(db, careHome, deciders),
    };
  });

  route(app, requestConsent, async ({ app: { config }, db, session, input, now }) => {
    const { careHome, account_id } = session;
    const { relative_link_id, purposes, capacity_assessed_on, word } = input;
    const day = today(careHome, now);
    if (capacity_assessed_on > day) throw refused({ capacity_assessed_on: ['Enter a day that is not in the future'] });
    const resident_id = await residentOfLink(db, careHome, relative_link_id);
    await holdResident(db, careHome, resident_id);
    const deciders = await decidersOf(db, careHome, { resident_id }, day);
    const decider = deciders.find((one) => one.relative_link_id === relative_link_id);
    if (!decider) throw refused({ relative_link_id: ['No document is written down by which they may decide'] });
    const open = new Set((await openRequestsOf(db, careHome, [relative_link_id])).flatMap((one) => one.purposes));
    if (purposes.some((purpose) => open.has(purpose)))
      throw refused({ purposes: [`${decider.known_as} has been asked this already`] });
    const consent_request_id = uuidv7();
    await keepRequest(db, careHome, {
      id: consent_request_id,
      resident_id,
      relative_link_id,
      purposes,
      basis: decider.basis,
      capacity_assessed_on,
      word,
      asked_at: now,
      asked_by: account_id,
    });
    await tell(db, config, homeOf(session), { kind: 'consent_asked', to: [decider.account_id], resident_id, now });
    return { consent_request_id };
  });

  route(app, takeBackRequest, async ({ db, session, input, now }) => {
    if (!(await endRequest(db, session.careHome, input.consent_request_id, now))) throw notFound();
    return DONE;
  });

  route(app, listMyRequests, async ({ db, session, now }) => {
    const { careHome, account_id } = session;
    return {
      items: await toldRequests(db, careHome, await decidersOf(db, careHome, { account_id }, today(careHome, now))),
    };
  });

  route(app, answerRequest, async ({ app: { config }, db, session, input, now }) => {
    const { careHome, account_id } = session;
    const day = today(careHome, now);
    const deciders = await decidersOf(db, careHome, { account_id }, day);
    const mine = deciders.map(({ relative_link_id }) => relative_link_id);
    const asksNow = async () =>
      (await openRequestsOf(db, careHome, mine)).find(({ id }) => id === input.consent_request_id);
    const resident_id = (await asksNow())?.resident_id;
    if (resident_id === undefined) throw notFound();
    await holdResident(db, careHome, resident_id);
    // What was answered while this waited is not asked any more.
    const asked = await asksNow();
    const decider = deciders.find(({ relative_link_id }) => relative_link_id === asked?.relative_link_id);
    if (!asked || !decider) throw notFound();
    const { capacity_assessed_on, asked_by } = asked;
    const before = await consentsOf(db, careHome, resident_id);
    for (const answer of input.answers) {
      const last = lastAnswer(before, answer.purpose);
      // Somebody wrote an answer down meanwhile: neither silently takes the other's place.
      if (!asked.purposes.includes(answer.purpose)) throw stale(decisionOf(last));
      await keepConsent(db, session, {
        ...consentOf(answer, { basis: decider.basis, decided_by: decider.full_name, capacity_assessed_on, today: day }),
        id: uuidv7(),
        resident_id,
        version: (last?.version ?? 0) + 1,
        recorded_at: now,
      });
    }
    if (input.answers.some(({ purpose }) => purpose.startsWith('photo_')))
      await dropRenditionsWith(db, careHome, resident_id);
    if (asked_by !== null) await tell(db, config, homeOf(session), { kind: 'consent_answered', to: [asked_by], now });
    return DONE;
  });
}

function today({ timezone }: CareHome, now: Date): string {
  return calendarDay(now, timezone);
}

async function toldRequests(db: Db, careHome: CareHome, deciders: readonly Decider[]): Promise<ConsentRequest[]> {
  const requests = await openRequestsOf(
    db,
    careHome,
    deciders.map(({ relative_link_id }) => relative_link_id),
  );
  const names = await namesOf(db, requests);
  return requests.map(({ id, resident_id, relative_link_id, purposes, basis, word, asked_at, asked_by }) => ({
    id,
    relative_link_id,
    resident: { id: resident_id, known_as: names.get(resident_id) ?? '' },
    purposes,
    basis,
    word,
    asked_at: asked_at.toISOString(),
    asked_by: asked_by === null ? null : (names.get(asked_by) ?? null),
    asked: deciders.find((one) => one.relative_link_id === relative_link_id)?.known_as ?? '',
  }));
}
