import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PackFault } from '@heartsease/domain/pal/read-pack.ts';
import styles from './load-pack-sheet.module.css';

/** What is to mend in a file, each at its line, for whoever has it open beside this. */
export function PackFaults({ faults }: { faults: readonly PackFault[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.faults} aria-labelledby="faults">
      <h3 id="faults">
        {plural(faults.length, { one: '# thing to mend in the file', other: '# things to mend in the file' })}
      </h3>
      <p className="secondary">{t`Nothing was loaded. Mend it, or ask whoever made the file, then choose it again.`}</p>
      <ol className={styles.lines}>
        {faults.map(({ line, path, sentence }) => (
          <li key={`${line} ${path} ${sentence}`}>
            <span className={styles.line}>{t`Line ${line}`}</span>
            <span className={styles.words}>
              {sentence}
              {path !== '' && <code className={styles.path}>{path}</code>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
