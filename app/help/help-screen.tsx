import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useMay } from '../session/use-may.ts';
import { KeysCard } from '../shortcuts/keys-card.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeys } from '../shell/keys-start.tsx';
import { GuidesCard } from '../tutorials/guides-card.tsx';
import { TourAgainCard } from '../tour/tour-again-card.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './help-screen.module.css';

/** Help: the tour again, the tutorials, and the keys. */
export function HelpScreen() {
  const { t } = useLingui();
  const readsTutorials = useMay('tutorials.view');
  const { search } = useKeys();
  return (
    <FullScreen title={t`Help`} width="narrow">
      <div className={styles.cards}>
        <TourAgainCard />
        {readsTutorials && <GuidesCard />}
        <Card as="section" aria-labelledby="find" className={styles.find}>
          <h2 id="find">{t`Find anything`}</h2>
          <p>{t`A screen, something to do, or somebody by name.`}</p>
          <Button
            variant="soft"
            icon={<MagnifyingGlassIcon weight="bold" aria-hidden="true" />}
            onClick={search}
            className={styles.go}
          >
            {t`Search Heartsease`}
          </Button>
        </Card>
        <KeysCard />
      </div>
    </FullScreen>
  );
}
