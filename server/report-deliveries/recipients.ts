import { maySee } from '@heartsease/domain/consents/may-see.ts';
import type { Consent } from '@heartsease/domain/consents/consent.ts';
import type { PossibleRecipient } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { consentsOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { relativesOf } from '../relatives/links.queries.ts';
import type { CareHome } from '../session/session.ts';

export type FamilyReader = PossibleRecipient & { email: string | null };

/** The relatives of a person with why they get nothing, where that is so: asked anew whenever a link is opened. */
export async function readersOf(
  db: Db,
  careHome: CareHome,
  resident: { id: string; ended_on: string | null },
  now: Date,
): Promise<FamilyReader[]> {
  const today = calendarDay(now, careHome.timezone);
  const answers = await consentsOf(db, careHome, resident.id);
  const relatives = await relativesOf(db, careHome, resident.id, { now, are_reasons_told: false });
  return relatives
    .filter(({ status }) => status !== 'ended')
    .map((relative) => ({
      relative_link_id: relative.id,
      name: `${relative.first_name} ${relative.last_name}`.trim(),
      relationship: relative.relationship,
      email: relative.email,
      why_not: resident.ended_on === null ? whyNot(relative, answers, today) : 'stay_ended',
    }));
}

function whyNot(
  { status, access_level, email }: Relative,
  answers: Consent[],
  today: string,
): PossibleRecipient['why_not'] {
  if (status !== 'active') return 'not_active';
  // Friends see what is shared with everybody (domain/relatives/relative.ts).
  if (access_level === 'friend') return 'friend';
  const audience = { kind: 'relative', relation: status, is_family_of_another: false } as const;
  if (!maySee(audience, 'updates', answers, today)) return 'no_consent';
  return email === null ? 'no_address' : null;
}
