import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import { read } from '../api/read.ts';
import { session } from '../session/session.ts';

export function useOwnDetails() {
  // A form is made of it once: what was read some time ago would undo what a manager corrected since.
  return useQuery({ ...read(getOwnDetails, {}), gcTime: 0 });
}

/** One's own name stands in many places; all of them ask anew. */
export function useAfterOwnDetails(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await session.reload();
    await client.invalidateQueries();
  };
}
