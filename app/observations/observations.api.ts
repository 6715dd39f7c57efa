import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listInterests } from '@heartsease/domain/interests/interests.endpoints.ts';
import {
  answerPreference,
  askLater,
  finishFollowUp,
  listObservations,
  listPreferences,
  listToDo,
} from '@heartsease/domain/observations/observations.endpoints.ts';
import { read } from '../api/read.ts';
import { useToldWrite } from '../api/use-told-write.ts';

/** What was noticed after a report, or of a person, or in the home. */
export function useObservations(which: { report_id?: string; resident_id?: string }) {
  return useQuery(read(listObservations, which, { isBackground: true }));
}

export function useToDo() {
  return useQuery(read(listToDo, {}, { isBackground: true }));
}

/** New preferences of a person that nobody has answered yet. */
export function usePreferences(resident_id: string) {
  return useQuery(read(listPreferences, { resident_id }, { isBackground: true }));
}

const SHOWN_IN = [listObservations, listToDo, listPreferences, listInterests].map(({ path }) => path);

/** Whatever an observation shows in is asked for anew. */
export async function refreshObservations(client: QueryClient): Promise<void> {
  await Promise.all(SHOWN_IN.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

export function useAnswerPreference() {
  const client = useQueryClient();
  return useToldWrite(answerPreference, () => refreshObservations(client));
}

export function useAskLater() {
  const client = useQueryClient();
  return useToldWrite(askLater, () => refreshObservations(client));
}

export function useFinishFollowUp() {
  const client = useQueryClient();
  return useToldWrite(finishFollowUp, () => refreshObservations(client));
}
