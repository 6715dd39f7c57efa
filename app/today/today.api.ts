import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { sessionIn } from '@heartsease/domain/planner/planned-session.ts';
import { read } from '../api/read.ts';

/** A session begins and ends by the clock, so the day is asked for anew while somebody looks at it. */
const ASK_AGAIN_MS = 60_000;

export function useToday() {
  const { i18n } = useLingui();
  return useQuery({
    ...read(getToday, {}),
    refetchInterval: ASK_AGAIN_MS,
    select: ({ on_now, sessions, ...rest }) => ({
      ...rest,
      on_now: on_now && sessionIn(on_now, i18n.locale),
      sessions: sessions.map((session) => sessionIn(session, i18n.locale)),
    }),
  });
}

/** It is asked for and nothing of it is there yet. */
export function useIsDayAwaited(): boolean {
  const { isPending, isFetching } = useToday();
  return isPending && isFetching;
}

/** Each card stands for itself: when one can't be shown, it says so in its own place. */
export function useMeadow() {
  return useQuery(read(getMeadow, {}, { isBackground: true }));
}

export function useCompany() {
  return useQuery(read(getCompany, {}, { isBackground: true }));
}
