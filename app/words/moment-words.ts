import { useLingui } from '@lingui/react/macro';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { useResponseWord } from '../ui/response-face.tsx';

/** Why it was not today, in small letters, as it stands after "Not today:". */
export function useReasonWord(): (reason: NotTodayReason) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'declined':
        return t`said no`;
      case 'asleep':
        return t`asleep`;
      case 'unwell':
        return t`unwell`;
      case 'away':
        return t`away`;
      case 'visitors':
        return t`had visitors`;
      case 'not_reached':
        return t`not reached`;
    }
  };
}

/** How it was, in words: "Loved it", "Not today: asleep". */
export function useMomentWord(): (moment: Pick<MomentLine, 'response' | 'not_today_reason'>) => string {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const reasonWord = useReasonWord();
  return ({ response, not_today_reason }) => {
    if (response === null) return t`Nobody has said`;
    if (not_today_reason === null) return wordFor(response);
    return `${wordFor(response)}: ${reasonWord(not_today_reason)}`;
  };
}
