import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReportSettings, listReports, saveReportSettings } from '@heartsease/domain/reports/review.endpoints.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';
import { reasonIn } from '../api/refusal.ts';
import { useReportSettings } from './review.api.ts';

/** Whether reports are approved in this home; for its manager. */
export function ReportSettingsCard() {
  return useMay('reports.settings') ? <Settings /> : null;
}

function Settings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const tellsMore = useMay('reports.full');
  const { data } = useReportSettings();
  const { entries } = useOutbox();
  const { carehome } = useProfile();
  const [sending, setSending] = useState<boolean | null>(null);
  if (data === undefined) return null;
  // What was chosen and waits on this device is what will be.
  const waiting = entries.findLast(
    ({ path, state, care_home_id }) =>
      path === saveReportSettings.path && state === 'waiting' && care_home_id === carehome.id,
  );
  const chosen = sending ?? waiting?.input['wants_approval'];

  async function save(wants_approval: boolean) {
    setSending(wants_approval);
    const sent = await sendWrite(saveReportSettings, { wants_approval });
    if (sent.state === 'refused') {
      await outbox.discard(sent.client_id);
      showToast({ kind: 'danger', text: reasonIn(sent.failure) });
    } else if (sent.state === 'waiting') showToast({ kind: 'success', text: t`Saved on this phone, will be sent` });
    // Without a connection there is nothing new to ask for, and asking takes its time.
    if (sent.state !== 'waiting') {
      await Promise.all(
        [getReportSettings, listReports].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      );
    }
    setSending(null);
  }

  return (
    <Card>
      <Switch
        label={t`Reports are approved here`}
        description={t`A coordinator or you look at each report that somebody else wrote. It counts at once either way.`}
        isOn={typeof chosen === 'boolean' ? chosen : data.wants_approval}
        onChange={(wants) => {
          if (sending === null) void save(wants);
        }}
      />
      {!tellsMore && (
        <p className="secondary">
          {t`On your package a report tells who was there and how it was. Mood, engagement and more about each person come with Package C and above.`}
        </p>
      )}
    </Card>
  );
}
