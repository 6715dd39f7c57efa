import { sameName } from '@heartsease/domain/interests/interest.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import { noteInterest } from '../interests/note-interest.ts';
import { interestsOf } from '../interests/interests.queries.ts';
import type { Session } from '../session/session.ts';
import { holdObservation, observationsOf } from './observations.queries.ts';
import { keepPreferenceAnswer, noteEvidence } from './to-do.queries.ts';

/**
 * Takes a preference up among the interests of the person, as something they like that we noticed, with where it
 * comes from; or lets it be. Where it is noted already, that stands as it is. The first answer counts.
 */
export async function answerTo(
  { db, session, now }: { db: Db; session: Session; now: Date },
  input: { resident_id: string; observation_id: string; is_accepted: boolean },
): Promise<void> {
  const { careHome, account_id } = session;
  const { resident_id, observation_id: id, is_accepted } = input;
  await holdObservation(db, careHome, id);
  const [observation] = await observationsOf(db, careHome, { resident_id, id });
  if (!observation || observation.preference === null) throw notFound();
  if (observation.preference_state !== 'open') return;
  const resident_interest_id = is_accepted ? await interestFor() : null;
  const answer = { observation_id: id, resident_interest_id, answered_by: account_id, answered_at: now };
  await keepPreferenceAnswer(db, careHome, answer);

  async function interestFor(): Promise<string> {
    const name = observation?.preference ?? '';
    const standing = await interestsOf(db, careHome, resident_id);
    const noted = standing.find(({ label }) => sameName(label, name));
    if (noted) return noted.id;
    const interest = await noteInterest(
      { db, session, now },
      {
        resident_id,
        resident_interest_id: null,
        base_version: 0,
        code: null,
        custom_label: name,
        level: 'likes',
        note: '',
        source: 'staff_observed',
        told_by: observation?.author.known_as ?? '',
      },
    );
    await noteEvidence(db, careHome, interest.id, { report_id: observation?.report_id ?? '', observation_id: id });
    return interest.id;
  }
}
