import { useEffect } from 'react';
import { forgetToasts, onToastChange, recentToasts } from '../ui/toast-store.ts';

/** Over what is locked nothing is told: what is answered late was said to whoever has left. */
export function useQuiet(): void {
  useEffect(() => {
    const hush = () => {
      if (recentToasts().length > 0) forgetToasts();
    };
    hush();
    return onToastChange(hush);
  }, []);
}
