import type { QueryClient } from '@tanstack/react-query';
import { refreshEvents } from '../events/events.api.ts';
import { refreshObservations } from '../observations/observations.api.ts';
import { refreshWhatReportsCountIn } from '../reports/reports.api.ts';

/** What is shown elsewhere than in the reads of its own noun. */
const REFRESHED: Record<string, (client: QueryClient) => Promise<void>> = {
  '/api/v2/report/': refreshWhatReportsCountIn,
  '/api/v2/observation/': refreshObservations,
  '/api/v2/event/': refreshEvents,
};

/** Whatever these calls have changed is asked for anew, where it is on screen; once, however many there were. */
export async function refreshAfter(client: QueryClient, paths: string[]): Promise<void> {
  const nouns = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  await Promise.all([...nouns].map((noun) => (REFRESHED[noun] ?? refreshNoun(noun))(client)));
}

function refreshNoun(noun: string): (client: QueryClient) => Promise<void> {
  return async (client) =>
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(noun),
    });
}
