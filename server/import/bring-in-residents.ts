import { changesOf } from '@heartsease/domain/import/known.ts';
import type { ImportedResident } from '@heartsease/domain/import/people.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { holdResidents } from '../residents/profile.queries.ts';
import { noteResidentChanges } from '../residents/resident-changes.queries.ts';
import type { Session } from '../session/session.ts';
import type { WrittenRow } from './imports.queries.ts';
import { addResidents, changeResidents } from './people.queries.ts';
import type { standingsIn } from './standing.ts';

interface Asked {
  db: Db;
  session: Session;
  now: Date;
}

interface Row {
  place: number;
  is_new: boolean;
  person: ImportedResident;
}

/** Adds who is new and changes who is not. */
export async function bringInResidents(
  asked: Asked,
  rows: readonly Row[],
  { find }: Awaited<ReturnType<typeof standingsIn>>,
): Promise<WrittenRow[]> {
  const added: Row[] = [];
  const known: (Row & { resident_id: string })[] = [];
  for (const row of rows) {
    const found = find(row.person);
    if (found.kind === 'clash')
      throw refused({ [`rows.${row.place}.${found.field}`]: ['Somebody else has this number'] });
    if (found.kind === 'new' || (found.kind === 'maybe' && row.is_new)) added.push(row);
    else known.push({ ...row, resident_id: found.resident.id });
  }
  return [...(await change(asked, known)), ...(await add(asked, added))];
}

async function add({ db, session, now }: Asked, rows: readonly Row[]): Promise<WrittenRow[]> {
  const people = rows.map(({ person }) => person);
  const today = calendarDay(now, session.careHome.timezone);
  const ids = await addResidents(db, session, people, { today, now });
  return rows.flatMap(({ place }, at) => {
    const resident_id = ids[at];
    return resident_id === undefined ? [] : [{ place, outcome: 'added', resident_id, version_after: 1 }];
  });
}

/**
 * Somebody who lives here gets what the row tells differently from what stands now, which was looked at before they
 * were held; whoever lived here stays as they are remembered.
 */
async function change(
  { db, session, now }: Asked,
  rows: readonly (Row & { resident_id: string })[],
): Promise<WrittenRow[]> {
  const ids = [...new Set(rows.map(({ resident_id }) => resident_id))];
  const held = new Map((await holdResidents(db, session.careHome, ids)).map((one) => [one.id, one]));
  const changed = new Set<string>();
  const written = rows.map(({ place, person, resident_id }) => {
    const stands = held.get(resident_id);
    const hasLeft = stands === undefined || stands.status === 'died' || stands.status === 'moved_on';
    const changes = hasLeft ? [] : changesOf(person, stands);
    if (stands === undefined || changes.length === 0) return { place, outcome: 'unchanged' as const, resident_id };
    if (changed.has(resident_id))
      throw refused({ [`rows.${place}.last_name`]: ['Another row changes the same person. Leave one of them out.'] });
    changed.add(resident_id);
    const before = Object.fromEntries(changes.map((one) => [one.field, one.before]));
    return { place, outcome: 'changed' as const, resident_id, changes, before, version_after: stands.version + 1 };
  });
  const noted = written.flatMap(({ resident_id, changes }) =>
    changes === undefined ? [] : [{ resident_id, kind: 'profile' as const, changes, now }],
  );
  const after = noted.map(({ resident_id, changes }) => ({
    id: resident_id,
    fields: Object.fromEntries(changes.map((one) => [one.field, one.after])),
  }));
  await changeResidents(db, session, after, now);
  await noteResidentChanges(db, session, noted);
  return written;
}
