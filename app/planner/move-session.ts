import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { movePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-session.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { usePlanWrite } from './plan.api.ts';

export interface MoveSession {
  mayMove: (session: PlannedSession) => boolean;
  /** To another day, at the same time; with a way back for ten seconds. */
  toDay: (session: PlannedSession, day: string) => void;
}

/** Whoever plans may put a session that has not begun on another day. */
export function useMoveSession(): MoveSession {
  const { t } = useLingui();
  const time = useTimeWords();
  const mayPlan = useMay('planner.edit');
  const newWrite = useNewWrite();
  const move = usePlanWrite(movePlan);

  function toDay(session: PlannedSession, day: string) {
    const before = { day: time.dayOf(session.starts_at), time: time.time(session.starts_at) };
    if (before.day === day) return;
    const which = { planned_session_id: session.id, base_version: session.version };
    move.mutate(
      { ...newWrite(), ...which, day, time: before.time },
      {
        onSuccess: ({ version: base_version }) =>
          showToast({
            kind: 'success',
            text: t`${session.title} is on ${time.longDay(day)} now.`,
            duration: 10_000,
            action: {
              label: t`Undo`,
              onPress: () => move.mutate({ ...newWrite(), ...which, base_version, ...before }),
            },
          }),
      },
    );
  }

  return { mayMove: ({ state }) => mayPlan && state === 'planned', toDay };
}

export interface DragToDay {
  /** What is on its way, and over which day. */
  dragged: PlannedSession | null;
  over: string | null;
  start: (session: PlannedSession) => void;
  enter: (day: string) => void;
  end: () => void;
}

/** A session that is taken by the mouse or a long press, and the day over which it is. */
export function useDragToDay(): DragToDay {
  const [dragged, drag] = useState<PlannedSession | null>(null);
  const [over, enter] = useState<string | null>(null);
  return {
    dragged,
    over: dragged === null ? null : over,
    start: drag,
    enter,
    end: () => {
      drag(null);
      enter(null);
    },
  };
}
