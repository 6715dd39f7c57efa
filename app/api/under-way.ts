/** The calls that have no answer yet, each with whose it is. */
const underWay = new Set<{ token: string }>();

/** Tells that a call of this session has begun. Gives back how to tell that it is over. */
export function beginsFor(token: string | null): () => void {
  if (token === null) return () => undefined;
  const call = { token };
  underWay.add(call);
  return () => void underWay.delete(call);
}

/** Whether anybody waits for an answer. */
export function areCallsUnderWay(): boolean {
  return underWay.size > 0;
}

/** Whether somebody who was here before still waits for an answer: it would go on with their work on this screen. */
export function isFormerUnderWay(token: string): boolean {
  return [...underWay].some((call) => call.token !== token);
}
