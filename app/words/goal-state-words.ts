import { useLingui } from '@lingui/react/macro';
import type { GoalStatus } from '@heartsease/domain/goals/goal.ts';

/** How a goal stands, in the middle of a sentence. */
export function useGoalStateWords(): Record<GoalStatus, string> {
  const { t } = useLingui();
  return { active: t`under way`, met: t`reached`, changed: t`changed into another`, stopped: t`let go` };
}
