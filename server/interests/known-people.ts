import type { AskedPerson } from '@heartsease/domain/activities/group-fit.ts';
import type { KnownNature } from '@heartsease/domain/interests/activity-fit.ts';
import type { CareNeeds } from '@heartsease/domain/interests/care-stops.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { topicsToAvoidOf } from '../about-me/life-story.queries.ts';
import type { Db } from '../db/database.ts';
import { bandsOf } from '../pal/ability.queries.ts';
import { readAccessNeeds } from '../residents/profile.queries.ts';
import { needsOfLiving } from '../residents/residents.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { interestsOfMany } from './interests.queries.ts';
import { pastOf, sidesSince } from './past.queries.ts';

/** How far back it counts how something went. */
const LOOK_BACK_DAYS = 182;

/** Nobody has written down what they need. */
const UNKNOWN: CareNeeds = { has_allergies: false, allergies: [], diet_texture: null, fluid: null };

/** All that speaks for an activity or against it, of those of these people who live here, in the order asked. */
export async function knownPeople(
  { db, session, now }: { db: Db; session: Session; now: Date },
  resident_ids: readonly string[],
): Promise<AskedPerson[]> {
  const natures = await knownNatures({ db, session }, resident_ids);
  if (natures.length === 0) return [];
  const { careHome } = session;
  const today = calendarDay(now, careHome.timezone);
  const past = await pastOf(db, careHome, resident_ids, addDays(today, -LOOK_BACK_DAYS));
  const sides = await sidesSince(db, careHome, resident_ids, addDays(today, -6));
  const four_weeks_ago = addDays(today, -28);
  return natures.map((person) => ({
    ...person,
    past: past.get(person.id) ?? [],
    sides_of_week: sides.get(person.id) ?? new Set(),
    four_weeks_ago,
  }));
}

/** The same without what they have had lately, which takes half a year to read. */
export async function knownNatures(
  { db, session }: { db: Db; session: Session },
  resident_ids: readonly string[],
): Promise<(KnownNature & { id: string })[]> {
  if (resident_ids.length === 0) return [];
  const { careHome } = session;
  const needs = await needsOfLiving(db, careHome, resident_ids);
  const interests = await interestsOfMany(db, careHome, resident_ids);
  const topics = await topicsToAvoidOf(db, careHome, resident_ids);
  // Where the package has no ways of joining in, nothing is put down to them.
  const seesBands = sessionMay(session, 'ability.view');
  const bands: ReadonlyMap<string, SupportBand> = seesBands ? await bandsOf(db, careHome, resident_ids) : new Map();
  return resident_ids.flatMap((id) => {
    const row = needs.get(id);
    if (row === undefined) return [];
    const access_needs = readAccessNeeds(row.access_needs);
    return [
      {
        id,
        interests: interests.get(id) ?? [],
        care: access_needs ?? UNKNOWN,
        is_in_bed: access_needs?.mobility === 'in_bed',
        support_band: bands.get(id) ?? null,
        topics_to_avoid: topics.get(id) ?? [],
      },
    ];
  });
}
