import { useLingui } from '@lingui/react/macro';
import type { GoalStatus, WishStatus } from '@heartsease/domain/goals/goal.ts';
import { useGoalStateWords } from '../words/goal-state-words.ts';

export function useGoalWords(): {
  goalStates: Record<GoalStatus, string>;
  wishStates: Record<WishStatus, string>;
} {
  const { t } = useLingui();
  return {
    goalStates: useGoalStateWords(),
    wishStates: { new: t`new`, planning: t`being planned`, done: t`came true`, not_possible: t`not possible` },
  };
}
