/** So long a finger rests before it takes something up; until then it scrolls as everywhere. */
const PRESS_MS = 300;
/** Nobody's hand is quite still. */
const STILL_PX = 8;

interface Followed {
  onBegin: () => void;
  onOver: (x: number, y: number) => void;
  onDrop: () => void;
  /** After a drop, and where it was called off. */
  onEnd: () => void;
}

/**
 * Follows a pointer from where it was put down: a mouse takes something up as soon as it moves, a finger or a pen after
 * a short press. Escape and whatever takes the pointer away call it off. What is taken moves along.
 *
 * @returns calls it off
 */
export function followPointer(
  down: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>,
  taken: HTMLElement,
  { onBegin, onOver, onDrop, onEnd }: Followed,
): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const isMouse = down.pointerType === 'mouse';
  const timer = isMouse ? undefined : window.setTimeout(begin, PRESS_MS);
  let isTaken = false;
  let hasMoved = false;

  function begin() {
    isTaken = true;
    if (!isMouse && 'vibrate' in navigator) navigator.vibrate(10);
    onBegin();
  }

  function stop() {
    window.clearTimeout(timer);
    heard.abort();
    taken.style.translate = '';
    taken.style.pointerEvents = '';
    if (isTaken) onEnd();
  }

  const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  const moved = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    const [right, below] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isTaken) {
      if (Math.hypot(right, below) < STILL_PX) return;
      // A finger that moves at once scrolls.
      if (!isMouse) return stop();
      begin();
    }
    // Whoever only rests their finger still opens what they tap.
    if (!hasMoved && Math.hypot(right, below) >= STILL_PX) {
      hasMoved = true;
      // At once, before anything is drawn anew: what lies under it is asked for with the same move.
      taken.style.pointerEvents = 'none';
      swallowClick();
    }
    taken.style.translate = `${right}px ${below}px`;
    onOver(event.clientX, event.clientY);
  };
  const lifted = (event: PointerEvent) => {
    if (!isOurs(event)) return;
    if (isTaken) onDrop();
    stop();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTaken) return;
    event.preventDefault();
    stop();
  };
  const held = (event: Event) => {
    // A long press opens the menu of a link, and a mouse that draws marks text.
    if (isTaken || event.type === 'selectstart' || !isMouse) event.preventDefault();
  };
  window.addEventListener('pointermove', moved, { signal });
  window.addEventListener('pointerup', lifted, { signal });
  window.addEventListener('pointercancel', (event) => isOurs(event) && stop(), { signal });
  window.addEventListener('keydown', pressed, { signal, capture: true });
  window.addEventListener('contextmenu', held, { signal });
  window.addEventListener('selectstart', held, { signal });
  return stop;
}

/** What was dragged is often a link: letting it go does not open it. */
function swallowClick() {
  const heard = new AbortController();
  const { signal } = heard;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // The click comes right behind the pointer.
  const forget = () => window.setTimeout(() => heard.abort());
  window.addEventListener('click', swallow, { signal, capture: true });
  window.addEventListener('pointerup', forget, { signal });
  window.addEventListener('pointercancel', forget, { signal });
}
