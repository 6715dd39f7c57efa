import type { Tint } from '../activities/activity.ts';

const MONTH_TINTS = [
  'sky',
  'lilac',
  'duck',
  'moss',
  'rose',
  'mustard',
  'amber',
  'moss',
  'teal',
  'brick',
  'plum',
  'slate',
] as const satisfies readonly Tint[];

/** The colour of the page that begins a month, `2026-11`, on the screen and on paper. */
export function tintOfMonth(month: string | null): Tint {
  return MONTH_TINTS[Number((month ?? '01').slice(-2)) - 1] ?? 'plum';
}
