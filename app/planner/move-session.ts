import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type { Plan } from '@heartsease/domain/planner/plan.ts';
import { movePlan } from '@heartsease/domain/planner/planner.endpoints.ts';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useAskClashes, usePlanWrite } from './plan.api.ts';

export interface MoveSession {
  mayMove: (session: PlannedSession) => boolean;
  /** To another day, at the same time; tells what else is then, with a way back for ten seconds. */
  toDay: (session: PlannedSession, day: string) => void;
}

/** Whoever plans may put a session that has not begun on another day. */
export function useMoveSession(): MoveSession {
  const { t } = useLingui();
  const time = useTimeWords();
  const mayPlan = useMay('planner.edit');
  const newWrite = useNewWrite();
  const move = usePlanWrite(movePlan);
  const askClashes = useAskClashes();

  function toDay(session: PlannedSession, day: string) {
    const before = { day: time.dayOf(session.starts_at), time: time.time(session.starts_at) };
    if (before.day === day) return;
    const which = { planned_session_id: session.id, base_version: session.version };
    move.write({ ...newWrite(), ...which, day, time: before.time }, (moved) => void tell(moved));

    async function tell(moved: Plan) {
      const titles = new Map((await askClashes(moved)).map(({ id, title }) => [id, title]));
      const others = [...titles.values()].join(', ');
      showToast({
        kind: titles.size === 0 ? 'success' : 'warning',
        text:
          titles.size === 0
            ? t`${session.title} is on ${time.longDay(day)} now.`
            : t`${session.title} is on ${time.longDay(day)} now. At the same time: ${others}.`,
        duration: 10_000,
        action: {
          label: t`Undo`,
          onPress: () =>
            move.write({ ...newWrite(), ...which, base_version: moved.version, ...before }, () =>
              showToast({ kind: 'success', text: t`${session.title} is back on ${time.longDay(before.day)}.` }),
            ),
        },
      });
    }
  }

  return { mayMove: ({ state }) => mayPlan && state === 'planned', toDay };
}

/** A session taken by the mouse, and the day over which it is. */
export interface DragToDay {
  /** What makes a session draggable. */
  source: (session: PlannedSession) => object;
  /** What makes a day take it. */
  target: (day: string) => object;
}

/** Drags a session to another day. The move menu and the session's own page do the same without a mouse. */
export function useDragToDay({ mayMove, toDay }: MoveSession): DragToDay {
  const time = useTimeWords();
  const [dragged, drag] = useState<PlannedSession | null>(null);
  // The browser asks whether a day takes it before what was taken is drawn.
  const taken = useRef<PlannedSession | null>(null);
  const [over, enter] = useState<string | null>(null);

  function end() {
    taken.current = null;
    drag(null);
    enter(null);
  }

  return {
    source: (session) => ({
      draggable: mayMove(session),
      'data-dragged': dragged?.id === session.id ? '' : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', session.title);
        taken.current = session;
        drag(session);
      },
      onDragEnd: end,
    }),
    target: (day) => {
      const takes = (session: PlannedSession | null): session is PlannedSession =>
        session !== null && day >= time.today && time.dayOf(session.starts_at) !== day;
      return {
        'data-over': takes(dragged) && over === day ? '' : undefined,
        onDragOver: (event: DragEvent) => {
          enter(day);
          if (takes(taken.current)) event.preventDefault();
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          if (takes(taken.current)) toDay(taken.current, day);
          end();
        },
      };
    },
  };
}
