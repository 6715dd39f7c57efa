import type { z } from 'zod';
import { UNDO_HOURS } from '@heartsease/domain/import/import.endpoints.ts';
import type { undoImport } from '@heartsease/domain/import/import.endpoints.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { endInvitations } from '../invitations/invitations.queries.ts';
import { holdResidents } from '../residents/profile.queries.ts';
import { differencesOf, noteResidentChanges } from '../residents/resident-changes.queries.ts';
import type { CareHome, Session } from '../session/session.ts';
import { holdImport, holdWritten, markUndone, residentsWithEntries, takeOut, writtenRows } from './imports.queries.ts';
import { ChangedFields, changeResidents, holdersOf } from './people.queries.ts';
import { undoRelatives } from './undo-relatives.ts';

interface Asked {
  db: Db;
  session: Session;
  input: z.output<typeof undoImport.input>;
  now: Date;
}

type Kept = z.input<typeof undoImport.output>['kept'];
type Written = Awaited<ReturnType<typeof writtenRows>>[number];

/** Takes an import back. Whoever was changed since, or has entries, or has joined stays, and is told. */
export async function undo({ db, session, input, now }: Asked): Promise<{ undone: number; kept: Kept }> {
  const { careHome } = session;
  const held = await holdImport(db, careHome, input.import_id);
  if (held.committed_at === null || held.undone_at !== null)
    throw refused({ import_id: ['There is nothing to take back'] });
  if (!isYoung(held.committed_at, now)) throw refused({ import_id: [`This was more than ${UNDO_HOURS} hours ago`] });
  await holdWritten(db, careHome, held.id);
  const rows = await writtenRows(db, careHome, held.id);
  const added = idsOf(rows, 'added', 'resident_id');
  const busy = await residentsWithEntries(db, careHome, { ids: added, import_id: held.id });
  const givenAway = await numbersGivenAway(db, careHome, rows);
  const why = (row: Written): Kept[number]['why'] | null => {
    if (row.outcome === 'invited') return row.accepted_at === null ? null : 'joined';
    if (row.version !== row.version_after || row.deleted_at !== null) return 'changed';
    if (row.outcome === 'changed') return givenAway.has(row.resident_id ?? '') ? 'changed' : null;
    return busy.has(row.resident_id ?? '') ? 'has_entries' : null;
  };
  const [free, kept] = [rows.filter((row) => why(row) === null), rows.filter((row) => why(row) !== null)];
  await takeOut(db, session, idsOf(free, 'added', 'resident_id'), now);
  const invitations = idsOf(free, 'invited', 'invitation_id');
  await endInvitations(db, { care_home_id: careHome.id, ids: invitations }, now);
  await putBack({ db, session, now }, free);
  const relatives = await undoRelatives(db, session, { import_id: held.id, now });
  await markUndone(db, session, held.id, now);
  const told = kept.map((row) => ({ name: nameOf(row), why: why(row) ?? 'changed' }) satisfies Kept[number]);
  return { undone: free.length + relatives.undone, kept: [...told, ...relatives.kept] };
}

export function isYoung(committed_at: Date, now: Date): boolean {
  return now.getTime() - committed_at.getTime() < UNDO_HOURS * 3_600_000;
}

function idsOf(rows: Written[], outcome: Written['outcome'], key: 'resident_id' | 'invitation_id'): string[] {
  return rows.flatMap((row) => (row.outcome === outcome && row[key] !== null ? [row[key]] : []));
}

/** Whose number of the other system belongs to somebody else by now; who came in with it goes out with this import. */
async function numbersGivenAway(db: Db, careHome: CareHome, rows: Written[]): Promise<Set<string>> {
  const before = rows.flatMap(({ outcome, resident_id, before: stood }) => {
    const { external_id } = ChangedFields.parse(stood ?? {});
    return outcome === 'changed' && resident_id !== null && external_id ? [{ resident_id, external_id }] : [];
  });
  const numbers = before.map(({ external_id }) => external_id);
  const added = new Set(idsOf(rows, 'added', 'resident_id'));
  const holders = (await holdersOf(db, careHome, numbers)).filter(({ id }) => !added.has(id));
  const taken = new Set(holders.map(({ external_id }) => external_id));
  return new Set(before.flatMap(({ resident_id, external_id }) => (taken.has(external_id) ? [resident_id] : [])));
}

async function putBack({ db, session, now }: Pick<Asked, 'db' | 'session' | 'now'>, rows: Written[]): Promise<void> {
  const ids = idsOf(rows, 'changed', 'resident_id');
  const held = new Map((await holdResidents(db, session.careHome, ids)).map((one) => [one.id, one]));
  const back = rows.flatMap(({ resident_id, before }) => {
    const stands = held.get(resident_id ?? '');
    if (stands === undefined) return [];
    const fields = ChangedFields.parse(before ?? {});
    return [{ id: stands.id, fields, changes: differencesOf(stands, fields) }];
  });
  await changeResidents(db, session, back, now);
  const noted = back.map(({ id, changes }) => ({ resident_id: id, kind: 'profile' as const, changes, now }));
  await noteResidentChanges(db, session, noted);
}

function nameOf(row: Written): string {
  return row.outcome === 'invited'
    ? `${row.invited_first_name ?? ''} ${row.invited_last_name ?? ''}`
    : `${row.known_as ?? ''} ${row.last_name ?? ''}`;
}
