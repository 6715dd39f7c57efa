import { useLingui } from '@lingui/react/macro';
import { SealQuestionIcon } from '@phosphor-icons/react/dist/csr/SealQuestion';
import { useDecisions } from '../consent-requests/consent-requests.api.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** What a relative decided for somebody; not there for whom it is not theirs to decide. */
export function DecisionsPlace() {
  const { t } = useLingui();
  const { data } = useDecisions({ isBackground: true });
  if (data === undefined || data.people.length === 0) return null;
  return (
    <ListRow
      lead={<PlaceIcon drawing={<SealQuestionIcon />} />}
      title={t`What was decided`}
      under={t`What may be shown, and taking a yes back`}
      to="/my-decisions"
    />
  );
}
