import { useLingui } from '@lingui/react/macro';
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { useState } from 'react';
import { useMatches } from 'react-router';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { connection } from '../api/connection.ts';
import { useSession } from '../session/use-session.ts';
import { BlockingAlert } from '../ui/ask.tsx';
import styles from './connection-lost.module.css';
import { handleOf } from './screen-handle.ts';

/** The blocking alert of row AU-6; where staff can go on without a connection, a quieter way on as well. */
export function ConnectionLost() {
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const [isWorkingOn, setWorkingOn] = useState(false);
  const mayKeepWorking = useMayKeepWorking();

  if (isWorkingOn) {
    return (
      <p className={styles.strip} role="status">
        <WifiSlashIcon weight="bold" aria-hidden="true" />
        {t`No connection. What you log is kept on this device.`}
      </p>
    );
  }

  async function check() {
    setChecking(true);
    await connection.check();
    setChecking(false);
  }

  return (
    <BlockingAlert
      isOpen
      title={t`No Internet Connection`}
      text={t`What you wrote is safe on this device.`}
      action={t`Check Connection`}
      busy={isChecking}
      onAction={() => void check()}
      {...(mayKeepWorking && { secondary: t`Keep working`, onSecondary: () => setWorkingOn(true) })}
    />
  );
}

function useMayKeepWorking(): boolean {
  const session = useSession();
  const worksHere = useMatches().some((match) => handleOf(match)?.works_offline === true);
  return worksHere && session.state === 'in' && session.profile !== null && isStaff(session.profile);
}
