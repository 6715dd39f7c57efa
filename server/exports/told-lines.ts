import { initialsOf } from '@heartsease/domain/exports/initials.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { NOTHING_BESIDE, personIn } from './depth-told.queries.ts';
import type { Noticed, ToldBeside } from './depth-told.queries.ts';
import type { ExportLine } from './export-lines.queries.ts';

/** A line as it leaves the home: people by name or by initials. By its report a paper puts lines together. */
export type ToldLine = Omit<ExportLine, 'person' | 'author' | 'resident_id' | 'moment_id'> & {
  person: string;
  author: string;
  goals: string[];
  staff_present: string[];
  noticed: Noticed[];
};

type Named = ExportLine['person'];

export interface HowTold {
  /** People of the lines by name, or by initials. */
  is_named: boolean;
  /** Takes the names that do not leave out of what somebody wrote. */
  hide: (text: string) => string;
  /** Whom the file is about by name: their own names stay, though another bears one too. */
  of: Named | null;
}

export function toldLines(
  lines: readonly ExportLine[],
  { is_named, hide, of }: HowTold,
  beside: ToldBeside = NOTHING_BESIDE,
): ToldLine[] {
  const hideIn = (text: string | null) => text && hide(text);
  const nameOf = (who: { known_as: string; last_name: string }) => (is_named ? fullName(who) : initialsOf(who));
  // In the file of one person they may be the family of another.
  const visitor = (name: string) => (is_named && of === null ? name : initialsOf({ known_as: name, last_name: '' }));
  return lines.map(({ resident_id, moment_id, person, author, ...line }) => ({
    ...line,
    person: nameOf(person),
    author: nameOf(author),
    title: hide(line.title),
    place: hide(line.place),
    note: hide(line.note),
    quote: hide(line.quote),
    report_note: hide(line.report_note),
    goals: (beside.goals.get(moment_id) ?? []).map(hide),
    staff_present: (beside.staff.get(line.report_id) ?? []).map(nameOf),
    relatives_present: line.relatives_present.map(visitor),
    resources_used: line.resources_used.map(hide),
    went_well: hideIn(line.went_well),
    change_next_time: hideIn(line.change_next_time),
    noticed: (beside.noticed.get(personIn({ report_id: line.report_id, resident_id })) ?? []).map((one) => ({
      ...one,
      text: hide(one.text),
      preference: hideIn(one.preference),
    })),
  }));
}
