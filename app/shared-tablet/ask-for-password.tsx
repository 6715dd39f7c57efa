import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { TabletFace } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import styles from './locked-screen.module.css';

/** Too many wrong PINs, or a new password: kindly the whole sign-in, once. */
export function AskForPassword({ face, onBack }: { face: TabletFace; onBack: () => void }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.ask}>
      <Face person={face} size="xl" />
      <h1 className={styles.title} tabIndex={-1} ref={title}>
        {t`Let us make sure that it is you, ${face.known_as}`}
      </h1>
      <p>{t`Sign in once with your password. After that your PIN opens this tablet again.`}</p>
      <ButtonLink to="/locked?password" size="large">
        {t`Sign in with your password`}
      </ButtonLink>
      <Button variant="quiet" onClick={onBack}>
        {t`Back to the faces`}
      </Button>
    </div>
  );
}
