import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in px, as it is now; `fallback` until it has been measured. */
export function useElementWidth<Box extends Element>(fallback: number): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setWidth(element.getBoundingClientRect().width || fallback);
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [fallback]);
  return [box, width];
}
