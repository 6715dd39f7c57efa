/** Time for what is on screen to be painted and filled first. */
const AFTER_MS = 2_000;

/**
 * Fetches the parts with which staff keep working before they are needed: where the connection is lost
 * there is nothing to fetch them from, and that is where staff keep working (row AU-6).
 *
 * @returns the way to stop
 */
export function fetchLogAhead(): () => void {
  const timer = setTimeout(() => {
    const parts = [
      import('../reports/log-start-sheet.tsx'),
      import('../reports/log-screen.tsx'),
      import('../today/today-screen.tsx'),
      import('../residents/residents-screen.tsx'),
      import('../residents/resident-screen.tsx'),
      import('../planner/planner-screen.tsx'),
      import('../activities/activities-screen.tsx'),
      import('./outbox-screen.tsx'),
      import('../photos/add-photo-card.tsx'),
    ];
    // What could not be fetched now is fetched when it is opened.
    Promise.all(parts).catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
