import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TabletFace } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { LanguageButton } from '../session/language-button.tsx';
import { LoginScreen } from '../session/login-screen.tsx';
import { useQuiet } from '../shell/use-quiet.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Empty, Failed } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { HeartseaseSprig, Mark } from '../ui/mark.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AskForPassword } from './ask-for-password.tsx';
import styles from './locked-screen.module.css';
import { PinPad } from './pin-pad.tsx';
import { useUpdateWhileLocked } from './update-while-locked.ts';
import { useTablet } from './use-tablet.ts';

/** A shared tablet that nobody is at: the faces of those who open it with a PIN, and nothing of anybody else. */
export function LockedScreen() {
  const [params] = useSearchParams();
  return params.has('password') ? <WithPassword /> : <WithFaces />;
}

function WithFaces() {
  const { t } = useLingui();
  const seen = useTablet();
  const [chosen, setChosen] = useState<TabletFace | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isBack, setBack] = useState(false);
  useQuiet();
  useUpdateWhileLocked({ isHalfway: chosen !== null });

  function goBack() {
    setChosen(null);
    setNeedsPassword(false);
    setBack(true);
    seen.lookAgain();
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Mark size={40} />
        {seen.state === 'seen' && (
          <p className={styles.where}>
            <b>{seen.tablet.care_home_name}</b> <span>{seen.tablet.name}</span>
          </p>
        )}
        <LanguageButton />
      </header>
      <main className={styles.main} tabIndex={-1}>
        {(seen.state === 'waiting' || seen.state === 'none') && <SkeletonRows rows={3} />}
        {seen.state === 'failed' && (
          <Failed title={t`This tablet can’t reach your home just now`} onRetry={seen.lookAgain}>
            {t`A PIN needs the internet. What you had begun is safe here and waits for you.`}
          </Failed>
        )}
        {seen.state === 'seen' &&
          (chosen === null ? (
            <Faces faces={seen.tablet.faces} isOffline={seen.isOffline} isBack={isBack} onChoose={setChosen} />
          ) : needsPassword || chosen.needs_password ? (
            <AskForPassword face={chosen} onBack={goBack} />
          ) : (
            <PinPad face={chosen} onBack={goBack} onNeedsPassword={() => setNeedsPassword(true)} />
          ))}
      </main>
      <HeartseaseSprig flowers={4} className={styles.sprig} />
    </div>
  );
}

/** The form as everywhere, and the way back to the faces. */
function WithPassword() {
  const { t } = useLingui();
  useUpdateWhileLocked({ isHalfway: true });
  return (
    <div className={styles.password}>
      <ButtonLink to="/locked" size="small" variant="soft" className={styles.back}>
        {t`Back to the faces`}
      </ButtonLink>
      <LoginScreen />
    </div>
  );
}

interface FacesProps {
  faces: TabletFace[];
  /** The server is not there: whoever is not among them waits for it. */
  isOffline: boolean;
  /** From a PIN pad that is gone, and the focus with it. */
  isBack: boolean;
  onChoose: (face: TabletFace) => void;
}

function Faces({ faces, isOffline, isBack, onChoose }: FacesProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBack) title.current?.focus();
  }, [isBack]);
  const withPassword = (
    <ButtonLink to="/locked?password" variant={faces.length === 0 ? 'primary' : 'line'} size="large">
      {t`Sign in with your password`}
    </ButtonLink>
  );
  if (faces.length === 0)
    return (
      <>
        <h1 className={styles.title} tabIndex={-1} ref={title}>
          {t`A tablet to share`}
        </h1>
        <Empty title={t`Nobody opens it with a PIN yet`} art={null} action={withPassword}>
          {t`Sign in once with your password and set your PIN. From then on your face is here.`}
        </Empty>
      </>
    );
  return (
    <>
      <h1 className={styles.title} tabIndex={-1} ref={title}>
        {t`Who is it?`}
      </h1>
      <ul className={styles.faces}>
        {faces.map((face) => (
          <li key={face.staff_member_id}>
            <button type="button" className={styles.face} onClick={() => onChoose(face)}>
              <Face person={face} size="xl" muted={face.needs_password} />
              <b>
                {face.known_as} {face.initial}
              </b>
              {face.needs_password && <span className="secondary">{t`Needs your password`}</span>}
            </button>
          </li>
        ))}
      </ul>
      {isOffline ? (
        <p className={styles.offline} role="status">
          {t`No connection: whoever opened this tablet in the last 24 hours can open it now.`}
        </p>
      ) : (
        <div className={styles.others}>
          <p className="secondary">{t`Your face is not here?`}</p>
          {withPassword}
        </div>
      )}
    </>
  );
}
