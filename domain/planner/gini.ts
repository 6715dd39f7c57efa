/**
 * How unevenly something is shared: 0 when all have the same, towards 1 when one has all of it. Half the mean
 * difference between any two, by the mean (C. Gini, "Variabilità e mutabilità", 1912); where nobody has anything, 0.
 *
 * @param shares none below 0
 */
export function gini(shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return 0;
  // Sorted, each difference is counted by how often a share is the larger and how often the smaller of two.
  const weighted = shares
    .toSorted((one, other) => one - other)
    .reduce((sum, share, place) => sum + (2 * (place + 1) - shares.length - 1) * share, 0);
  return weighted / (shares.length * total);
}
