import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For the one field of a sheet: whoever opened it came to write. */
export function useFocusFirst<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}

/** For a screen that takes the place of another at the same address: the focus that went with it comes here. */
export function useFocusIfLost<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
}
