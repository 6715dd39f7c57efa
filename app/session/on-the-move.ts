const listeners = new Set<() => void>();
let moving = 0;

/** Whether the session is between two homes: nobody knows for which of them the server would take something now. */
export function isOnTheMove(): boolean {
  return moving > 0;
}

/** Tells when the session leaves a home for another, and when it is there. */
export function onMove(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Nothing is sent for a home while this takes the session from it to another. */
export async function whileOnTheMove<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  moving += 1;
  listeners.forEach((tell) => tell());
  try {
    return await work();
  } finally {
    moving -= 1;
    listeners.forEach((tell) => tell());
  }
}
