import { useLingui } from '@lingui/react/macro';
import styles from './import-screen.module.css';

const STEPS = ['file', 'match', 'check'] as const;

/** Where one is on the way. */
export function Steps({ at }: { at: (typeof STEPS)[number] | 'done' }) {
  const { t } = useLingui();
  const words = { file: t`The file`, match: t`Its columns`, check: t`Its people` };
  const place = at === 'done' ? STEPS.length : STEPS.indexOf(at);
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {STEPS.map((step, number) => (
        <li key={step} aria-current={step === at ? 'step' : undefined} data-state={number < place ? 'done' : undefined}>
          <span aria-hidden="true">{number + 1}</span>
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
