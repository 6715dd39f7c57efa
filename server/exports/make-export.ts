import { z } from 'zod';
import { initialsOf, nameHider } from '@heartsease/domain/exports/initials.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { packNames } from '../evidence-pack/pack-names.ts';
import { everybodysNames, whoToldIt } from '../evidence-pack/pack-people.queries.ts';
import type { App } from '../http/app-context.ts';
import { fullDate } from '../print/paper-words.ts';
import { MOST_TRIES } from '../jobs/most-tries.ts';
import type { OfJob } from '../jobs/most-tries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import { careHomeOfJob } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { csvOf, jsonOf, xlsxOf } from './export-file.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { toldBeside } from './depth-told.queries.ts';
import type { ToldBeside } from './depth-told.queries.ts';
import { exportLines } from './export-lines.queries.ts';
import { exportToMake, tellProgress } from './exports.queries.ts';
import type { ExportLine } from './export-lines.queries.ts';
import { momentsSheet } from './moments-sheet.ts';
import { personSheet } from './person-sheet.ts';
import { drawnForFamily, newestInOrder, photosForFamily, photosInFile } from './photos-of-person.ts';
import type { PersonPicture, PhotoForFamily } from './photos-of-person.ts';
import { toldLines } from './told-lines.ts';
import type { HowTold } from './told-lines.ts';

const Payload = z.object({ id: z.uuid(), care_home_id: z.uuid() });

type Asked = NonNullable<Awaited<ReturnType<typeof exportToMake>>>;

/**
 * Makes one file that somebody asked for, as the home that it belongs to: row-level security lets through nothing
 * else. Done once, and not at all where it was called off; a file that failed says so and may be asked for again.
 */
export async function makeExport(
  store: Pick<App, 'database' | 'files'>,
  payload: unknown,
  { now, tries = 1 }: OfJob,
): Promise<void> {
  const { id, care_home_id } = Payload.parse(payload);
  const asHome = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> =>
    await inTransaction(store.database, { care_home_id, account_id: null }, work);
  const asked = await asHome((db) => exportToMake(db, care_home_id, id));
  if (!asked) return;
  const tell = async (told: Parameters<typeof tellProgress>[3]) =>
    await asHome((db) => tellProgress(db, care_home_id, id, told));
  if (tries > MOST_TRIES) return void (await tell({ state: 'failed', progress: 0 }));
  if (!(await tell({ state: 'working', progress: 10 }))) return;
  try {
    const careHome = careHomeOfJob(asked);
    const found = await asHome((db) => linesOf(db, careHome, asked, now));
    if (!(await tell({ state: 'working', progress: 60 }))) return;
    const { of, hidden: others } = found;
    const pictures = of === null ? [] : await drawnForFamily(store, careHome, found.photos, { of, others });
    const content = await fileOf(asked, found, pictures, now);
    await tell({ state: 'ready', progress: 100, content, photos: photosInFile(found.photos) });
  } catch (error) {
    await tell({ state: 'failed', progress: 0 });
    throw error;
  }
}

interface Found extends HowTold {
  /** Who lives here and is not who the file is about. */
  hidden: Awaited<ReturnType<typeof namesOfHome>>;
  lines: ExportLine[];
  beside: ToldBeside;
  photos: PhotoForFamily[];
}

async function linesOf(db: Db, careHome: CareHome, asked: Asked, now: Date): Promise<Found> {
  const { scope, report_id, resident_id, resident_group_id, from_day: from, to_day: to, has_names } = asked;
  const members = async (group: string) => (await membersOfGroups(db, careHome, [group])).get(group) ?? [];
  const people =
    scope === 'group' && resident_group_id !== null
      ? (await members(resident_group_id)).map((face) => face.id)
      : resident_id !== null
        ? [resident_id]
        : null;
  const lines = await exportLines(db, careHome, { report_id, resident_ids: people, from, to });
  const everybody = scope === 'resident' && has_names ? await namesOfHome(db, careHome) : [];
  // The file of one person is given to their family: it names nobody else who lives here.
  const of = everybody.find(({ id }) => id === resident_id) ?? null;
  const hidden = everybody.filter((person) => person !== of);
  // By initials nobody is named: as in a pack, neither who works here nor who visits.
  const hide = has_names
    ? nameHider(hidden, of)
    : packNames(false, (await everybodysNames(db, careHome)).people, await whoToldIt(db, careHome)).told;
  const beside = await toldBeside(db, careHome, lines, scope === 'resident');
  const photos =
    of !== null && asked.has_photos
      ? newestInOrder(await photosForFamily(db, careHome, of, { days: { from, to }, now }))
      : [];
  return { lines, beside, is_named: has_names, hide, hidden, of, photos };
}

async function fileOf(
  asked: Asked,
  { lines, beside, photos: _photos, hidden: _hidden, ...how }: Found,
  pictures: readonly PersonPicture[],
  now: Date,
): Promise<Buffer> {
  const { format, language, home, from_day: from, to_day: to, timezone } = asked;
  const told = toldLines(lines, how, beside);
  if (format === 'csv') return csvOf(told, language);
  if (format === 'xlsx') return xlsxOf(told, language);
  if (format === 'json') return jsonOf(told, { home, from, to });
  const asker = `${asked.asker_first_name} ${asked.asker_last_name}`;
  const when = `${fullDate(calendarDay(now, timezone), language)} ${timeOn(now.toISOString(), timezone)}`;
  const made = { language, home, from, to, now, foot: EXPORT_WORDS[language].made_by(asker, when) };
  const [first] = lines;
  if (asked.scope === 'resident' && first) {
    return await personSheet(told, {
      ...made,
      pictures,
      name: how.is_named ? first.person.known_as : initialsOf(first.person),
    });
  }
  const title = asked.scope === 'report' ? (told[0]?.title ?? '') : (asked.group_name ?? home);
  return await momentsSheet(told, { ...made, title });
}
