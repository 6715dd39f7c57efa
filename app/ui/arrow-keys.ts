import { useEffectEvent, useLayoutEffect } from 'react';

/** The arrow keys turn cards, wherever the focus is but in a field. */
export function useArrowKeys({ onBefore, onNext }: { onBefore: () => void; onNext: () => void }): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, [role]');
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
    if (event.key === 'ArrowLeft') onBefore();
    if (event.key === 'ArrowRight') onNext();
  });
  // From the moment that a card can be seen: an effect alone comes later, and a key in between would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
