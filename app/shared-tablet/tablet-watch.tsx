import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { HandWavingIcon } from '@phosphor-icons/react/dist/csr/HandWaving';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { COUNTED_DOWN_MS } from '@heartsease/domain/tablets/pin.ts';
import { connection } from '../api/connection.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { useProfile } from '../session/use-session.ts';
import { useLeavesRoom } from '../shell/leaves-room.ts';
import { lostByLeaving } from '../shell/lost-by-leaving.ts';
import { Starting } from '../shell/starting.tsx';
import { useUnsent } from '../shell/use-unsent.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { lock } from './lock.ts';
import { keepUnderRightsOf } from './offline.ts';
import { reopen } from './reopen.ts';
import styles from './tablet-watch.module.css';
import { useIdle } from './use-idle.ts';

/** Around every screen of a shared tablet: whose turn it is, "Pass it on", and the lock after 90 s without a touch. */
export function TabletWatch({ children }: { children: ReactNode }) {
  const profile = useProfile();
  const { id } = profile;
  const [isLocking, setLocking] = useState(false);
  const lockNow = useCallback(() => {
    setLocking(true);
    void lock(id);
  }, [id]);
  const { isKnown, secondsLeft } = useIdle(lockNow);
  // From now on this device shows faces before a form.
  useEffect(() => void storage.write(DEVICE_KEYS.tablet, 'true'), []);
  useEffect(() => void keepUnderRightsOf(profile).catch(console.error), [profile]);
  // Opened without a connection: as soon as there is one, the server says who goes on.
  useEffect(() => {
    const look = () => {
      if (connection.now() === 'connected') void reopen().catch(console.error);
    };
    look();
    return connection.onChange(look);
  }, []);
  if (isLocking || !isKnown) return <Starting />;
  return (
    <>
      <TabletBar onPassOn={lockNow} />
      {children}
      {secondsLeft !== null && <Countdown seconds={secondsLeft} />}
    </>
  );
}

function TabletBar({ onPassOn }: { onPassOn: () => void }) {
  const { t } = useLingui();
  const { known_as, tablet, waits_for } = useProfile();
  const { unkept } = useUnsent();
  const [isAsked, ask] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useLeavesRoom(bar, 'tablet');
  return (
    <aside ref={bar} className={styles.bar} aria-label={t`Shared tablet`}>
      <DeviceTabletIcon weight="duotone" aria-hidden="true" className={styles.icon} />
      <p className={styles.who}>
        <span className={styles.name}>{tablet?.name}</span> <b>{t`You are ${known_as}`}</b>
      </p>
      {tablet?.has_pin === false && waits_for === null && (
        <Link to="/account?set=pin" className={styles.set}>
          {t`Set your PIN`}
        </Link>
      )}
      <Button
        size="small"
        className={styles.pass}
        icon={<HandWavingIcon weight="bold" aria-hidden="true" />}
        onClick={() => (unkept > 0 ? ask(true) : onPassOn())}
      >
        {t`Pass it on`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Pass it on before your photos are sent?`}
        confirm={t`Pass it on`}
        onConfirm={onPassOn}
        onCancel={() => ask(false)}
      >
        {lostByLeaving(unkept)}
      </Ask>
    </aside>
  );
}

/** Above sheets and dialogs too, so that nobody is surprised; it takes no focus from whoever writes. */
function Countdown({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  return createPortal(
    <div className={styles.countdown} data-react-aria-top-layer="true">
      <p role="alert" className="visually-hidden">
        {t`This tablet locks in ${COUNTED_DOWN_MS / 1_000} seconds. Touch it or press any key to stay.`}
      </p>
      <p className={styles.seconds} aria-hidden="true">
        {seconds}
      </p>
      <div aria-hidden="true">
        <p className={styles.locks}>{plural(seconds, { one: 'Locks in # second', other: 'Locks in # seconds' })}</p>
        <p>{t`Touch anywhere, or press any key, to stay.`}</p>
      </div>
    </div>,
    document.body,
  );
}
