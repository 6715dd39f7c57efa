import { useLingui } from '@lingui/react/macro';
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy';
import { useDemoMode } from '../session/use-demo-mode.ts';
import { useMay } from '../session/use-may.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** The way to practise with pretend people, for whoever works here. */
export function PracticePlace() {
  const { t } = useLingui();
  const practises = useMay('practice.use');
  const demoMode = useDemoMode();
  if (!practises) return null;
  return (
    <ListRow
      lead={<PlaceIcon drawing={<MaskHappyIcon />} />}
      title={t`Practise with pretend people`}
      under={demoMode === 'on' ? t`You are practising now` : t`An invented home to try everything in`}
      to="/practise"
    />
  );
}
