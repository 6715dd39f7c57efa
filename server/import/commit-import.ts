import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import { doublesWithin } from '@heartsease/domain/import/duplicates.ts';
import type { ImportResult, commitImport } from '@heartsease/domain/import/import.endpoints.ts';
import { ImportedPerson } from '@heartsease/domain/import/people.ts';
import type { PersonKind } from '@heartsease/domain/import/fields.ts';
import { tellsWhose } from '@heartsease/domain/import/whose.ts';
import { profileProblems } from '@heartsease/domain/residents/profile.ts';
import { lastDayProblem } from '@heartsease/domain/staff/terms.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import type { Session } from '../session/session.ts';
import { bringInRelatives } from './bring-in-relatives.ts';
import { bringInResidents } from './bring-in-residents.ts';
import { bringInStaff } from './bring-in-staff.ts';
import { closeImport, holdImport, keepOutcomes, stagedRows } from './imports.queries.ts';
import type { WrittenRow } from './imports.queries.ts';
import { standingsIn } from './standing.ts';

interface Asked {
  db: Db;
  config: Config;
  session: Session;
  input: z.output<typeof commitImport.input>;
  now: Date;
}

interface Row {
  place: number;
  is_new: boolean;
  person: ImportedPerson;
}

type Result = z.input<typeof ImportResult>;

/** Writes every row that lies ready in this one transaction. What is wrong by now is told, and nothing is written. */
export async function commit(asked: Asked): Promise<Result> {
  const { db, session, input, now } = asked;
  const { careHome } = session;
  const held = await holdImport(db, careHome, input.import_id);
  if (held.committed_at !== null) throw refused({ import_id: ['These people are here already'] });
  const rows = await readyRows(asked);
  const standings = await standingsIn(db, careHome, now);
  const residents = await bringInResidents(asked, of(rows, 'resident'), standings);
  const staff = await bringInStaff(asked, of(rows, 'staff'), standings);
  const family = await bringInRelatives(asked, of(rows, 'relative'));
  const written = [...residents, ...staff.written, ...family.written];
  await keepOutcomes(db, careHome, held.id, written);
  const counts = {
    residents_added: count(residents, 'added'),
    residents_changed: count(residents, 'changed'),
    staff_invited: count(staff.written, 'invited'),
    relatives_invited: count(family.written, 'invited'),
    relatives_changed: count(family.written, 'changed'),
  };
  await closeImport(db, careHome, held.id, { committed_at: now, ...counts });
  const unchanged = count(written, 'unchanged');
  return { id: held.id, ...counts, unchanged, slips: staff.slips, letters: family.letters };
}

type Of<Kind> = Omit<Row, 'person'> & { person: Extract<ImportedPerson, { kind: Kind }> };

function of<Kind extends PersonKind>(rows: readonly Row[], kind: Kind): Of<Kind>[] {
  return rows.filter((row): row is Of<Kind> => row.person.kind === kind);
}

function count(written: readonly WrittenRow[], outcome: WrittenRow['outcome']): number {
  return written.filter((row) => row.outcome === outcome).length;
}

/** How many rows are judged before others get their turn. */
const A_BREATH = 200;

/** The rows as they were laid ready, judged once more: the client's word counts for nothing. */
async function readyRows(asked: Asked): Promise<Row[]> {
  const { db, session, input } = asked;
  const staged = await stagedRows(db, session.careHome, input.import_id);
  if (staged.length !== input.rows) throw refused({ rows: ['Some rows did not arrive. Send them again.'] });
  const rows: Row[] = [];
  const today = calendarDay(asked.now, session.careHome.timezone);
  for (const { place, is_new, person } of staged) {
    if (rows.length % A_BREATH === A_BREATH - 1) await breathe();
    const parsed = ImportedPerson.parse(person);
    const [field, message] = problemOf(parsed, today) ?? [];
    if (field !== undefined && message !== undefined) throw refused({ [`rows.${place}.${field}`]: [message] });
    rows.push({ place, is_new, person: parsed });
  }
  for (const [at, { level, field, message }] of doublesWithin(
    rows.map(({ place, person }) => ({ number: place, person })),
  ))
    if (level === 'red') throw refused({ [`rows.${rows[at]?.place ?? 0}.${field}`]: [message] });
  return rows;
}

function problemOf(person: ImportedPerson, today: string): [field: string, message: string] | null {
  if (person.kind === 'relative') return tellsWhose(person) ? null : ['resident', 'Write whose relative this is'];
  if (person.kind === 'staff') {
    const problem = lastDayProblem(person, today);
    return problem === null ? null : ['ends_on', problem];
  }
  const { date_of_birth, moved_in_on } = person;
  const problems = profileProblems({ date_of_birth, moved_in_on: moved_in_on ?? today }, today);
  const [first] = Object.entries(problems);
  return first === undefined ? null : [first[0], first[1][0] ?? ''];
}
