import { featuredOf } from '@heartsease/domain/dashboard/feature.ts';
import { energyFor } from '@heartsease/domain/family-organisation/energy.ts';
import { offeredOn } from '@heartsease/domain/family-organisation/ideas.ts';
import type { Offered } from '@heartsease/domain/family-organisation/ideas.ts';
import type { Db } from '../db/database.ts';
import { libraryOf } from '../interests/library.queries.ts';
import type { CareHome } from '../session/session.ts';
import { interestsOn, sheetsOfLibrary, wasDone } from './family-organisation.queries.ts';
import type { SheetOfIdea } from './family-organisation.queries.ts';

/**
 * What was offered to them on that day, whatever energy there was, what was featured, or what they did before. Of the
 * rest of the library nothing is told (row PE-8): undefined, as for what does not exist.
 */
export async function ideaOn(
  db: Db,
  careHome: CareHome,
  { day, activity_id }: { day: string; activity_id: string },
): Promise<Offered<SheetOfIdea> | undefined> {
  const activities = await sheetsOfLibrary(db, careHome);
  const interests = await interestsOn(db, careHome, day);
  const offered = offeredOn({ day, interests, activities }).find(({ activity }) => activity.id === activity_id);
  if (offered !== undefined) return offered;
  const activity = activities.find(({ id }) => id === activity_id);
  if (activity === undefined) return undefined;
  const isKnown = (await wasDone(db, careHome, activity_id)) || (await isFeaturedOn(db, careHome, day, activity_id));
  return isKnown ? { activity, energy: energyFor(activity), whys: [] } : undefined;
}

async function isFeaturedOn(db: Db, careHome: CareHome, day: string, activity_id: string): Promise<boolean> {
  const activities = await libraryOf(db, careHome);
  return featuredOf({ day, asks: 'circle', people: [], activities }).some(
    ({ activity }) => activity.id === activity_id,
  );
}
