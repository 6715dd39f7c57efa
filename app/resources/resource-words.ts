import { useLingui } from '@lingui/react/macro';
import { leftOf } from '@heartsease/domain/resources/resource.ts';
import type { Loan, Resource, ResourceKind } from '@heartsease/domain/resources/resource.ts';
import { useTimeWords } from '../words/time.ts';

export function useKindWords(): Record<ResourceKind, string> {
  const { t } = useLingui();
  return { have: t`We have it`, wish: t`We wish for it` };
}

/** "2 of 3 there" */
export function useLeftWords(): (resource: Resource) => string {
  const { t } = useLingui();
  return (resource) => {
    const left = leftOf(resource);
    if (left === resource.quantity) return resource.quantity === 1 ? '' : t`${resource.quantity} there`;
    return left === 0 ? t`None there now` : t`${left} of ${resource.quantity} there`;
  };
}

/** Who has it, and until when. */
export function useLoanWords(): (loan: Loan) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  return ({ borrower, due_on, borrowed_on }) => {
    const since = words.shortDay(borrowed_on);
    return due_on === null ? t`${borrower}, since ${since}` : t`${borrower}, until ${words.shortDay(due_on)}`;
  };
}
