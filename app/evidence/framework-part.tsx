import { useLingui } from '@lingui/react/macro';
import type { FrameworkHead } from '@heartsease/domain/evidence/framework.ts';
import { Select } from '../ui/select.tsx';
import { useFrameworkWord } from './evidence-words.ts';
import { useFrameworks } from './evidence.api.ts';
import styles from './questions-part.module.css';

interface FrameworkPartProps {
  framework: FrameworkHead;
  onChoose: (id: string) => void;
}

/** By whose questions: the region's own unless somebody looks at another. A draft says so. */
export function FrameworkPart({ framework, onChoose }: FrameworkPartProps) {
  const { t } = useLingui();
  const wordFor = useFrameworkWord();
  const frameworks = useFrameworks().data?.items ?? [framework];
  return (
    <>
      <Select
        className={styles.framework}
        label={t`By the questions of`}
        value={framework.id}
        onChange={onChoose}
        options={frameworks.map((one) => ({ value: one.id, label: wordFor(one) }))}
      />
      {framework.status === 'draft' && (
        <p className={`secondary ${styles.draft}`}>
          {t`This is a draft: its final text is not out, so these are our words for what it asks. Nothing has to be recorded again when it comes.`}
        </p>
      )}
    </>
  );
}
