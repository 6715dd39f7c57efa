import { MomentDepth, NO_REPORT_DEPTH, ReportDepth, saysAnything } from '@heartsease/domain/reports/depth.ts';
import { isInReport, responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { Enjoyment } from '@heartsease/domain/reports/depth.ts';
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
  | { kind: 'staff'; ids: string[] }
  | { kind: 'whole'; level: Enjoyment | null }
  | { kind: 'cost'; pence: number | null }
  | { kind: 'risk check'; is_done: boolean | null }
  | {
      kind: 'moment';
      response: MomentResponse | null;
      not_today_reason: NotTodayReason | null;
      note: string;
      /** What is told beyond it; the screen says it in words. */
      depth?: MomentDepth;
    };

export type Difference = { stands: Side; mine: Side } & (
  | { about: 'person'; resident: ResidentFace }
  | { about: 'title' | 'started_at' | 'minutes' | 'place' | 'note' | keyof ReportDepth }
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
    ...ofAllOfIt(stands.depth ?? NO_REPORT_DEPTH, mine.depth ?? stands.depth ?? NO_REPORT_DEPTH),
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
      stands: their ? moment(their, their.not_today_reason) : { kind: 'not there' },
      mine: my
        ? moment(
            { response: responseOf(mine, my), note: my.note, depth: my.depth ?? their?.depth },
            my.answer?.reason ?? null,
          )
        : { kind: 'not there' },
    };
  });
}

type Told = { response: MomentResponse | null; note: string | null; depth?: MomentDepth | undefined };

function moment({ response, note, depth }: Told, not_today_reason: NotTodayReason | null): Side {
  const more = saysAnything(depth) && depth !== undefined ? { depth: MomentDepth.parse(depth) } : {};
  return { kind: 'moment', response, not_today_reason, note: (note ?? '').trim(), ...more };
}

/** Each thing that is told of all of it: "the same" is said only where every one of them is. */
function ofAllOfIt(stands: ReportDepth, mine: ReportDepth): Difference[] {
  const [theirs, own] = [sidesOf(stands), sidesOf(mine)];
  return ReportDepth.keyof().options.map((about) => ({ about, stands: theirs[about], mine: own[about] }));
}

/** In whatever order somebody named people and things, it is the same. */
function sidesOf(depth: ReportDepth): Record<keyof ReportDepth, Side> {
  return {
    overall_enjoyment: { kind: 'whole', level: depth.overall_enjoyment },
    went_well: text(depth.went_well),
    change_next_time: text(depth.change_next_time),
    staff_ids: { kind: 'staff', ids: depth.staff_ids.toSorted() },
    relatives_present: text(depth.relatives_present.toSorted().join(', ')),
    resources_used: text(depth.resources_used.toSorted().join(', ')),
    cost_pence: { kind: 'cost', pence: depth.cost_pence },
    is_risk_checked: { kind: 'risk check', is_done: depth.is_risk_checked },
  };
}

function text(words: string | null): Side {
  return { kind: 'text', text: (words ?? '').trim() };
}
