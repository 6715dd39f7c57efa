import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { initialsOf } from '@heartsease/domain/exports/initials.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { inTransaction } from '../db/database.ts';
import type { Database, Db } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import { MOST_TRIES } from '../jobs/most-tries.ts';
import type { OfJob } from '../jobs/most-tries.ts';
import { fullDate } from '../print/paper-words.ts';
import { careHomeOfJob } from '../session/session.ts';
import { drawPack } from './draw-pack.ts';
import { packToMake, tellPack } from './evidence-packs.queries.ts';
import type { PackToMake } from './evidence-packs.queries.ts';
import { gatherPack } from './gather-pack.ts';
import { picturesOf } from './pack-pictures.ts';
import { PACK_WORDS } from './pack-words.ts';
import { photosInPack } from './photos-in-pack.ts';

const Payload = z.object({ id: z.uuid(), care_home_id: z.uuid() });

/**
 * Makes one pack that somebody asked for, as the home that it belongs to: row-level security lets through nothing else.
 * Between one page and the next everybody else has their turn. Done once; a pack that failed says so, and so does one
 * under which the server ended again and again.
 */
export async function makeEvidencePack(
  database: Database,
  payload: unknown,
  { now, tries = 1, files }: OfJob & { files: FileStore },
): Promise<void> {
  const { id, care_home_id } = Payload.parse(payload);
  const asHome = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> =>
    await inTransaction(database, { care_home_id, account_id: null }, work);
  const pack = await asHome((db) => packToMake(db, care_home_id, id));
  if (!pack) return;
  const tell = async (told: Parameters<typeof tellPack>[3]) =>
    await asHome((db) => tellPack(db, care_home_id, id, told));
  if (tries > MOST_TRIES) return await tell({ state: 'failed', progress: 0 });
  await tell({ state: 'working', progress: 10 });
  try {
    const rest = async () => await turn();
    const gathered = await asHome((db) => gatherPack(db, pack, now, rest));
    await tell({ state: 'working', progress: 50 });
    const pictures = await picturesOf({ database, files }, careHomeOfJob(pack), gathered.photos, rest);
    const made = await drawPack(gathered, { pack, made: madeBy(pack, now), now, pictures, rest });
    await tell({ state: 'ready', progress: 100, ...made, photos: photosInPack(gathered.photos) });
  } catch (error) {
    await tell({ state: 'failed', progress: 0 });
    throw error;
  }
}

/** "22 November 2026 10:30, by the manager (A. N.)" */
function madeBy(pack: PackToMake, now: Date): string {
  const { language, timezone, has_names, asker_known_as, asker_first_name, asker_last_name } = pack;
  const words = PACK_WORDS[language];
  const name = has_names
    ? `${asker_first_name} ${asker_last_name}`
    : initialsOf({ known_as: asker_known_as, last_name: asker_last_name });
  const when = `${fullDate(calendarDay(now, timezone), language)} ${timeOn(now.toISOString(), timezone)}`;
  return words.made(when, `${words.manager} (${name})`);
}
