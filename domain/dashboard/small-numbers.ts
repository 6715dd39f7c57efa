/**
 * Below this many, a share says something about one of them: "50 %" of two residents is a statement about a
 * person. Inside the home everybody knows who is meant; what leaves the home must not tell.
 */
export const FEWEST_TO_LEAVE = 5;

/** Is a share or a mean of so few better kept in the home? Anything that leaves the home asks this first. */
export function isTooSmallToLeave(denominator: number): boolean {
  return denominator < FEWEST_TO_LEAVE;
}
