import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { readsUntil } from '@heartsease/domain/relatives/relative.ts';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { readPortrait } from '../residents/faces.ts';
import { familyPhotoUrl } from '../residents/photo-links.ts';
import type { CareHome } from '../session/session.ts';
import { levelsToGive, waitingGuest } from './family-invitations.ts';
import { invitedBy } from './family-invitations.queries.ts';
import { circlesOf, peopleOf } from './relatives.queries.ts';

/**
 * The residents that a relative sees today, each as they see them. Staff who look "as that person" get their
 * answer from here too: there is no second way to decide it.
 */
export async function peopleSeenBy(
  db: Db,
  careHome: CareHome,
  { account_id, now }: { account_id: string; now: Date },
): Promise<MyPerson[]> {
  const today = calendarDay(now, careHome.timezone);
  const rows = await peopleOf(db, careHome, account_id, today);
  const resident_ids = rows.map(({ resident_id }) => resident_id);
  const answers = Map.groupBy(await lastAnswersOf(db, careHome.id, resident_ids), ({ resident_id }) => resident_id);
  const circles = Map.groupBy(
    await circlesOf(db, careHome, { resident_ids, account_id, today }),
    ({ resident_id }) => resident_id,
  );
  const invited = Map.groupBy(await invitedBy(db, careHome, account_id), ({ resident_id }) => resident_id);
  return rows.flatMap((row) => {
    const { resident_id, known_as, relationship, status: relation, is_shown_to_circle } = row;
    const audience = { kind: 'relative', relation, is_family_of_another: rows.length > 1 } as const;
    const said = answers.get(resident_id) ?? [];
    if (!maySee(audience, 'name', said, today)) return [];
    const circle = (circles.get(resident_id) ?? []).map((other) => ({
      known_as: other.known_as,
      relationship: other.relationship,
      portrait: readPortrait(other.portrait),
    }));
    return [
      {
        resident_id,
        known_as,
        relationship,
        portrait: readPortrait(row.portrait),
        photo_url: familyPhotoUrl(row, account_id, maySee(audience, 'face', said, today)),
        are_updates_open: maySee(audience, 'updates', said, today),
        reads_until: readsUntil(row.ended_on),
        circle,
        is_shown_to_circle,
        may_give: [...levelsToGive(row)],
        invited: (invited.get(resident_id) ?? []).map((guest) => waitingGuest(guest, now)),
        digest: row.digest,
        digest_by: row.digest_by,
      },
    ];
  });
}
