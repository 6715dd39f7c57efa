import { useEffect, useState } from 'react';
import { ownerCheck } from '../device/native/owner.ts';
import type { OwnerCheck } from '../device/native/owner.ts';
import { onForeground } from '../device/platform.ts';

/** By what the phone knows its owner; looked at again when they come back from its settings. Null: not known yet. */
export function useOwnerCheck(): OwnerCheck | null {
  const [check, setCheck] = useState<OwnerCheck | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void ownerCheck()
        .catch((caught: unknown) => {
          console.error(caught);
          return 'none' as const;
        })
        .then((found) => isOver || setCheck(found));
    look();
    const stop = onForeground(look);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return check;
}
