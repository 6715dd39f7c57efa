import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { TutorialPlace } from '@heartsease/domain/tutorials/tutorial.ts';
import { keepPlace, listTutorials } from '@heartsease/domain/tutorials/tutorials.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';

export function useTutorials({ isBackground = false } = {}) {
  return useQuery(read(listTutorials, {}, { isBackground }));
}

/**
 * Keeps one's place for the other devices. Nobody waits for it; the last one that was left counts, so they go in turn.
 * What is known of it here is put right in its place: the words of all tutorials are not fetched anew for it.
 */
export function useKeepPlace() {
  const { carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (place: { tutorial: string; step: number; is_done: boolean }) =>
      call(keepPlace, { ...place, client_id: uuidv7(), care_home_id: carehome.id }, { isBackground: true }),
    scope: { id: keepPlace.path },
    onSuccess: (_answer, { tutorial, step, is_done }) =>
      client.setQueryData(read(listTutorials, {}).queryKey, (known) => {
        if (known === undefined) return known;
        const items = known.items.map((one) => {
          if (one.id !== tutorial || one.done) return one;
          const place: TutorialPlace = is_done ? { state: 'done' } : { state: 'begun', step };
          return { ...one, place, done: is_done };
        });
        return { ...known, items };
      }),
  });
}
