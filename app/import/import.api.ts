import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  beginImport,
  checkImport,
  commitImport,
  exportPeople,
  listImports,
  stageImport,
  undoImport,
} from '@heartsease/domain/import/import.endpoints.ts';
import type { ImportResult, Standing } from '@heartsease/domain/import/import.endpoints.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import type { ImportedPerson } from '@heartsease/domain/import/people.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useNewWrite } from '../staff/staff.api.ts';

export function usePastImports() {
  return useQuery(read(listImports, {}));
}

/** What the home knows of these people, who are as many as one call takes. */
export async function standingsOf(people: ImportedPerson[], signal: AbortSignal): Promise<Standing[]> {
  return (await call(checkImport, { people }, { signal })).items;
}

/** By mail where there is an address, or everybody by letter. */
export type RelativesBy = 'email' | 'letter';

export interface ReadyRow {
  person: ImportedPerson;
  is_new: boolean;
}

/** An import that only waits for its last call, which may be sent twice: nobody is written twice by it. */
export type LaidImport = InputOf<typeof commitImport>;

/** Lays every row ready. Nobody is written yet. */
export function useLayReady(): (file_name: string, rows: ReadyRow[], relatives_by: RelativesBy) => Promise<LaidImport> {
  const newWrite = useNewWrite();
  return async (file_name, rows, relatives_by) => {
    const { id: import_id } = await call(beginImport, { ...newWrite(), file_name: file_name.slice(0, 120) });
    const placed = rows.map((row, place) => ({ ...row, place }));
    for (const some of chunksOf(placed)) await call(stageImport, { ...newWrite(), import_id, rows: some });
    return { ...newWrite(), import_id, rows: rows.length, relatives_by };
  };
}

/** Writes all of them together. Everything that shows people is asked for anew. */
export function useCommitImport(): (laid: LaidImport) => Promise<ImportResult> {
  const client = useQueryClient();
  return async (laid) => {
    const result = await call(commitImport, laid);
    await client.invalidateQueries();
    return result;
  };
}

export function useUndoImport() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return async (import_id: string) => {
    const done = await call(undoImport, { ...newWrite(), import_id });
    await client.invalidateQueries();
    return done;
  };
}

/** Asked for once and never kept. */
export async function peopleToTakeOut() {
  return await call(exportPeople, {});
}

/** As many as one call takes. */
export function chunksOf<One>(all: readonly One[]): One[][] {
  const size = IMPORT_LIMITS.rows_a_call;
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
