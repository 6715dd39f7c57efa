import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { useProfile } from '../session/use-session.ts';
import { call } from './call.ts';

/** A write to this home; afterwards the reads that may show it are asked for anew. */
export function useWriteShownIn<E extends Endpoint>(endpoint: E, shownIn: readonly Endpoint['path'][]) {
  const { carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<E>, 'client_id' | 'care_home_id'>): Promise<OutputOf<E>> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every write carries is added here
      call(endpoint, { ...input, client_id: uuidv7(), care_home_id: carehome.id } as InputOf<E>),
    onSuccess: async () => {
      await Promise.all(shownIn.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
