import { type PointerEvent, useRef, useState } from 'react';

const enoughPx = 96;
const enoughPxPerMs = 0.6;

/** A finger that drags the top of a sheet down and lets go closes it. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);
  const [dragged, setDragged] = useState(0);

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse') return;
    start.current = { y: event.clientY, at: event.timeStamp };
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (start.current) setDragged(Math.max(0, event.clientY - start.current.y));
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const far = event.clientY - start.current.y;
    const speed = far / Math.max(event.timeStamp - start.current.at, 1);
    start.current = null;
    setDragged(0);
    if (far > enoughPx || (far > 24 && speed > enoughPxPerMs)) onClose();
  }

  function giveUp() {
    start.current = null;
    setDragged(0);
  }

  return { dragged, handle: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: giveUp } };
}
