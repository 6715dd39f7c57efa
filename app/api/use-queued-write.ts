import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { outbox, sendWrite } from './device-outbox.ts';
import type { SentWrite, WriteInput } from './device-outbox.ts';
import { CallFailed } from './failure.ts';
import { tellFailure } from './tell-failure.ts';

/** Gone to the server, or kept until it can. */
export type Written<E extends Endpoint> = Exclude<SentWrite<E>, { state: 'refused' }>;

interface Queued<E extends Endpoint> {
  input: WriteInput<E>;
  onDone: (written: Written<E>) => void;
  onEnd: () => void;
}

/**
 * As `useToldWrite`, through the outbox: without a connection it is kept and goes out by itself. What the server
 * refuses while somebody looks is told and not kept, because what they see stands anew.
 */
export function useQueuedWrite<E extends Endpoint>(endpoint: E, refresh: (isDone: boolean) => Promise<void>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ input }: Queued<E>) => await sendQueued(endpoint, input),
    onSuccess: (written, { onDone }) => onDone(written),
    onError: (caught) => tellFailure(caught),
    onSettled: async (_written, failed, { onEnd }) => {
      onEnd();
      await refresh(failed === null);
    },
  });
  return {
    /** @param onEnd done or failed */
    write: (input: WriteInput<E>, onDone: Queued<E>['onDone'] = nothing, onEnd: () => void = nothing) =>
      mutate({ input, onDone, onEnd }),
    isPending,
  };
}

/** @throws CallFailed for what the server refuses while somebody looks: it is not kept */
export async function sendQueued<E extends Endpoint>(endpoint: E, input: WriteInput<E>): Promise<Written<E>> {
  const sent = await sendWrite(endpoint, input);
  if (sent.state !== 'refused') return sent;
  await outbox.discard(sent.client_id);
  throw new CallFailed(endpoint.path, sent.failure);
}

function nothing(): void {}
