import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { KeyList } from './key-list.tsx';
import styles from './key-list.module.css';

/** The keys on a screen of its own: the list, and the switch. */
export function KeysCard() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="keys" className={styles.card}>
      <h2 id="keys">{t`Keyboard shortcuts`}</h2>
      <KeyList />
    </Card>
  );
}
