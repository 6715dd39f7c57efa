import { v7 as uuidv7 } from 'uuid';
import { PURPOSES, consentErrors, dueFor, lastAnswer } from '@heartsease/domain/consents/consent.ts';
import { listConsents, listDueConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { dropRenditionsWith } from '../photos/renditions.queries.ts';
import { residentFace } from '../residents/faces.ts';
import { consentsOf, facesOf, holdResident, keepConsent, lastAnswersOf } from './consents.queries.ts';

/** For so long it stands where those who ask look, that a yes was taken back. */
const TOLD_FOR_MS = 14 * 86_400_000;

export function registerConsents(app: App): void {
  route(app, listConsents, async ({ db, session, input }) => ({
    items: await consentsOf(db, session.careHome, input.resident_id),
  }));

  route(app, recordConsent, async ({ db, session, input, now }) => {
    const { careHome } = session;
    const { client_id: _client, care_home_id: _home, base_version, resident_id, ...fields } = input;
    const errors = consentErrors(fields, calendarDay(now, careHome.timezone));
    if (Object.keys(errors).length > 0) throw refused(errors);
    const { has_died } = await holdResident(db, careHome, resident_id);
    if (has_died && fields.status === 'given')
      throw refused({ status: ['After a death nobody can say yes. A yes can be taken back'] });
    const last = lastAnswer(await consentsOf(db, careHome, resident_id), fields.purpose);
    if ((last?.version ?? 0) !== base_version) throw stale(last);
    await keepConsent(db, session, {
      ...fields,
      id: uuidv7(),
      resident_id,
      version: base_version + 1,
      recorded_at: now,
    });
    // What was drawn for families by the answer before goes; the next request is judged by this one.
    if (fields.purpose.startsWith('photo_')) await dropRenditionsWith(db, careHome, resident_id);
    const kept = lastAnswer(await consentsOf(db, careHome, resident_id), fields.purpose);
    if (!kept) throw notFound();
    return kept;
  });

  route(app, listDueConsents, async ({ db, session, now }) => {
    const { careHome } = session;
    const today = calendarDay(now, careHome.timezone);
    const faces = await facesOf(db, careHome);
    const ids = faces.map(({ id }) => id);
    const answers = Map.groupBy(await lastAnswersOf(db, careHome.id, ids), ({ resident_id }) => resident_id);
    const items = faces.map((row) => ({
      resident: residentFace(row),
      due: PURPOSES.flatMap((purpose) => {
        const answer = lastAnswer(answers.get(row.id) ?? [], purpose);
        const why = dueFor(purpose, answer, today);
        return why === null ? [] : [{ purpose, why, review_on: answer?.review_on ?? null }];
      }),
    }));
    const since = new Date(now.getTime() - TOLD_FOR_MS);
    const taken_back = faces
      .flatMap((row) => (answers.get(row.id) ?? []).map((answer) => ({ ...answer, resident: residentFace(row) })))
      .filter(({ status, recorded_at }) => status === 'withdrawn' && recorded_at >= since)
      .sort((a, b) => b.recorded_at.getTime() - a.recorded_at.getTime())
      .map(({ resident, purpose, decided_by, decided_on }) => ({ resident, purpose, decided_by, decided_on }));
    return { items: items.filter(({ due }) => due.length > 0), taken_back };
  });
}
