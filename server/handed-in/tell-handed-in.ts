import { z } from 'zod';
import { HANDED_IN_CALLS, HandedInKind } from '@heartsease/domain/handed-in/handed-in.ts';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { ObservationKind } from '@heartsease/domain/observations/observation.ts';
import { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { Db } from '../db/database.ts';
import { facesOf } from '../reports/reports.queries.ts';
import type { CareHome } from '../session/session.ts';
import { handedIn, titlesOf } from './handed-in.queries.ts';
import type { HandedInRow } from './handed-in.queries.ts';

const Answer = z.object({
  resident_id: Id,
  response: MomentResponse.nullable().catch(null),
  note: z.string().nullable().catch(null),
});

/** What of any of these writes a manager reads; each was judged by its own call when it came. */
const Told = z.object({
  title: z.string().optional(),
  started_at: z.string().optional(),
  minutes: z.number().optional(),
  note: z.string().nullish(),
  text: z.string().optional(),
  preference: z.string().nullish(),
  reason: z.string().nullish(),
  kind: ObservationKind.optional().catch(undefined),
  report_id: Id.optional(),
  report_client_id: Id.optional(),
  resident_id: Id.optional(),
  moment: Answer.optional(),
  moments: z.array(Answer).optional(),
});
type Told = z.infer<typeof Told>;

/** Everything that was handed in, in words that can be judged: what it was, who was there, and how it was for them. */
export async function tellHandedIn(db: Db, careHome: CareHome): Promise<HandedIn[]> {
  // One that an older version kept otherwise hides none of the others.
  const rows = (await handedIn(db, careHome)).map((row) => ({ row, told: Told.safeParse(row.input).data ?? {} }));
  const titles = await titlesOf(
    db,
    careHome,
    rows.flatMap(({ told }) => reportIn(told) ?? []),
  );
  // An answer may come with the report that it is about.
  for (const { row, told } of rows)
    if (kindOf(row.path) === 'report' && !titles.has(row.client_id)) {
      const { title = '', started_at = '', minutes = 0 } = told;
      titles.set(row.client_id, { title, started_at, minutes });
    }
  const ids = rows.flatMap(({ told }) => answersIn(told).map(({ resident_id }) => resident_id));
  const faces = new Map((await facesOf(db, careHome, [...new Set(ids)])).map((face) => [face.id, face]));
  return rows.map(({ row, told }) => {
    const about = titles.get(reportIn(told) ?? '');
    return {
      ...headOf(row),
      title: told.title ?? about?.title ?? null,
      started_at: told.started_at ?? about?.started_at ?? null,
      minutes: told.minutes ?? about?.minutes ?? null,
      note: wordsOf(told),
      observation_kind: told.kind ?? null,
      people: answersIn(told).flatMap(({ resident_id, ...answer }) => {
        const resident = faces.get(resident_id);
        return resident ? [{ resident, ...answer }] : [];
      }),
    };
  });
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

function kindOf(path: string): HandedInKind {
  const known = Object.entries(HANDED_IN_CALLS).find(([, call]) => call.path === path);
  return HandedInKind.parse(known?.[0]);
}

function reportIn({ report_id, report_client_id }: Told): string | undefined {
  return report_id ?? report_client_id;
}

function answersIn({ moments, moment, resident_id }: Told): z.infer<typeof Answer>[] {
  if (moments !== undefined) return moments;
  if (moment !== undefined) return [moment];
  return resident_id === undefined ? [] : [{ resident_id, response: null, note: null }];
}

function wordsOf({ note, text, preference, reason }: Told): string | null {
  const said = [note, text, preference, reason].filter((words) => words);
  return said.length === 0 ? null : said.join('\n');
}
