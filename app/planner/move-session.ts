import { useLingui } from '@lingui/react/macro';
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
