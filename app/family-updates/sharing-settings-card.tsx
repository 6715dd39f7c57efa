import { useLingui } from '@lingui/react/macro';
import type { Hold } from '@heartsease/domain/family-updates/family-update.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';
import { useSaveHold, useSharingSettings } from './sharing.api.ts';

/** How long what is shared rests before families see it; for the manager. */
export function SharingSettingsCard() {
  return useMay('updates.settings') ? <Settings /> : null;
}

function Settings() {
  const { t } = useLingui();
  const { data } = useSharingSettings();
  const save = useSaveHold();
  if (!data) return null;
  const options: { value: Hold; label: string; description: string }[] = [
    { value: 'at_once', label: t`At once`, description: t`It can be withdrawn at any time.` },
    { value: 'afternoon', label: t`At 16:00`, description: t`Until then it can be withdrawn unseen.` },
    { value: 'approval', label: t`After approval`, description: t`A coordinator or you look at each of them.` },
  ];
  return (
    <Card>
      <Select
        label={t`Families see what is shared`}
        value={save.isPending ? save.variables : data.hold}
        onChange={(hold) => save.mutate(hold)}
        options={options}
      />
    </Card>
  );
}
