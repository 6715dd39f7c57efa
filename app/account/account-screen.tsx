import { useLingui } from '@lingui/react/macro';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useRoleWord } from '../shell/role-word.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import styles from './account-screen.module.css';
import { DevicesPart } from './devices-part.tsx';

/** Everybody's own account: who one is here, what opens it, and where it is open. */
export function AccountScreen() {
  const { t } = useLingui();
  return (
    <FullScreen title={t`Your account`} width="narrow">
      <Me />
      <SecondStepCard />
      <DevicesPart />
    </FullScreen>
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
        {t`Change password`}
      </ButtonLink>
    </Card>
  );
}
