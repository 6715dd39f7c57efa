import type { z } from 'zod';
import { UNDO_HOURS } from '@heartsease/domain/import/import.endpoints.ts';
import type { undoImport } from '@heartsease/domain/import/import.endpoints.ts';
import { RESIDENT_FIELDS } from '@heartsease/domain/import/fields.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { fieldsIn, holdResident, updateResident } from '../residents/profile.queries.ts';
import { differencesOf, noteResidentChange } from '../residents/resident-changes.queries.ts';
import type { Session } from '../session/session.ts';
import {
  endInvitations,
  holdImport,
  markUndone,
  residentsWithEntries,
  takeOut,
  writtenRows,
} from './imports.queries.ts';
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
  const rows = await writtenRows(db, careHome, held.id);
  const added = rows.flatMap(({ outcome, resident_id }) =>
    outcome === 'added' && resident_id !== null ? [resident_id] : [],
  );
  const busy = await residentsWithEntries(db, careHome, { ids: added, import_id: held.id });
  const why = (row: Written): Kept[number]['why'] | null => {
    if (row.outcome === 'invited') return row.accepted_at === null ? null : 'joined';
    if (row.version !== row.version_after || row.deleted_at !== null) return 'changed';
    return row.outcome === 'added' && busy.has(row.resident_id ?? '') ? 'has_entries' : null;
  };
  const [free, kept] = [rows.filter((row) => why(row) === null), rows.filter((row) => why(row) !== null)];
  await takeOut(db, careHome, idsOf(free, 'added', 'resident_id'), now);
  await endInvitations(db, careHome, idsOf(free, 'invited', 'invitation_id'), now);
  for (const row of free) if (row.outcome === 'changed') await putBack(db, session, row, now);
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

async function putBack(db: Db, session: Session, row: Written, now: Date): Promise<void> {
  const resident = await holdResident(db, session.careHome, row.resident_id ?? '');
  const stood = Object.entries(row.before ?? {}).filter(([field]) => RESIDENT_FIELDS.some((one) => one === field));
  const before = Object.fromEntries(stood);
  const changes = differencesOf(fieldsIn(resident), before);
  await updateResident(db, session.careHome, resident, { account_id: session.account_id, now }, before);
  await noteResidentChange(db, session, { resident_id: resident.id, kind: 'profile', changes, now });
}

function nameOf(row: Written): string {
  return row.outcome === 'invited'
    ? `${row.invited_first_name ?? ''} ${row.invited_last_name ?? ''}`
    : `${row.known_as ?? ''} ${row.last_name ?? ''}`;
}
