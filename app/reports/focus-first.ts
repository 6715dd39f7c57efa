import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For the one field of a sheet: whoever opened it came to write. */
export function useFocusFirst<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
