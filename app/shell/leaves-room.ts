import { useLayoutEffect } from 'react';

/** What may stand over every screen, the topmost first. */
const OVER = ['practice', 'tablet'] as const;
type Over = (typeof OVER)[number];

const heights = new Map<Over, number>();

/**
 * What is as high as the window, or stays at its top, stands under the ribbons: their height is `--above`. Those of
 * them that stand below another one find its height as `--above-practice`.
 */
export function useLeavesRoom(ribbon: { current: HTMLElement | null }, name: Over) {
  useLayoutEffect(() => {
    const measure = () => tell(name, ribbon.current?.offsetHeight ?? 0);
    const watching = new ResizeObserver(measure);
    if (ribbon.current !== null) watching.observe(ribbon.current);
    measure();
    return () => {
      watching.disconnect();
      tell(name, null);
    };
  }, [ribbon, name]);
}

function tell(name: Over, height: number | null): void {
  if (height === null) heights.delete(name);
  else heights.set(name, height);
  const root = document.documentElement.style;
  set(root, `--above-${name}`, heights.get(name));
  set(root, '--above', heights.size === 0 ? undefined : OVER.reduce((sum, one) => sum + (heights.get(one) ?? 0), 0));
}

function set(root: CSSStyleDeclaration, property: string, pixels: number | undefined): void {
  if (pixels === undefined) root.removeProperty(property);
  else root.setProperty(property, `${pixels}px`);
}
