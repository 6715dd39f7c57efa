import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh when a screen is opened again. */
const FRESH_MS = 10_000;

/** `call` repeats and reacts by itself, and a round trip decides what is online: so neither is done here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Nothing of the former person or home stays, and no answer for them arrives any more (row AU-5). */
export function forgetAnswers(): void {
  void queryClient.cancelQueries();
  queryClient.clear();
}
