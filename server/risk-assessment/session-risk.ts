import { isSame } from '@heartsease/domain/merge.ts';
import { samePlace } from '@heartsease/domain/planner/plan.ts';
import { overlayOf } from '@heartsease/domain/risk-assessment/bites.ts';
import type { BiteReason, RiskOverlay } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { RiskLine } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { linesFor } from '@heartsease/domain/risk-assessment/starter-lines.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { topicsToAvoidOf } from '../about-me/life-story.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused } from '../http/errors.ts';
import { bandsOf } from '../pal/ability.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { risksOf } from './risk.queries.ts';
import type { StoredRisk } from './risk.queries.ts';
import { activityToAssess, peopleToCheck, seriesOf, wordsBefore } from './session-risk.queries.ts';
import type { KeptWord, SessionSubject } from './session-risk.queries.ts';

interface Asked {
  db: Db;
  session: Session;
}

/** A signed one with the series that it was begun from. */
export type Signed = StoredRisk & { series_id: string | null };

/** All that are signed, whether or not their day has passed. */
export async function signedRisks({ db, session }: Asked): Promise<Signed[]> {
  const signed = (await risksOf(db, session, 'standing')).filter(({ state }) => state === 'approved');
  const begunFrom = signed.flatMap(({ planned_session_id }) => planned_session_id ?? []);
  const series = await seriesOf(db, session.careHome, begunFrom);
  return signed.map((risk) => ({ ...risk, series_id: series.get(risk.planned_session_id ?? '') ?? null }));
}

export function isAbout(risk: Signed, subject: SessionSubject): boolean {
  switch (risk.scope) {
    case 'activity':
      return risk.activity_id !== null && risk.activity_id === subject.activity_id;
    case 'session':
      return (
        (risk.planned_session_id !== null && risk.planned_session_id === subject.id) ||
        (risk.series_id !== null && risk.series_id === subject.series_id)
      );
    case 'place':
      return samePlace(risk.place, subject.place);
  }
}

/** What is assessed for a session and what bites for whoever is expected there. */
export async function overlayFor(
  asked: Asked,
  subject: SessionSubject,
  resident_ids: readonly string[],
): Promise<RiskOverlay> {
  const { db, session } = asked;
  const { id, activity_id } = subject;
  const activity = activity_id === null ? undefined : await activityToAssess(db, session.careHome, activity_id);
  const said = id === null ? [] : await wordsBefore(db, session.careHome, { planned_session_id: id });
  return await overlayAbout(asked, {
    subject,
    unsigned: linesFor(activity?.risks ?? []),
    said: said.filter((word) => word.activity_id === activity_id),
    resident_ids,
  });
}

interface About {
  subject: SessionSubject;
  /** What counts too, where nothing signed names it: nobody has to have written an assessment for an allergy to be seen. */
  unsigned: readonly Pick<RiskLine, 'hazard' | 'what' | 'controls'>[];
  said: readonly KeptWord[];
  resident_ids: readonly string[];
}

/** What is assessed for whatever takes place and what bites for whoever is expected there. */
export async function overlayAbout(
  asked: Asked,
  { subject, unsigned, said, resident_ids }: About,
): Promise<RiskOverlay> {
  const about = (await signedRisks(asked)).filter((risk) => isAbout(risk, subject));
  const signed = about.flatMap((risk) => risk.lines);
  const isNamed = new Set(signed.map(({ hazard }) => hazard));
  const lines = [...signed, ...unsigned.filter(({ hazard }) => !isNamed.has(hazard))].flatMap(
    ({ hazard, what, controls }) => (hazard === null ? [] : [{ hazard, what, controls }]),
  );
  const seesPeople = sessionMay(asked.session, 'residents.view');
  return {
    assessments: about.map(({ id, title, review_due, residual }) => ({ id, title, review_due, residual })),
    template_hazards: unsigned.length,
    people: seesPeople ? await bitten(asked, lines, { said, resident_ids }) : null,
  };
}

/**
 * Why it stops for somebody.
 *
 * @throws 404 for whoever is not expected, 422 where nothing stops
 */
export function whyItStops(
  { people }: RiskOverlay,
  { resident_id, hazard }: { resident_id: string; hazard: string },
): BiteReason[] {
  if (!people?.faces.some(({ id }) => id === resident_id)) throw notFound();
  const stop = people.bites
    .find((bite) => bite.hazard === hazard)
    ?.for.find((one) => one.resident_id === resident_id && one.is_hard_stop);
  if (!stop) throw refused({ form: ['There is nothing to say a word to any more. Look at it again'] });
  return stop.why;
}

async function bitten(
  { db, session }: Asked,
  lines: Parameters<typeof overlayOf>[0],
  { said, resident_ids }: Pick<About, 'said' | 'resident_ids'>,
): Promise<RiskOverlay['people']> {
  const { careHome } = session;
  const people = await peopleToCheck(db, careHome, resident_ids);
  const ids = people.map(({ face }) => face.id);
  const bands: ReadonlyMap<string, SupportBand> =
    ids.length > 0 && sessionMay(session, 'ability.view') ? await bandsOf(db, careHome, ids) : new Map();
  const topics = ids.length > 0 ? await topicsToAvoidOf(db, careHome, ids) : new Map<string, string[]>();
  const bites = overlayOf(
    lines,
    people.map(({ face: { id }, needs }) => ({
      id,
      needs,
      support_band: bands.get(id) ?? null,
      topics_to_avoid: topics.get(id) ?? [],
    })),
  );
  const named = new Set(bites.flatMap((bite) => bite.for.map(({ resident_id }) => resident_id)));
  const days = people.flatMap(({ face, known_on }) => (named.has(face.id) && known_on !== null ? [known_on] : []));
  return {
    faces: people.map(({ face }) => face),
    bites: bites.map((bite) => ({
      ...bite,
      for: bite.for.map((one) => ({ ...one, acknowledged: wordFor(said, bite.hazard, one) })),
    })),
    unknown: people.filter(({ needs }) => needs === null).map(({ face }) => face.id),
    known_since: days.toSorted()[0] ?? null,
  };
}

/** The last word for this person and this hazard, unless their records say something else by now. */
function wordFor(
  said: readonly KeptWord[],
  hazard: string,
  { resident_id, why }: Pick<KeptWord, 'resident_id' | 'why'>,
) {
  const word = said.findLast((one) => one.resident_id === resident_id && one.hazard === hazard);
  if (word === undefined || !isSame(word.why, why)) return null;
  const { by, at, reason } = word;
  return { by, at, reason };
}
