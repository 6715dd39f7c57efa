import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { groupReport } from '../server/test/small-home.ts';
import type { Asker } from '../server/test/world.ts';
import type { Call } from './load.ts';

const DAY_MS = 86_400_000;
const DAYS = 12;

/**
 * A report of the whole home as a device sends it, at any time of the last days: no home has a thousand of the same
 * hour, each to be told of all the others.
 */
export function reportApart(home: Parameters<typeof groupReport>[0]): ReturnType<typeof groupReport> {
  const started_at = new Date(Date.now() - DAY_MS * (1 + DAYS * Math.random())).toISOString();
  return { ...groupReport(home), started_at };
}

/** A group of eight who live where the asker works, as the benchmark of a report has it. */
export async function logOfEight({ asks, token }: Pick<Asker, 'asks' | 'token'>): Promise<Call> {
  const care_home_id = (await asks(me, {})).body.carehome.id;
  const people = (await asks(listResidents, {})).body.items;
  const home = { care_home_id, email: '', residentIds: people.slice(0, 8).map(({ id }) => id) };
  return { path: logReport.path, token, body: () => reportApart(home) };
}
