import { useLingui } from '@lingui/react/macro';
import { Switch } from '../ui/switch.tsx';
import styles from './key-list.module.css';
import { useKeyLines } from './key-words.ts';
import { turnKeys, useKeysOn } from './keys-on.api.ts';

/** Every key and what it does, and the switch that turns single keys off. */
export function KeyList() {
  const { t } = useLingui();
  const lines = useKeyLines();
  const areOn = useKeysOn();
  return (
    <>
      <Switch
        label={t`Single keys do something`}
        description={t`On this device. Turn it off if you speak to it, or if keys are pressed by mistake.`}
        isOn={areOn}
        onChange={turnKeys}
      />
      <dl className={styles.keys} data-off={areOn ? undefined : ''}>
        {lines.map(({ keys, does }) => (
          <div key={keys.join(' ')} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.keys}>
        <div className={styles.line}>
          <dt>
            <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd>
            <kbd>K</kbd>
          </dt>
          <dd>{t`Find anything`}</dd>
        </div>
      </dl>
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
