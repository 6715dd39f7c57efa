import { ObservationWords } from '@heartsease/domain/observations/observation.ts';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { observationsOf } from '../observations/observations.queries.ts';
import type { CareHome } from '../session/session.ts';
import type { Known, Row } from './tell-handed-in.ts';

/** What was noticed, as it would stand; null where a write is about something else, or about what is not there any more. */
export async function observationIn(
  db: Db,
  careHome: CareHome,
  { row, told, title, residents, staff }: Row & Known & { title: string },
): Promise<Observation | null> {
  const words = ObservationWords.safeParse(row.input).data;
  const { report_id, resident_id, at, follow_up } = told;
  if (words === undefined || report_id === undefined) return null;
  const now = { ...words, author: row.author, recorded_at: row.made_at.toISOString(), can_correct: false };
  const corrected = Id.safeParse('observation_id' in row.input ? row.input.observation_id : undefined).data;
  if (corrected !== undefined) {
    const [stands] = await observationsOf(db, careHome, { report_id, id: corrected });
    if (stands === undefined) return null;
    const { version: _version, ...stood } = stands;
    return { ...stood, ...now, earlier: [stood, ...stood.earlier] };
  }
  const resident = residents.get(resident_id ?? '');
  if (resident === undefined || at === undefined) return null;
  const owner = staff.get(follow_up?.owner_id ?? '');
  const isToDo = follow_up && owner ? { ...follow_up, id: row.id, owner, done_at: null, done_by: null } : null;
  return {
    id: row.id,
    report_id,
    title,
    resident,
    at,
    ...now,
    preference_state: null,
    follow_up: isToDo,
    earlier: [],
  };
}
