import { useLingui } from '@lingui/react/macro';
import { BellRingingIcon } from '@phosphor-icons/react/dist/csr/BellRinging';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { notificationsFor } from '@heartsease/domain/notifications/notification.ts';
import { Suspense, lazy } from 'react';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { isNativeApp } from '../device/platform.ts';
import { useProfile } from '../session/use-session.ts';
import { AccountIsReal } from '../shell/account-is-real.tsx';
import { PinCard } from '../shared-tablet/pin-card.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useRoleWord } from '../shell/role-word.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import styles from './account-screen.module.css';
import { DevicesPart } from './devices-part.tsx';

const PhoneLockCard = lazy(async () => ({
  default: (await import('../phone-lock/phone-lock-card.tsx')).PhoneLockCard,
}));

/** Everybody's own account: who one is here, what opens it, and where it is open. */
export function AccountScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  return (
    <FullScreen title={t`Your account`} width="narrow">
      <AccountIsReal />
      <Me />
      <Places />
      <SecondStepCard />
      {isNativeApp() && (
        <Suspense>
          <PhoneLockCard />
        </Suspense>
      )}
      {profile.role !== null && <PinCard />}
      <DevicesPart />
    </FullScreen>
  );
}

/** What one says of oneself, and what one hears. */
function Places() {
  const { t } = useLingui();
  const profile = useProfile();
  const isTold = notificationsFor(profile).length > 0;
  return (
    <Card padding="none" className={styles.places}>
      <List aria-label={t`Your settings`}>
        <ListRow
          lead={<IdentificationCardIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`Your details`}
          under={t`Your name and phone number`}
          to="/account/details"
        />
        {isTold && (
          <ListRow
            lead={<BellRingingIcon weight="duotone" size={28} aria-hidden="true" />}
            title={t`Notifications`}
            under={isRelative(profile) ? t`Emails, quiet hours, your letters` : t`Emails and quiet hours`}
            to="/account/notifications"
          />
        )}
      </List>
    </Card>
  );
}

function Me() {
  const { t } = useLingui();
  const profile = useProfile();
  const role = useRoleWord();
  return (
    <Card className={styles.me}>
      <Face person={profile} size="l" />
      <div className={styles.words}>
        <p className={`serif ${styles.name}`}>
          {profile.first_name} {profile.last_name}
        </p>
        <p className="secondary">
          {role}, {profile.carehome.name}
        </p>
        <p className={`secondary ${styles.email}`}>{profile.email}</p>
      </div>
      <ButtonLink to="/change-password" size="small" variant="soft" icon={<KeyIcon weight="bold" aria-hidden="true" />}>
        {profile.has_password === false ? t`Choose a password` : t`Change password`}
      </ButtonLink>
    </Card>
  );
}
