import { useLingui } from '@lingui/react/macro';
import { saveEventSettings } from '@heartsease/domain/events/events.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { useEventSettings, useEventWrite } from './events.api.ts';

/** Who may change events in this home; for its manager. */
export function EventSettingsCard() {
  return useMay('events.settings') ? <Settings /> : null;
}

function Settings() {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { data } = useEventSettings();
  const { write, isPending } = useEventWrite(saveEventSettings);
  if (data === undefined) return null;
  return (
    <Card>
      <Switch
        label={t`Only staff change events`}
        description={t`Otherwise relatives may change and delete what they see. Everything has its author, and what is deleted comes back for 30 days.`}
        isOn={data.is_editing_narrowed}
        onChange={(is_editing_narrowed) => {
          if (!isPending) write({ ...newWrite(), is_editing_narrowed });
        }}
      />
    </Card>
  );
}
