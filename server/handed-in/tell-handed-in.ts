import { z } from 'zod';
import { HANDED_IN_CALLS, HandedInKind } from '@heartsease/domain/handed-in/handed-in.ts';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { FollowUpDraft } from '@heartsease/domain/observations/observation.ts';
import { ReportDepth } from '@heartsease/domain/reports/depth.ts';
import { MomentDraft } from '@heartsease/domain/reports/report.ts';
import { RiskWord } from '@heartsease/domain/risk-assessment/overlay.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { facesOf } from '../reports/reports.queries.ts';
import type { CareHome } from '../session/session.ts';
import { handedIn, staffCalled, titlesOf } from './handed-in.queries.ts';
import type { AboutReport, HandedInRow } from './handed-in.queries.ts';
import { observationIn } from './tell-observation.ts';

/** What of any of these writes a manager reads; each was judged by its own call when it came. */
const Told = z.object({
  title: z.string().optional(),
  started_at: z.string().optional(),
  minutes: z.number().optional(),
  place: z.string().nullish(),
  note: z.string().nullish(),
  reason: z.string().nullish(),
  text: z.string().optional(),
  depth: ReportDepth.optional(),
  report_id: Id.optional(),
  report_client_id: Id.optional(),
  resident_id: Id.optional(),
  moment: MomentDraft.optional(),
  moments: z.array(MomentDraft).optional(),
  risk_words: z.array(RiskWord).optional(),
  follow_up: FollowUpDraft.nullish(),
  /** Of an observation: when it was noticed. */
  at: z.string().optional(),
});
export type Told = z.infer<typeof Told>;

/** Everything that was handed in, in words that can be judged: what it was, who was there, and how it was for them. */
export async function tellHandedIn(db: Db, careHome: CareHome): Promise<HandedIn[]> {
  // One that an older version kept otherwise hides none of the others.
  const rows = (await handedIn(db, careHome)).map((row): Row => ({ row, told: Told.safeParse(row.input).data ?? {} }));
  const known = await whatTheyName(db, careHome, rows);
  return await Promise.all(
    rows.map(async (one) => {
      const { row, told } = one;
      const about = known.reports.get(reportIn(told) ?? '');
      const people = answersIn(told).flatMap((answer) => {
        const resident = known.residents.get(answer.resident_id);
        return resident ? [personIn(told, answer, resident)] : [];
      });
      const started_at = told.started_at ?? about?.started_at ?? null;
      const observation = await observationIn(db, careHome, { ...one, title: about?.title ?? '', ...known });
      return {
        ...headOf(row),
        title: told.title ?? about?.title ?? null,
        started_at,
        minutes: told.minutes ?? about?.minutes ?? null,
        place: told.place ?? null,
        note: [told.note, told.reason, observation === null && told.text].filter(Boolean).join('\n') || null,
        ...(told.depth && { depth: { ...told.depth, staff_present: staffIn(told.depth, known.staff) } }),
        // Of whom something was noticed, that says it.
        people: observation === null ? people : [],
        gone: answersIn(told).length - people.length,
        observation,
        report_id: about?.id ?? null,
        is_after_leaving: [row.made_at.toISOString(), told.started_at, told.at].some((at) => isAfter(at, row.left_at)),
      };
    }),
  );
}

export interface Row {
  row: HandedInRow;
  told: Told;
}

export type Known = Awaited<ReturnType<typeof whatTheyName>>;

async function whatTheyName(db: Db, careHome: CareHome, rows: Row[]) {
  const reports = await titlesOf(
    db,
    careHome,
    rows.flatMap(({ told }) => reportIn(told) ?? []),
  );
  // An answer may come with the report that it is about.
  for (const { row, told } of rows)
    if (kindOf(row.path) === 'report' && !reports.has(row.client_id)) {
      const { title = '', started_at = '', minutes = 0 } = told;
      const handed: AboutReport = { id: null, title, started_at, minutes };
      reports.set(row.client_id, handed);
    }
  const ids = rows.flatMap(({ told }) => answersIn(told).map(({ resident_id }) => resident_id));
  const residents = new Map((await facesOf(db, careHome, [...new Set(ids)])).map((face) => [face.id, face]));
  const named = rows.flatMap(({ told }) => [...(told.depth?.staff_ids ?? []), told.follow_up?.owner_id ?? []].flat());
  return { reports, residents, staff: await staffCalled(db, careHome, [...new Set(named)]) };
}

function headOf({ id, path, why, author, made_at, arrived_at, decision }: HandedInRow) {
  return {
    id,
    kind: kindOf(path),
    why,
    author,
    made_at: made_at.toISOString(),
    arrived_at: arrived_at.toISOString(),
    decision,
  };
}

export function kindOf(path: string): HandedInKind {
  const known = Object.entries(HANDED_IN_CALLS).find(([, call]) => call.path === path);
  return HandedInKind.parse(known?.[0]);
}

function reportIn({ report_id, report_client_id }: Told): string | undefined {
  return report_id ?? report_client_id;
}

type Answered = Pick<z.output<typeof MomentDraft>, 'resident_id' | 'response' | 'not_today_reason' | 'note' | 'depth'>;

function answersIn({ moments, moment, resident_id }: Told): Answered[] {
  if (moments !== undefined) return moments;
  if (moment !== undefined) return [moment];
  return resident_id === undefined ? [] : [{ resident_id, response: null, not_today_reason: null, note: null }];
}

function personIn(
  { risk_words = [] }: Told,
  { resident_id, response, not_today_reason, note, depth }: Answered,
  resident: HandedIn['people'][number]['resident'],
): HandedIn['people'][number] {
  const theirs = risk_words.filter((word) => word.resident_id === resident_id);
  return {
    resident,
    response,
    not_today_reason,
    note,
    ...(depth && { depth }),
    risk_words: theirs.map(({ reason }) => reason),
  };
}

function staffIn({ staff_ids }: ReportDepth, staff: Known['staff']) {
  return staff_ids.flatMap((id) => staff.get(id) ?? []);
}

function isAfter(at: string | undefined, left_at: Date | null): boolean {
  return at !== undefined && left_at !== null && Date.parse(at) > left_at.getTime();
}
