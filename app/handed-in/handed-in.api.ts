import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leaveOut, listHandedIn, putIn } from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import { useWriteCall } from '../api/use-write.ts';
import { read } from '../api/read.ts';
import { refreshWhatReportsCountIn } from '../reports/reports.api.ts';

export function useAllHandedIn({ isBackground = false } = {}) {
  return useQuery(read(listHandedIn, {}, { isBackground }));
}

/** The two answers; whatever shows it is asked for anew, also where a colleague was quicker. */
export function useAnswers() {
  const client = useQueryClient();
  const puts = useWriteCall(putIn);
  const leaves = useWriteCall(leaveOut);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listHandedIn.path] });
  };
  return {
    /** As the last refresh told. */
    isWaiting: (id: string) =>
      client
        .getQueryData(read(listHandedIn, {}).queryKey)
        ?.items.some((one) => one.id === id && one.decision === null) ?? false,
    putIn: async (input: Parameters<typeof puts>[0]) => {
      try {
        return await puts(input);
      } finally {
        await Promise.all([refresh(), refreshWhatReportsCountIn(client)]);
      }
    },
    leaveOut: async (input: Parameters<typeof leaves>[0]) => {
      try {
        return await leaves(input);
      } finally {
        await refresh();
      }
    },
  };
}
