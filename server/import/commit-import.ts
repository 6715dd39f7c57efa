import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import { doublesWithin } from '@heartsease/domain/import/duplicates.ts';
import type { ImportResult, commitImport } from '@heartsease/domain/import/import.endpoints.ts';
import { changesOf } from '@heartsease/domain/import/known.ts';
import { ImportedPerson } from '@heartsease/domain/import/people.ts';
import type { ImportedRelative, ImportedResident, ImportedStaff } from '@heartsease/domain/import/people.ts';
import { tellsWhose } from '@heartsease/domain/import/whose.ts';
import { profileProblems } from '@heartsease/domain/residents/profile.ts';
import { endsAfterStart, LAST_DAY } from '@heartsease/domain/staff/terms.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { refused } from '../http/errors.ts';
import { invite } from '../invitations/invite.ts';
import { updateResident } from '../residents/profile.queries.ts';
import { noteResidentChange } from '../residents/resident-changes.queries.ts';
import { tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { bringInRelatives } from './bring-in-relatives.ts';
import { closeImport, holdImport, keepOutcomes, stagedRows } from './imports.queries.ts';
import type { WrittenRow } from './imports.queries.ts';
import { addResidents, invitationIdOf, keepExternalId } from './people.queries.ts';
import type { Somebody } from './people.queries.ts';
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
  const written: WrittenRow[] = [];
  const added: { place: number; person: ImportedResident }[] = [];
  const relatives: { place: number; is_new: boolean; person: ImportedRelative }[] = [];
  const slips: Result['slips'] = [];
  for (const row of rows) {
    const { place, is_new, person } = row;
    if (person.kind === 'relative') {
      relatives.push({ place, is_new, person });
      continue;
    }
    if (person.kind === 'staff') {
      const standing = standings.works(person).kind;
      const isNew = standing === 'new' || (standing === 'maybe_works_here' && is_new);
      const invited = isNew ? await inviteStaff(asked, person) : null;
      if (invited?.slip) slips.push(invited.slip);
      written.push(
        invited ? { place, outcome: 'invited', invitation_id: invited.id } : { place, outcome: 'unchanged' },
      );
      continue;
    }
    const found = standings.find(person);
    if (found.kind === 'clash') throw refused({ [`rows.${place}.${found.field}`]: ['Somebody else has this number'] });
    if (found.kind === 'new' || (found.kind === 'maybe' && is_new)) added.push({ place, person });
    else written.push({ place, ...(await change(asked, person, found.resident)) });
  }
  const ids = await addResidents(
    db,
    session,
    added.map(({ person }) => person),
    { today: todayOf(asked), now },
  );
  added.forEach(({ place }, at) => {
    const resident_id = ids[at];
    if (resident_id !== undefined) written.push({ place, outcome: 'added', resident_id, version_after: 1 });
  });
  const family = await bringInRelatives(asked, relatives);
  await keepOutcomes(db, careHome, held.id, [...written, ...family.written]);
  const counts = {
    residents_added: count(written, 'added'),
    residents_changed: count(written, 'changed'),
    staff_invited: count(written, 'invited'),
    relatives_invited: count(family.written, 'invited'),
    relatives_changed: count(family.written, 'changed'),
  };
  await closeImport(db, careHome, held.id, { committed_at: now, ...counts });
  const unchanged = count([...written, ...family.written], 'unchanged');
  return { id: held.id, ...counts, unchanged, slips, letters: family.letters };
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
  const today = todayOf(asked);
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
  if (person.kind === 'staff') return endsAfterStart(person) ? null : ['ends_on', LAST_DAY.message];
  const { date_of_birth, moved_in_on } = person;
  const problems = profileProblems({ date_of_birth, moved_in_on: moved_in_on ?? today }, today);
  const [first] = Object.entries(problems);
  return first === undefined ? null : [first[0], first[1][0] ?? ''];
}

/** Somebody who lives here gets what the row tells differently; whoever lived here stays as they are remembered. */
async function change(
  { db, session, now }: Asked,
  person: ImportedResident,
  resident: Somebody,
): Promise<Omit<WrittenRow, 'place'>> {
  const hasLeft = resident.status === 'died' || resident.status === 'moved_on';
  if (hasLeft) return { outcome: 'unchanged', resident_id: resident.id };
  const { external_id } = person;
  const isOwnId = external_id === '' || external_id.toLowerCase() === resident.id;
  if (!isOwnId) await keepExternalId(db, session.careHome, resident.id, external_id);
  const changes = changesOf(person, resident);
  if (changes.length === 0) return { outcome: 'unchanged', resident_id: resident.id };
  const after = Object.fromEntries(changes.map((one) => [one.field, one.after]));
  await updateResident(db, session.careHome, resident, { account_id: session.account_id, now }, after);
  await noteResidentChange(db, session, { resident_id: resident.id, kind: 'profile', changes, now });
  const before = Object.fromEntries(changes.map((one) => [one.field, one.before]));
  return { outcome: 'changed', resident_id: resident.id, before, version_after: resident.version + 1 };
}

async function inviteStaff({ db, config, session, now }: Asked, person: ImportedStaff) {
  const { first_name, last_name, email, role, wing, starts_on, ends_on } = person;
  const wings = wing === '' ? [] : [wing];
  const shown = await invite(
    db,
    config,
    session,
    { first_name, last_name, email, role, wings, starts_on, ends_on },
    now,
  );
  const id = await invitationIdOf(db, session.careHome, tokenHash(shown.code ?? ''));
  return { id, slip: email === null ? { ...shown, name: `${first_name} ${last_name}` } : null };
}

function todayOf({ session, now }: Asked): string {
  return calendarDay(now, session.careHome.timezone);
}
