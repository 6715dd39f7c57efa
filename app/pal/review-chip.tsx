import { useLingui } from '@lingui/react/macro';
import { reviewState } from '@heartsease/domain/pal/review.ts';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';

/** When somebody wants looking at again; said louder once it is time. */
export function ReviewChip({ review_on }: { review_on: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const day = words.shortDay(review_on);
  switch (reviewState(review_on, words.today)) {
    case 'overdue':
      return <Chip tone="danger">{t`Look again: overdue since ${day}`}</Chip>;
    case 'due':
      return <Chip tone="mustard">{t`Look again by ${day}`}</Chip>;
    case 'settled':
      return <Chip tone="good">{t`Next look by ${day}`}</Chip>;
  }
}
