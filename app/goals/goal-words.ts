import { useLingui } from '@lingui/react/macro';
import type { GoalStatus, WishStatus } from '@heartsease/domain/goals/goal.ts';

export function useGoalWords(): {
  goalStates: Record<GoalStatus, string>;
  wishStates: Record<WishStatus, string>;
} {
  const { t } = useLingui();
  return {
    goalStates: { active: t`under way`, met: t`reached`, changed: t`changed into another`, stopped: t`let go` },
    wishStates: { new: t`new`, planning: t`being planned`, done: t`came true`, not_possible: t`not possible` },
  };
}
