import { DEPTH_LIMITS } from '@heartsease/domain/reports/depth.ts';

/** @returns what was typed in pence: `12`, `12.5`, `12.50`; null where nothing is; undefined where it can't be read */
export function penceIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const [, whole, part = ''] = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const pence = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return pence <= DEPTH_LIMITS.cost_pence ? pence : undefined;
}

/** As somebody would type it: `12.50`. */
export function typedCost(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}
