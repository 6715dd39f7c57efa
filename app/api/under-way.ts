/** Tokens of the calls that have no answer yet, each as often as it has calls. */
const underWay = new Map<string, number>();

/** Tells that a call of this session has begun. Gives back how to tell that it is over. */
export function beginsFor(token: string | null): () => void {
  if (token === null) return () => undefined;
  underWay.set(token, (underWay.get(token) ?? 0) + 1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const left = (underWay.get(token) ?? 1) - 1;
    if (left === 0) underWay.delete(token);
    else underWay.set(token, left);
  };
}

/** Whether somebody who was here before still waits for an answer: it would go on with their work on this screen. */
export function isFormerUnderWay(token: string): boolean {
  return [...underWay.keys()].some((other) => other !== token);
}
