import type { Tint } from '../activities/activity.ts';
import type { InterestGroup } from './interest.ts';

/** One entry of the catalogue, in our own words. A code is for ever: people's interests are kept under it. */
export interface CatalogueInterest {
  code: string;
  group: InterestGroup;
  label: string;
  /** A glyph of the stamps. */
  icon: string;
  tint: Tint;
  /** Themes of the activity library that are this very thing. */
  is: readonly string[];
  /** Themes that lie near it. */
  near: readonly string[];
  /** What else people call it, or look for when they mean it. */
  also: readonly string[];
}

/** `is` and `near` name themes parted by spaces, `also` words parted by commas. */
export type CatalogueRow = readonly [
  code: string,
  label: string,
  icon: string,
  tint: Tint,
  more?: { is?: string; near?: string; also?: string },
];

export function shelf(group: InterestGroup, rows: readonly CatalogueRow[]): CatalogueInterest[] {
  return rows.map(([code, label, icon, tint, { is = '', near = '', also = '' } = {}]) => ({
    code,
    group,
    label,
    icon,
    tint,
    is: listOf(is, ' '),
    near: listOf(near, ' '),
    also: listOf(also, ','),
  }));
}

function listOf(text: string, parting: string): string[] {
  return text
    .split(parting)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
