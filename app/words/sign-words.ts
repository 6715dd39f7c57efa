import { useLingui } from '@lingui/react/macro';
import type { Sign } from '@heartsease/domain/reports/depth.ts';

/** What was seen of somebody, in a report and afterwards alike: `useSignWord()('sang')` is "Sang". */
export function useSignWord(): (sign: Sign) => string {
  const { t } = useLingui();
  return (sign) => {
    switch (sign) {
      case 'smiled':
        return t`Smiled`;
      case 'laughed':
        return t`Laughed`;
      case 'sang':
        return t`Sang`;
      case 'chatted':
        return t`Chatted`;
      case 'helped_someone':
        return t`Helped someone`;
      case 'shared_a_memory':
        return t`Shared a memory`;
      case 'concentrated':
        return t`Concentrated`;
      case 'moved_more':
        return t`Moved more`;
      case 'relaxed':
        return t`Relaxed`;
      case 'reached_out':
        return t`Reached out`;
      case 'made_a_choice':
        return t`Made a choice`;
      case 'restless':
        return t`Restless`;
      case 'tearful':
        return t`Tearful`;
      case 'anxious':
        return t`Anxious`;
      case 'angry':
        return t`Angry`;
      case 'in_pain':
        return t`In pain?`;
      case 'tired':
        return t`Tired`;
      case 'withdrew':
        return t`Withdrew`;
    }
  };
}
