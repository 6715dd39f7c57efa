/** What one measurement of a few seconds gave. */
export interface Measured {
  per_second: number;
  p50_ms: number;
  p99_ms: number;
  /** Answers that were not 200, and connections that broke. None is forgiven: a figure with errors is no figure. */
  errors: number;
}

export function measured(samples: number[], seconds: number, errors: number): Measured {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { per_second: samples.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99), errors };
}

/** The middle round, figure by figure; errors are added up. */
export function middle(rounds: Measured[]): Measured {
  const of = (figure: 'per_second' | 'p50_ms' | 'p99_ms') =>
    rounds.map((round) => round[figure]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    per_second: of('per_second'),
    p50_ms: of('p50_ms'),
    p99_ms: of('p99_ms'),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
  };
}

/** What 95 of 100 stay under. */
export function p95(samples: readonly number[]): number {
  return samples.toSorted((one, other) => one - other)[Math.floor(samples.length * 0.95)] ?? Number.NaN;
}

/** The middle of some figures. */
export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
