import { useLingui } from '@lingui/react/macro';
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy';
import { useRef } from 'react';
import { useLeavesRoom } from './leaves-room.ts';
import { useStopPractising } from './stop-practising.ts';
import styles from './practice-ribbon.module.css';

/** Over every screen of whoever practises: that none of it is real, and the way back (row PR-6). */
export function PracticeRibbon() {
  const { t } = useLingui();
  const { stop, isStopping } = useStopPractising();
  const ribbon = useRef<HTMLElement>(null);
  useLeavesRoom(ribbon, 'practice');
  return (
    <aside ref={ribbon} className={styles.ribbon} aria-label={t`Practising`} data-practice="">
      <MaskHappyIcon weight="fill" aria-hidden="true" className={styles.mask} />
      <p>{t`Pretend people: nothing here is real`}</p>
      <button
        type="button"
        className={styles.stop}
        aria-busy={isStopping || undefined}
        disabled={isStopping}
        onClick={() => void stop()}
      >
        {t`Stop practising`}
      </button>
    </aside>
  );
}
