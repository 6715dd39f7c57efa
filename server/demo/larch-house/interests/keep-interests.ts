import { interestOf } from '@heartsease/domain/interests/catalogue.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { smallHomeInterests } from '../../homes/small-home-interests.ts';
import type { DemoHome } from '../../homes.ts';
import { demoId, demoIds } from '../../ids.ts';
import { inChunks } from '../../seed/rows.ts';
import { interestsInGardenWing } from './garden-wing.ts';
import { interestsInRowanWing } from './rowan-wing.ts';
import type { ToldInterest, ToldInterests } from './told-interest.ts';
import { interestsInWrekinWing } from './wrekin-wing.ts';

const DAYS_AGO = 60;
/** How long before somebody looked again it was first noted. */
const DAYS_BETWEEN = 120;

/** Of everybody but Emrys, who came a few days ago. */
export const larchHouseInterests: ToldInterests = {
  ...interestsInGardenWing,
  ...interestsInRowanWing,
  ...interestsInWrekinWing,
};

const ofHome: Readonly<Record<string, ToldInterests>> = { 'larch-house': larchHouseInterests, ...smallHomeInterests };

/** What the people of a home love and avoid, with how that came to be known. */
export async function keepInterests(db: Db, home: DemoHome, today: string): Promise<void> {
  const by = demoIds.account(`coordinator@${home.key}.example`);
  await keepInterestsOf(db, home.key, ofHome[home.key] ?? {}, { by, today });
}

/** The same for a home that is told elsewhere. */
export async function keepInterestsOf(
  db: Db,
  home: string,
  interestsOf: ToldInterests,
  { by, today }: { by: string; today: string },
): Promise<void> {
  const told = Object.entries(interestsOf).flatMap(([of, interests]) =>
    interests.map((interest) => rowsOf(home, of, interest, { by, today })),
  );
  await inChunks(
    told.map(({ row }) => row),
    (rows) => db.insertInto('resident_interests').values(rows).execute(),
  );
  await inChunks(
    told.flatMap(({ versions }) => versions),
    (rows) => db.insertInto('resident_interest_versions').values(rows).execute(),
  );
}

function rowsOf(
  home: string,
  of: string,
  [what, level, note = '', { family, noticed, was, days_ago = DAYS_AGO } = {}]: ToldInterest,
  { by, today }: { by: string; today: string },
) {
  const label = typeof what === 'string' ? interestOf(what)?.label : what.own;
  if (label === undefined) throw new Error(`${of} has an interest that is not in the catalogue`);
  const key = { care_home_id: demoIds.home(home), resident_id: demoIds.resident(home, of) };
  const id = demoId(`interest of ${of} at ${home}: ${label}`);
  const at = (days: number) => new Date(`${addDays(today, -days)}T11:15:00Z`);
  const source =
    family === undefined ? (noticed ? ('staff_observed' as const) : ('resident' as const)) : ('relative' as const);
  const words = { note, source, told_by: family ?? '' };
  const version = was === undefined ? 1 : 2;
  const last = { ...key, resident_interest_id: id, label, ...words, by_id: by };
  const first = at(was === undefined ? days_ago : days_ago + DAYS_BETWEEN);
  return {
    row: {
      ...key,
      id,
      version,
      code: typeof what === 'string' ? what : null,
      custom_label: typeof what === 'string' ? null : what.own,
      level,
      ...words,
      created_at: first,
      created_by: by,
      updated_at: at(days_ago),
      updated_by: by,
    },
    versions: [
      { ...last, version: 1, kind: 'noted' as const, level: was ?? level, at: first },
      ...(was === undefined ? [] : [{ ...last, version: 2, kind: 'changed' as const, level, at: at(days_ago) }]),
    ],
  };
}
