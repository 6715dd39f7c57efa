import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * What lies over a screen, kept in the address: Back closes it, and a reload opens it again. Its words are
 * parted by a point, such as `write.people`.
 */
export function useOverlay(): {
  shown: string[];
  open: (...words: string[]) => void;
  /** Shows another one in its place: what lay there before does not come back when this one is closed. */
  swap: (...words: string[]) => void;
  /** @returns false where it is closed or closing already: a second tap does nothing more */
  close: () => boolean;
} {
  const [params, setParams] = useSearchParams();
  // What else the address says stays: what a screen shows, and what lies over it, are two things.
  const withOver = (wanted: string | null) => {
    const next = new URLSearchParams(params);
    if (wanted === null) next.delete('over');
    else next.set('over', wanted);
    return next;
  };
  const navigate = useNavigate();
  const { key } = useLocation();
  // A step back comes a moment after it was asked for.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  const over = params.get('over');
  return {
    shown: over?.split('.') ?? [],
    open: (...words) => setParams(withOver(words.join('.')), { preventScrollReset: true }),
    swap: (...words) => setParams(withOver(words.join('.')), { replace: true, preventScrollReset: true }),
    close: () => {
      // An answer that comes late closes nothing: Escape did already, and a second step back leaves the page. Whoever
      // waited for it holds an old drawing of this hook, so the address itself is asked.
      if (over === null || new URLSearchParams(window.location.search).get('over') !== over) return false;
      if (left.current === key) return false;
      left.current = key;
      // The first entry of a visit has this key: behind it lies another site, or nothing.
      if (key === 'default') setParams(withOver(null), { replace: true, preventScrollReset: true });
      else void navigate(-1);
      return true;
    },
  };
}
