import { v7 as uuidv7 } from 'uuid';
import { draftFaults } from '@heartsease/domain/pal/assessment.ts';
import type { AssessmentDraft, AssessmentFields } from '@heartsease/domain/pal/assessment.ts';
import type { Instrument, InstrumentBand } from '@heartsease/domain/pal/instrument.ts';
import { outcomeOf } from '@heartsease/domain/pal/outcome.ts';
import type { Outcome } from '@heartsease/domain/pal/outcome.ts';
import type { Ability, SignedAssessment } from '@heartsease/domain/pal/pal.endpoints.ts';
import { reviewDue } from '@heartsease/domain/pal/review.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { faceOf, holdResident } from '../about-me/cards.queries.ts';
import type { Db } from '../db/database.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import type { CareHome, Session } from '../session/session.ts';
import { assessmentsOf, draftOf, dropDraft, keepAssessment } from './ability.queries.ts';
import { licensedInstrument } from './instrument-packs.queries.ts';

interface Writing {
  db: Db;
  session: Session;
  now: Date;
}

type OnDraft = { resident_id: string; base_version: number };
type WithInstrument = OnDraft & AssessmentFields & { instrument_pack_id: string | null };

export async function abilityOf(db: Db, careHome: CareHome, resident_id: string, now: Date): Promise<Ability> {
  const today = calendarDay(now, careHome.timezone);
  const [latest = null, before = null] = await assessmentsOf(db, careHome, resident_id, { today, most: 2 });
  return {
    resident: await faceOf(db, careHome, resident_id),
    latest,
    before,
    draft: await draftOf(db, careHome, resident_id),
  };
}

/** @throws 409 with how it stands when the draft is not the one that was built on */
export async function saveDraft(writing: Writing, input: WithInstrument): Promise<AssessmentDraft> {
  const { db, session } = writing;
  const draft = await draftBuiltOn(writing, input);
  const instrument = await instrumentFor(writing, input, draft);
  const fields = fieldsOf(instrument, input, writing);
  await keepAssessment(db, session.careHome, { ...rowOf(writing, input, instrument, draft), fields, signed: null });
  const kept = await draftOf(db, session.careHome, input.resident_id);
  if (kept === null) throw notFound();
  return kept;
}

export async function discardDraft(writing: Writing, input: OnDraft): Promise<void> {
  await draftBuiltOn(writing, input);
  await dropDraft(writing.db, writing.session.careHome, input.resident_id);
}

/**
 * Signs it. Too many lines that nobody is sure of make an assessment without a band, and that is said.
 *
 * @throws 422 at the lines that are still open
 */
export async function finalise(
  writing: Writing,
  input: WithInstrument & { chosen_band: string | null },
): Promise<SignedAssessment> {
  const { db, session, now } = writing;
  const draft = await draftBuiltOn(writing, input);
  const instrument = await instrumentFor(writing, input, draft);
  const fields = fieldsOf(instrument, input, writing);
  const outcome = outcomeOf(instrument, fields.answers);
  if (outcome.state === 'unfinished') {
    throw refused(Object.fromEntries(outcome.open.map((line) => [`answers.${line}`, ['Choose one of these']])));
  }
  const assessed_on = calendarDay(now, session.careHome.timezone);
  const band = bandOf(outcome, input.chosen_band);
  const may_reach = outcome.state === 'band' ? outcome.may_reach : null;
  const review_on = reviewDue(assessed_on, instrument.review_every_days);
  const row = rowOf(writing, input, instrument, draft);
  await keepAssessment(db, session.careHome, {
    ...row,
    fields,
    signed: {
      lines: outcome.lines.map((line) => ({
        section: line.section,
        band_key: line.band?.key ?? null,
        band: line.band?.support_band ?? null,
      })),
      band_key: band?.key ?? null,
      support_band: band?.support_band ?? null,
      may_reach: may_reach?.support_band ?? null,
      assessed_on,
      review_on,
    },
  });
  return { id: row.id, review_on };
}

/** The draft that the input was built on; null where there was none and is none. */
async function draftBuiltOn(
  { db, session: { careHome }, now }: Writing,
  input: OnDraft,
): Promise<AssessmentDraft | null> {
  const { resident_id, base_version } = input;
  await holdResident(db, careHome, resident_id);
  const draft = await draftOf(db, careHome, resident_id);
  if ((draft?.version ?? 0) !== base_version) throw stale(await abilityOf(db, careHome, resident_id, now));
  return draft;
}

/** @throws 422 by field */
function fieldsOf(instrument: Instrument, input: AssessmentFields, { session, now }: Writing): AssessmentFields {
  const { answers, helps, observed_from, observed_to, observers, notes } = input;
  const fields = { answers, helps, observed_from, observed_to, observers, notes };
  const faults = draftFaults(instrument, fields, calendarDay(now, session.careHome.timezone));
  if (Object.keys(faults).length > 0) throw refused(faults);
  return fields;
}

/**
 * What is asked by: our own profile, or a pack that is licensed today.
 *
 * @throws 422 where the draft was begun with another one
 */
async function instrumentFor(
  { db, session: { careHome }, now }: Writing,
  { instrument_pack_id }: { instrument_pack_id: string | null },
  draft: AssessmentDraft | null,
): Promise<Instrument> {
  if (draft !== null && draft.instrument_pack_id !== instrument_pack_id) {
    throw refused({ form: ['A look with other questions is under way. Finish it or throw it away first.'] });
  }
  if (instrument_pack_id === null) return WAYS_OF_JOINING_IN;
  const today = calendarDay(now, careHome.timezone);
  const instrument = await licensedInstrument(db, careHome, instrument_pack_id, today);
  if (instrument === undefined) throw notFound();
  return instrument;
}

/** @throws 422 where an even split is left to whoever signs, and they did not settle it */
function bandOf(outcome: Outcome, chosen: string | null): InstrumentBand | null {
  if (outcome.state === 'band') return outcome.band;
  if (outcome.state !== 'even_split') return null;
  const band = outcome.between.find(({ key }) => key === chosen);
  if (band === undefined) throw refused({ chosen_band: ['The lines are evenly split. Choose one of these'] });
  return band;
}

function rowOf(
  { session, now }: Writing,
  { resident_id, instrument_pack_id }: { resident_id: string; instrument_pack_id: string | null },
  instrument: Instrument,
  draft: AssessmentDraft | null,
) {
  return {
    id: draft?.id ?? uuidv7(),
    version: (draft?.version ?? 0) + 1,
    resident_id,
    method: instrument_pack_id === null ? ('own' as const) : ('pack' as const),
    instrument_pack_id,
    pack: instrument.pack,
    pack_version: instrument.version,
    by: session.account_id,
    now,
  };
}
