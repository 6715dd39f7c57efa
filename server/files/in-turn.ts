/**
 * Does work one after another, so that ten who come at once cost the memory of one.
 *
 * @returns what hands work in and waits for its result
 */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return await mine;
  };
}
