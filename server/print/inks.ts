import type { Tint } from '@heartsease/domain/activities/activity.ts';

/** The colours of the light theme (app/ui/tokens.css; a test holds both together): paper is always light. */
export const INK = {
  ink: '#2b1f2b',
  ink2: '#5f5060',
  ink3: '#74667a',
  line: '#e4dbe1',
  'line-strong': '#857684',
  sunk: '#ece6ea',
  surface: '#fff',
  primary: '#5c2352',
  'primary-soft': '#f3e6f0',
  'primary-soft-ink': '#5c2352',
  accent: '#edb43c',
  'accent-soft': '#fbedc9',
  'accent-ink': '#6e4a00',
  duck: '#d9eae5',
  'duck-ink': '#1e5a50',
  good: '#2f6b3a',
  'good-soft': '#e2f0df',
  info: '#1f5c8a',
  'info-soft': '#deecf6',
  warn: '#7a4e00',
  'warn-soft': '#fbedc9',
  danger: '#a82f20',
  'danger-soft': '#fbe4de',
  stem: '#7ba55e',
  'mark-dark': '#5c2352',
  'mark-dark-2': '#7a3a6e',
  'r-loved': '#edb43c',
  'r-loved-edge': '#9a6c0a',
  'r-enjoyed': '#5b9a53',
  'r-quiet': '#5b93b8',
  'r-not-today': '#8b7f8d',
  'r-unsettled': '#c4523c',
} as const;
export type InkName = keyof typeof INK;

/** The ground and the glyph of a stamp. */
export const TINT_INKS: Record<Tint, { ground: string; glyph: string }> = {
  plum: { ground: '#f3e6f0', glyph: '#5c2352' },
  lilac: { ground: '#e9e4f5', glyph: '#5b479a' },
  duck: { ground: '#d9eae5', glyph: '#1e5a50' },
  moss: { ground: '#e2f0df', glyph: '#2f6b3a' },
  mustard: { ground: '#fbedc9', glyph: '#7a4e00' },
  brick: { ground: '#fbe4de', glyph: '#a82f20' },
  sky: { ground: '#deecf6', glyph: '#1f5c8a' },
  rose: { ground: '#fae3e9', glyph: '#96294f' },
  stone: { ground: '#ece6ea', glyph: '#5f5060' },
  teal: { ground: '#d7eaf0', glyph: '#14586c' },
  amber: { ground: '#fce7d4', glyph: '#8a4310' },
  slate: { ground: '#e1e6f0', glyph: '#3b4a6e' },
};

/** A colour of a drawing on paper: `var(--r-loved)` is what the light theme makes of it. */
export function inkOf(colour: string): string {
  const name = /^var\(--([a-z0-9-]+)\)$/.exec(colour)?.[1];
  return name !== undefined && isInk(name) ? INK[name] : colour;
}

function isInk(name: string): name is InkName {
  return name in INK;
}
