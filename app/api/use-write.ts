import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { useProfile } from '../session/use-session.ts';
import { call } from './call.ts';
import type { CallOptions } from './call.ts';
import { failureOf } from './failure.ts';
import { useSameWrite } from './same-write.ts';

type WriteInput<E extends Endpoint> = Omit<InputOf<E>, 'client_id' | 'care_home_id'>;

/** A call with what every write carries: the home, and an id of its own, kept while the same is sent again. */
export function useWriteCall<E extends Endpoint>(
  endpoint: E,
  options: Pick<CallOptions, 'isBackground'> = {},
): (input: WriteInput<E>) => Promise<OutputOf<E>> {
  const { carehome } = useProfile();
  const { idOf, answered } = useSameWrite();
  return async (input) => {
    const said = { ...input, care_home_id: carehome.id };
    const client_id = idOf(said);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every write carries is added here
    const answer = await call(endpoint, { ...said, client_id } as InputOf<E>, options);
    answered(client_id);
    return answer;
  };
}

/**
 * A write to this home; afterwards the reads that may show it are asked for anew. So they are where somebody else was
 * quicker: what stands now is on the screen by the time that is told.
 */
export function useWriteShownIn<E extends Endpoint>(endpoint: E, shownIn: readonly Endpoint['path'][]) {
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all(shownIn.map((path) => client.invalidateQueries({ queryKey: [path] })));
  };
  return useMutation({
    mutationFn: useWriteCall(endpoint),
    onSuccess: refresh,
    onError: async (caught) => {
      if (failureOf(caught)?.kind === 'conflict') await refresh();
    },
  });
}
