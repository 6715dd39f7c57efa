import type { z } from 'zod';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportedStaff } from '@heartsease/domain/import/people.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { inviteAll } from '../invitations/invite.ts';
import type { Session } from '../session/session.ts';
import type { WrittenRow } from './imports.queries.ts';
import type { standingsIn } from './standing.ts';

interface Asked {
  db: Db;
  config: Config;
  session: Session;
  now: Date;
}

interface Row {
  place: number;
  is_new: boolean;
  person: ImportedStaff;
}

type Slips = z.input<typeof ImportResult>['slips'];

/** Invites who is new; of whoever has no address a slip is printed. */
export async function bringInStaff(
  asked: Asked,
  rows: readonly Row[],
  { works }: Awaited<ReturnType<typeof standingsIn>>,
): Promise<{ written: WrittenRow[]; slips: Slips }> {
  const newcomers: (ImportedStaff & { place: number; wings: string[] })[] = [];
  const written: WrittenRow[] = [];
  for (const { place, is_new, person } of rows) {
    const { kind } = works(person);
    const isNew = kind === 'new' || (kind === 'maybe_works_here' && is_new);
    if (isNew) newcomers.push({ place, ...person, wings: person.wing === '' ? [] : [person.wing] });
    else written.push({ place, outcome: 'unchanged' });
  }
  const slips: Slips = [];
  for (const { person, invitation_id, shown } of await inviteAll(asked, newcomers)) {
    written.push({ place: person.place, outcome: 'invited', invitation_id });
    if (person.email === null) slips.push({ ...shown, name: `${person.first_name} ${person.last_name}` });
  }
  return { written, slips };
}
