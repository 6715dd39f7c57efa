import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { EnvelopeOpenIcon } from '@phosphor-icons/react/dist/csr/EnvelopeOpen';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { UserCircleGearIcon } from '@phosphor-icons/react/dist/csr/UserCircleGear';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { ListRow } from '../ui/list-row.tsx';
import { DecisionsPlace } from './decisions-place.tsx';
import { DirectorPlace } from './director-place.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { PracticePlace } from './practice-place.tsx';
import { useUnsent } from './use-unsent.ts';

/** What is one’s own: what waits on the device, messages, the account. */
export function OwnPlaces() {
  const { t } = useLingui();
  const { has_password } = useProfile();
  const unsent = useUnsent();
  const logs = useMay('reports.add');
  const hasPeople = useMay('relatives_list.view');
  return (
    <>
      {(logs || unsent.count > 0) && (
        <ListRow
          lead={<PlaceIcon drawing={<CloudArrowUpIcon />} />}
          title={t`Not sent yet`}
          under={
            unsent.count === 0
              ? t`Everything is sent`
              : plural(unsent.count, { one: '# waits on this device', other: '# wait on this device' })
          }
          to="/outbox"
        />
      )}
      {hasPeople && (
        <ListRow
          lead={<PlaceIcon drawing={<EnvelopeOpenIcon />} />}
          title={t`Your letters`}
          under={t`What the home wrote to you about your people`}
          to="/my-letters"
        />
      )}
      {hasPeople && <DecisionsPlace />}
      <ListRow
        lead={<PlaceIcon drawing={<BellIcon />} />}
        title={t`Recent messages`}
        under={t`What the app told you lately`}
        to="/recent-messages"
      />
      <PracticePlace />
      <DirectorPlace />
      <ListRow
        lead={<PlaceIcon drawing={<UserCircleGearIcon />} />}
        title={t`Your account`}
        under={t`Your details, notifications, second step, devices`}
        to="/account"
      />
      <ListRow
        lead={<PlaceIcon drawing={<KeyIcon />} />}
        title={has_password === false ? t`Choose a password` : t`Change password`}
        to="/change-password"
      />
    </>
  );
}
