import type { RefObject } from 'react';
import { useElementWidth } from './element-width.ts';

/**
 * The width of an element counted in the text size in force: how much can be said beside each other
 * there. A media query can't tell, because it does not know what text size somebody has chosen.
 */
export function useElementRem<Box extends Element>(fallback: number): [RefObject<Box | null>, number] {
  const [box, width] = useElementWidth<Box>(fallback * 17);
  return [box, width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)];
}
