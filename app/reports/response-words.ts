import { useLingui } from '@lingui/react/macro';
import type { NotTodayReason } from '@heartsease/domain/reports/response.ts';

/** The word for a reason: `useReasonWord()('not_reached')` is "Not reached". */
export function useReasonWord(): (reason: NotTodayReason) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'declined':
        return t`Said no`;
      case 'asleep':
        return t`Asleep`;
      case 'unwell':
        return t`Unwell`;
      case 'away':
        return t`Away`;
      case 'visitors':
        return t`Had visitors`;
      case 'not_reached':
        return t`Not reached`;
    }
  };
}

/** `Eileen`, `Eileen and Joyce`, `Eileen, Joyce and Arthur`. */
export function useNameList(): (names: string[]) => string {
  const { t } = useLingui();
  return (names) => {
    const last = names.at(-1) ?? '';
    if (names.length < 2) return last;
    const others = names.slice(0, -1).join(', ');
    return t`${others} and ${last}`;
  };
}
