import { useState } from 'react';
import { useOverlay } from './overlay.ts';

const OVER = 'photo';

/**
 * Which photo is open, by its id. Opened here it lies over the screen, so that Back closes it; going on to the next
 * is no step of its own.
 *
 * @param first opened by the address of the screen: Back leads to where it was tapped
 */
export function useOpenPhoto(first: string | null = null): [string | null, (id: string | null) => void] {
  const { shown, open, close } = useOverlay();
  // `wasTapped`: here, or closed; until then the address says it.
  const [chosen, choose] = useState({ id: first, wasTapped: false });
  const isOver = shown[0] === OVER;
  const told = isOver ? (shown[1] ?? null) : chosen.id;
  const tapped = isOver ? chosen.id : null;
  const openId = chosen.wasTapped ? tapped : told;
  return [
    openId,
    (id) => {
      if (id === null) {
        if (openId === null) return;
        choose({ id: null, wasTapped: true });
        if (isOver) close();
      } else if (openId !== null) choose({ id, wasTapped: isOver });
      else {
        choose({ id, wasTapped: true });
        open(OVER, id);
      }
    },
  ];
}
