/** Round numbers for the lines of a chart: 0 is always the ground, about three lines stand above it. */
export function linesFor(most: number): number[] {
  const rough = Math.max(most, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) }, (_, place) => (place + 1) * step);
}
