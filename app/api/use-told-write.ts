import { useMutation } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { call } from './call.ts';
import { tellFailure } from './tell-failure.ts';

interface Written<E extends Endpoint> {
  input: InputOf<E>;
  onDone: (answer: OutputOf<E>) => void;
  onEnd: () => void;
}

/**
 * A change that no form judges: a move, an answer, what is taken back. What stands in its way is told, and what is shown
 * is looked at anew. What is done then is done even where the button that asked for it has gone by then.
 */
export function useToldWrite<E extends Endpoint>(endpoint: E, refresh: (isDone: boolean) => Promise<void>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ input }: Written<E>) => call(endpoint, input),
    onSuccess: (answer, { onDone }) => onDone(answer),
    onError: (caught) => tellFailure(caught),
    onSettled: async (_answer, failed, { onEnd }) => {
      onEnd();
      await refresh(failed === null);
    },
  });
  return {
    /** @param onEnd done or failed */
    write: (input: InputOf<E>, onDone: Written<E>['onDone'] = nothing, onEnd: () => void = nothing) =>
      mutate({ input, onDone, onEnd }),
    isPending,
  };
}

function nothing(): void {}
