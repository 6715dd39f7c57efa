import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { RESIZE_NOTICES_MS } from '@heartsease/domain/constants.ts';
import type { TourStop } from './tour-stops.ts';

const LOOK_EVERY_MS = 50;
/** On its screen, with nothing on its way: what is not drawn by then is not there. */
const NOT_THERE_AFTER_MS = 700;
const WAIT_AT_MOST_MS = 8_000;

/** The first of a stop's elements that can be seen: some stand twice, for a phone and for a desk. */
export function litElement({ name }: TourStop): HTMLElement | null {
  const elements = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`);
  return (
    [...elements].find((element) => element.checkVisibility({ visibilityProperty: true }) && hasSize(element)) ?? null
  );
}

function hasSize(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Waits for the element of a stop, for as long as its screen is still being fetched, and tells once. */
export function useLookFor(stop: TourStop | undefined, tell: (is: 'there' | 'missing') => void): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  // The address of the window changes before the screen does, and some elements stand on both.
  const isAt = useEffectEvent((at: string) => pathname === at);
  const found = useEffectEvent(tell);
  useEffect(() => {
    if (stop === undefined) return;
    const from = performance.now();
    let quietSince = from;
    const look = () => {
      const now = performance.now();
      if (!isAt(stop.at) || client.isFetching() > 0) quietSince = now;
      const isThere = isAt(stop.at) && litElement(stop) !== null;
      if (!isThere && now - quietSince < NOT_THERE_AFTER_MS && now - from < WAIT_AT_MOST_MS) return;
      clearInterval(looking);
      found(isThere ? 'there' : 'missing');
    };
    const looking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [stop, client]);
}

const ROOM_FOR_WORDS = 320;

/** Brings an element where it can be seen with the words beside it, and leaves it where it is when it can be already. */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight, innerWidth } = window;
  const isIn = top >= 0 && bottom <= innerHeight;
  const hasRoom = innerWidth >= 1000 || Math.max(top, innerHeight - bottom) >= ROOM_FOR_WORDS;
  if (!isIn || !hasRoom) element.scrollIntoView({ block: 'start' });
}

/** Row PR-7, for whatever draws by the size of its place. */
export function tellOfNewStep(): void {
  const tell = () => window.dispatchEvent(new Event('resize'));
  const [, ...later] = RESIZE_NOTICES_MS;
  tell();
  for (const after of later) setTimeout(tell, after);
}
