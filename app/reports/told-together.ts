import type { ReportChange, ReportEdit } from '@heartsease/domain/reports/report.ts';

/** Within so many minutes the taps of one person on one answer are told as one. */
const TOLD_AS_ONE_MIN = 10;

/** A history as people tell it: answers that one person gave in one go are one change. */
export function toldTogether(history: ReportChange[]): ReportChange[] {
  const told: ReportChange[] = [];
  for (const change of history) {
    const last = told.at(-1);
    if (last && isOneGo(last, change)) told[told.length - 1] = { ...change, edits: joined(last.edits, change.edits) };
    else told.push(change);
  }
  return told;
}

function isOneGo(last: ReportChange, next: ReportChange): boolean {
  if (last.kind !== 'answered' || next.kind !== 'answered' || last.by.id !== next.by.id) return false;
  return Date.parse(next.at) - Date.parse(last.at) < TOLD_AS_ONE_MIN * 60_000;
}

/** What was before the first and is after the last. */
function joined(first: ReportEdit[], second: ReportEdit[]): ReportEdit[] {
  const both = new Map(first.map((edit) => [subjectOf(edit), edit]));
  for (const edit of second) {
    const before = both.get(subjectOf(edit));
    both.set(
      subjectOf(edit),
      before?.about === 'person' && edit.about === 'person' ? { ...edit, was: before.was } : edit,
    );
  }
  return [...both.values()];
}

function subjectOf(edit: ReportEdit): string {
  return edit.about === 'person' ? edit.resident_id : edit.about;
}
