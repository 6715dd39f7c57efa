import { useLingui } from '@lingui/react/macro';
import { Switch } from '../ui/switch.tsx';

/** Whether a book is made for a printer who cuts its pages. */
export function BleedSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`For a printer who binds it`}
      description={t`3 mm more on every side, with marks where to cut.`}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
