import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

/** What lies over the screen just now, the uppermost last; it travels in the history of the browser. */
export const WithOverlays = z.looseObject({ overlays: z.array(z.string()).catch([]) }).catch({ overlays: [] });

export interface OverlayEntry {
  /** Closes this one, as the back button does. */
  close: () => void;
  /** Closes it together with everything that lies under it over the same screen. */
  closeAll: () => void;
}

/** Those that are mounted. A page that was loaded anew finds others in its history, which nobody can close any more. */
const mounted = new Set<string>();

/**
 * Makes whatever is mounted an entry of the history, so that the back button closes it.
 *
 * @param onClosed it is no longer in the history: stop showing it
 */
export function useOverlayEntry(onClosed: () => void): OverlayEntry {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const { overlays } = WithOverlays.parse(state ?? {});
  const isThere = overlays.includes(id);
  const entry = useRef<'none' | 'asked' | 'there' | 'leaving' | 'gone'>('none');

  useEffect(() => {
    mounted.add(id);
    return () => void mounted.delete(id);
  }, [id]);

  useEffect(() => {
    if (isThere) {
      if (entry.current !== 'leaving') entry.current = 'there';
    } else if (entry.current === 'none') {
      entry.current = 'asked';
      const under = WithOverlays.parse(state ?? {});
      const standing = under.overlays.filter((one) => mounted.has(one));
      void navigate(
        { pathname, search, hash },
        {
          state: { ...under, overlays: [...standing, id] },
          // In place of one that a reload took away.
          replace: standing.length < under.overlays.length,
          preventScrollReset: true,
        },
      );
    } else if (entry.current === 'there' || entry.current === 'leaving') {
      entry.current = 'gone';
      // At once: a frame later the page below would still be inert, and could not take the focus back.
      queueMicrotask(() => flushSync(onClosed));
    }
  }, [isThere, id, navigate, pathname, search, hash, state, onClosed]);

  function leave(steps: number) {
    if (entry.current === 'leaving' || entry.current === 'gone') return;
    if (entry.current !== 'there') {
      entry.current = 'gone';
      onClosed();
      return;
    }
    entry.current = 'leaving';
    void navigate(-steps);
  }

  return { close: () => leave(1), closeAll: () => leave(overlays.length) };
}
