import { sql } from 'kysely';
import { HEADINGS } from '@heartsease/domain/about-me/heading.ts';
import { ASKED_OF_EVERYBODY, lastAnswer } from '@heartsease/domain/consents/consent.ts';
import { accessKnown } from '@heartsease/domain/residents/access-needs.ts';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import { completenessOf } from '@heartsease/domain/residents/completeness.ts';
import type { Completeness, ProfilePart } from '@heartsease/domain/residents/completeness.ts';
import type { Db } from '../db/database.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import { isAssessed } from '../pal/ability.queries.ts';
import type { CareHome } from '../session/session.ts';

/** What the parts of a profile are counted from. */
interface Known {
  resident_id: string;
  access_needs: AccessNeeds | null;
  life: string;
}

type Count = (db: Db, careHome: CareHome, known: Known) => Promise<number> | number;

/**
 * How much of a part is known, 0 to 1. A part that nobody counts here yet is left out of the ring; whoever
 * brings it adds its line.
 */
const COUNTS: Partial<Record<ProfilePart, Count>> = {
  interests: interestsKnown,
  about_me: aboutMeKnown,
  consents: consentsKnown,
  ability: async (db, careHome, { resident_id }) => ((await isAssessed(db, careHome, resident_id)) ? 1 : 0),
  access_needs: (_db, _careHome, { access_needs }) => accessKnown(access_needs),
  life_story: (_db, _careHome, { life }) => (life === '' ? 0 : 1),
};

export async function completenessOfResident(db: Db, careHome: CareHome, known: Known): Promise<Completeness> {
  const shares: Partial<Record<ProfilePart, number>> = {};
  for (const [part, count] of Object.entries(COUNTS)) {
    Object.assign(shares, { [part]: await count(db, careHome, known) });
  }
  return completenessOf(shares);
}

/** Five things, whether loved or to be avoided, are enough to begin with. */
const ENOUGH_INTERESTS = 5;

async function interestsKnown(db: Db, careHome: CareHome, { resident_id }: Known): Promise<number> {
  const { count } = await db
    .selectFrom('resident_interests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.min(1, count / ENOUGH_INTERESTS);
}

async function aboutMeKnown(db: Db, careHome: CareHome, { resident_id }: Known): Promise<number> {
  const { count } = await db
    .selectFrom('about_me_cards')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('care_home_id', '=', careHome.id)
    .where('resident_id', '=', resident_id)
    .where('text', '<>', '')
    .executeTakeFirstOrThrow();
  return count / HEADINGS.length;
}

/** Yes or no: what counts is that they were asked. */
async function consentsKnown(db: Db, careHome: CareHome, { resident_id }: Known): Promise<number> {
  const answers = await lastAnswersOf(db, careHome.id, [resident_id]);
  const answered = ASKED_OF_EVERYBODY.filter(
    (purpose) => (lastAnswer(answers, purpose)?.status ?? 'not_asked') !== 'not_asked',
  );
  return answered.length / ASKED_OF_EVERYBODY.length;
}
