import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useTimeWords } from '../words/time.ts';
import { followPointer } from './follow-pointer.ts';
import type { MoveSession } from './move-session.ts';

/** A session taken by mouse, finger or pen, and the day over which it is. */
export interface DragToDay {
  /** What makes a session one that can be taken. */
  source: (session: PlannedSession) => object;
  /** What makes a day take it. */
  target: (day: string) => object;
}

/** Drags a session to another day. The move menu and the session's own page do the same without a pointer. */
export function useDragToDay({ mayMove, toDay }: MoveSession): DragToDay {
  const time = useTimeWords();
  const [dragged, drag] = useState<PlannedSession | null>(null);
  const [over, enter] = useState<string | null>(null);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  usePageHeld(dragged !== null);

  const takes = (session: PlannedSession, day: string) => day >= time.today && time.dayOf(session.starts_at) !== day;

  function follow(session: PlannedSession, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary || isButton(event.target)) return;
    // Read when it is let go, before what was drawn last is drawn.
    let last: string | null = null;
    callOff.current = followPointer(event.nativeEvent, event.currentTarget, {
      onBegin: () => drag(session),
      onOver: (x, y) => {
        last = dayAt(x, y);
        enter(last);
      },
      onDrop: () => {
        if (last !== null && takes(session, last)) toDay(session, last);
      },
      onEnd: () => {
        drag(null);
        enter(null);
      },
    });
  }

  return {
    source: (session) =>
      mayMove(session)
        ? {
            'data-movable': '',
            'data-dragged': dragged?.id === session.id ? '' : undefined,
            onPointerDown: (event: PointerEvent<HTMLElement>) => follow(session, event),
          }
        : {},
    target: (day) => {
      const isTarget = dragged !== null && takes(dragged, day);
      return {
        'data-day': day,
        'data-takes': isTarget ? '' : undefined,
        'data-over': isTarget && over === day ? '' : undefined,
      };
    },
  };
}

/** While something is dragged by touch, the page stays. It is asked on each move, and Safari only hears who listened before. */
function usePageHeld(isHeld: boolean) {
  const held = useRef(isHeld);
  useEffect(() => {
    held.current = isHeld;
  }, [isHeld]);
  useEffect(() => {
    const listening = new AbortController();
    const hold = (event: TouchEvent) => {
      if (held.current && event.cancelable) event.preventDefault();
    };
    window.addEventListener('touchmove', hold, { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function dayAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
}

/** The menu of a session stands on it, and is no handle. */
function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
