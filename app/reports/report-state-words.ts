import { useLingui } from '@lingui/react/macro';

export function useReportStateWords() {
  const { t } = useLingui();
  return {
    waiting: t`Waits for approval`,
    submitted: t`Sent in`,
    returned: t`To look at again`,
    sentAgain: t`Sent in again`,
    approved: t`Approved`,
    void: t`Set aside`,
  };
}
