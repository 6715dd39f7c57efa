import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { connection } from '../api/connection.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import styles from './connection-lost.module.css';
import { handleOf } from './screen-handle.ts';

/** Row AU-6: says when the connection is lost. What stands below stays as it was. */
export function Connectivity() {
  const state = useSyncExternalStore(connection.onChange, connection.now);
  return state === 'lost' ? <ConnectionLost /> : null;
}

function ConnectionLost() {
  const { t } = useLingui();
  const [isWorkingOn, setWorkingOn] = useState(false);
  if (isWorkingOn) {
    return (
      <div className={styles.strip} id="strip">
        <p role="status">{t`No connection. What you log is kept on this device.`}</p>
      </div>
    );
  }
  return <BlockingAlert onKeepWorking={() => setWorkingOn(true)} />;
}

/**
 * The browser's own modal dialog, so that it comes with the first chunk and costs almost nothing: once
 * the connection is lost, nothing more can be fetched.
 */
function BlockingAlert({ onKeepWorking }: { onKeepWorking: () => void }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isChecking, setChecking] = useState(false);
  const wayOn = useWayOn();
  const navigate = useNavigate();
  useEffect(() => dialog.current?.showModal(), []);

  async function check() {
    setChecking(true);
    await connection.check();
    setChecking(false);
  }

  async function goToToday() {
    await navigate('/tabs/today');
    onKeepWorking();
  }

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.alert}
      aria-labelledby="connection-lost"
      aria-describedby="connection-lost-text"
      // An open sheet makes everything else inert, but for this.
      data-react-aria-top-layer="true"
      // Escape closes nothing: only the connection does.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="connection-lost" className="serif">
        {t`No Internet Connection`}
      </h2>
      <p id="connection-lost-text" className={styles.text}>
        {t`What you wrote is safe on this device.`}
      </p>
      <Button size="large" full busy={isChecking} onClick={() => void check()}>
        {t`Check Connection`}
      </Button>
      {wayOn === 'here' && (
        <Button variant="quiet" full onClick={onKeepWorking}>
          {t`Keep working`}
        </Button>
      )}
      {wayOn === 'today' && (
        <Button variant="quiet" full onClick={() => void goToToday()}>
          {t`Go to Today`}
        </Button>
      )}
    </dialog>
  );
}

/** Staff work on without a line: here, or where they can. Signed out it is only the faces of a shared tablet that say so. */
function useWayOn(): 'here' | 'today' | null {
  const session = useSession();
  const worksHere = useMatches().some((match) => handleOf(match)?.works_offline === true);
  if (session.state === 'out') return worksHere ? 'here' : null;
  if (session.state !== 'in' || session.profile === null || !isStaff(session.profile)) return null;
  return worksHere ? 'here' : 'today';
}
