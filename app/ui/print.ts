import { useEffect, useState } from 'react';

/**
 * Prints one thing of several that a page may put on paper.
 *
 * @param otherwise what a print by the browser's own menu is of: before the first, and when one is over
 */
export function usePrint<What>(otherwise: What): { onPaper: What; print: (what: What) => void } {
  const [asked, ask] = useState<{ what: What } | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const end = () => ask(null);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [asked]);
  return { onPaper: asked === null ? otherwise : asked.what, print: (what) => ask({ what }) };
}
