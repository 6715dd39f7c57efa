import { isInReport, responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';

/** One side of a difference. */
export type Side =
  | { kind: 'not there' }
  | { kind: 'text'; text: string }
  | { kind: 'instant'; at: string }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'moment'; response: MomentResponse | null; not_today_reason: NotTodayReason | null; note: string };

export type Difference = { stands: Side; mine: Side } & (
  | { about: 'person'; resident: ResidentFace }
  | { about: 'title' | 'started_at' | 'minutes' | 'place' | 'note' }
);

/** Where a report and what somebody else wrote of it are not the same. */
export function differences(stands: Report, mine: LogDraft): Difference[] {
  const details: Difference[] = [
    { about: 'title', stands: text(stands.title), mine: text(mine.title) },
    {
      about: 'started_at',
      stands: { kind: 'instant', at: stands.started_at },
      mine: { kind: 'instant', at: mine.started_at },
    },
    {
      about: 'minutes',
      stands: { kind: 'minutes', minutes: stands.minutes },
      mine: { kind: 'minutes', minutes: mine.minutes },
    },
    { about: 'place', stands: text(stands.place), mine: text(mine.place) },
    { about: 'note', stands: text(stands.note), mine: text(mine.note) },
  ];
  return [...people(stands, mine), ...details].filter((one) => JSON.stringify(one.stands) !== JSON.stringify(one.mine));
}

function people(stands: Report, mine: LogDraft): Difference[] {
  const theirs = new Map(stands.moments.map((moment) => [moment.resident.id, moment]));
  const own = new Map(
    mine.people.filter((person) => isInReport(mine, person)).map((person) => [person.resident.id, person]),
  );
  const faces = new Map([...stands.moments, ...mine.people].map(({ resident }) => [resident.id, resident] as const));
  return [...faces.values()].map((resident) => {
    const their = theirs.get(resident.id);
    const my = own.get(resident.id);
    return {
      about: 'person',
      resident,
      stands: their ? moment(their.response, their.not_today_reason, their.note) : { kind: 'not there' },
      mine: my ? moment(responseOf(mine, my), my.answer?.reason ?? null, my.note) : { kind: 'not there' },
    };
  });
}

function moment(response: MomentResponse | null, not_today_reason: NotTodayReason | null, note: string | null): Side {
  return { kind: 'moment', response, not_today_reason, note: (note ?? '').trim() };
}

function text(words: string | null): Side {
  return { kind: 'text', text: (words ?? '').trim() };
}
