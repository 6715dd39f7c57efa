import { z } from 'zod';
import { buildPack } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { amendReport, answerMoment, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { linesWithDetail } from './audit.queries.ts';
import { theHome } from './the-home.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

/** The newest; more than that nobody reads. */
const MOST = 500;

const WHAT: Record<string, string> = {
  [startExport.path]: 'a file',
  [buildPack.path]: 'a pack of evidence',
  [logReport.path]: 'a report of long ago',
  [amendReport.path]: 'a report moved to long ago',
  [answerMoment.path]: 'an answer of long ago',
};

/** Of `detail`, what stands in a column; a program gets all of it. */
const Detail = z.object({
  reason: z.string().nullish(),
  has_names: z.boolean().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});

/** Who took a file or a pack out of the home, or added what was long ago, and what for (decision 0064). */
export async function listReasons({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'since']);
  const since = told('since') ?? null;
  if (since !== null && !CalendarDate.safeParse(since).success)
    throw new Misunderstood(`"${since}" is not a day. Write 2026-11-01.`);
  await withDatabase(config, async (database) => {
    const home = await theHome(database, told('home'));
    const lines = await linesWithDetail(database, {
      care_home_id: home.id,
      since: since === null ? null : new Date(`${since}T00:00:00Z`),
      most: MOST,
    });
    const rows = lines.map(({ at, email, action, detail }) => {
      const { reason, has_names, from, to } = Detail.parse(detail);
      const days = from !== undefined && to !== undefined ? `${from} to ${to}` : null;
      const names = has_names === undefined ? null : has_names ? 'yes' : 'no';
      return [minuteOf(at), email, WHAT[action] ?? action, days, names, inOneLine(reason ?? null)];
    });
    tell(columns([['When (UTC)', 'Who', 'What', 'Days', 'Names', 'What for'], ...rows]), { home, lines });
  });
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

/** What somebody typed moves nothing in the terminal. */
function inOneLine(text: string | null): string | null {
  return text === null ? null : text.replaceAll(/[\p{Cc}\s]+/gu, ' ');
}
