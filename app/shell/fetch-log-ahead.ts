import { idle } from './stable.ts';

/** Time for what is on screen to be painted and filled first. */
const AFTER_MS = 2_000;

const PARTS = [
  async () => await import('../reports/log-start-sheet.tsx'),
  async () => await import('../reports/log-screen.tsx'),
  async () => await import('../today/today-screen.tsx'),
  async () => await import('../residents/residents-screen.tsx'),
  async () => await import('../residents/resident-screen.tsx'),
  async () => await import('../planner/planner-screen.tsx'),
  async () => await import('../activities/activities-screen.tsx'),
  async () => await import('./outbox-screen.tsx'),
  async () => await import('../photos/add-photo-card.tsx'),
];

/**
 * Fetches the parts with which staff keep working before they are needed: where the connection is lost
 * there is nothing to fetch them from, and that is where staff keep working (row AU-6). One after the other, each when
 * nothing else is to be done: all at once would make whoever taps meanwhile wait.
 *
 * @returns the way to stop
 */
export function fetchLogAhead(): () => void {
  const over = new AbortController();
  const timer = setTimeout(() => void fetchInTurn(over.signal), AFTER_MS);
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}

async function fetchInTurn(signal: AbortSignal): Promise<void> {
  for (const fetchPart of PARTS) {
    await idle();
    if (signal.aborted) return;
    // What could not be fetched now is fetched when it is opened.
    await fetchPart().catch(() => undefined);
  }
}
