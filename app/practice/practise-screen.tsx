import { useLingui } from '@lingui/react/macro';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../api/failure.ts';
import { demoMode } from '../session/demo-mode.ts';
import { useDemoMode } from '../session/use-demo-mode.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useStopPractising } from '../shell/stop-practising.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { showToast } from '../ui/toast-store.ts';
import { PretendFaces } from './pretend-faces.tsx';
import styles from './practise-screen.module.css';

/** What it is to practise, and the way in; for whoever is in there, the way out and a fresh start (row PR-6). */
export function PractiseScreen() {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const isOn = useDemoMode() === 'on';
  const home = carehome.name;
  return (
    <FullScreen title={t`Practise with pretend people`} width="narrow">
      <Card className={styles.hello}>
        <PretendFaces />
        <p className={styles.lead}>
          {isOn
            ? t`You are in a pretend home with twelve pretend people. Log, plan, share and change whatever you like.`
            : t`A home with twelve people, all invented, where you have the same role as at ${home}. Log, plan, share and change whatever you like.`}
        </p>
        {isOn ? <WayOut /> : <WayIn />}
      </Card>
      <ul className={styles.promises}>
        <Promised drawing={<ShieldCheckIcon />} title={t`The real home stays as it is`}>
          {t`No record, no figure and no file of it changes, also without a connection.`}
        </Promised>
        <Promised drawing={<EnvelopeSimpleIcon />} title={t`Nothing is sent`}>
          {t`No mail, no letter and no message goes out, whatever you press.`}
        </Promised>
        <Promised drawing={<ArrowUUpLeftIcon />} title={t`Back at one tap`}>
          {t`“Stop practising” stands on every screen. What you had begun in the real home waits there for you.`}
        </Promised>
        <Promised drawing={<LockKeyIcon />} title={t`Only you are in there`}>
          {t`Nobody else sees what you try. After two weeks without you it is thrown away.`}
        </Promised>
      </ul>
    </FullScreen>
  );
}

function WayIn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, isBusy } = useOneAtATime();
  const start = async () => {
    await demoMode.start('/tabs/more');
    await navigate('/tabs', { replace: true });
    showToast({ kind: 'success', text: t`You are practising. Nothing here is real.` });
  };
  return (
    <>
      <Button size="large" full busy={isBusy} onClick={() => void run(start)}>
        {t`Start practising`}
      </Button>
      <p className="secondary" role="status">
        {isBusy && t`The pretend people are coming in…`}
      </p>
    </>
  );
}

function WayOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { stop, isStopping } = useStopPractising();
  const { run, isBusy } = useOneAtATime();
  const anew = async () => {
    await demoMode.beginAnew();
    await navigate('/tabs', { replace: true });
    showToast({ kind: 'success', text: t`The pretend home is as new.` });
  };
  return (
    <div className={styles.actions}>
      <Button size="large" full busy={isStopping} onClick={() => void stop()}>
        {t`Stop practising`}
      </Button>
      <Button variant="line" full busy={isBusy} onClick={() => void run(anew)}>
        {t`Begin again with everything as new`}
      </Button>
    </div>
  );
}

/** What went wrong has been said by the call; the screen stays, and its button can be pressed again. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}

function Promised({ drawing, title, children }: { drawing: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={styles.promise}>
      <span className={styles.drawing} aria-hidden="true">
        {drawing}
      </span>
      <span>
        <b>{title}</b>
        <span className={classNames('secondary', styles.words)}>{children}</span>
      </span>
    </li>
  );
}
