import { useLingui } from '@lingui/react/macro';
import { DIGESTS, WAYS_OF_DIGEST } from '@heartsease/domain/relatives/relative.ts';
import type { Digest } from '@heartsease/domain/relatives/relative.ts';
import { Select } from '../ui/select.tsx';
import styles from './access-form.module.css';
import { useDigestWords } from './digest-words.ts';

interface DigestFieldsProps {
  value: Digest;
  onChange: (digest: Digest) => void;
}

/** How often, and, where at all, how. */
export function DigestFields({ value, onChange }: DigestFieldsProps) {
  const { t } = useLingui();
  const words = useDigestWords();
  return (
    <div className={styles.pair}>
      <Select
        label={t`How often`}
        name="digest"
        value={value.digest}
        onChange={(digest) => onChange({ ...value, digest })}
        options={DIGESTS.map((each) => ({ value: each, label: words.often[each] }))}
      />
      {value.digest !== 'off' && (
        <Select
          label={t`How it comes`}
          name="digest_by"
          value={value.digest_by}
          onChange={(digest_by) => onChange({ ...value, digest_by })}
          options={WAYS_OF_DIGEST.map((each) => ({ value: each, label: words.ways[each] }))}
        />
      )}
    </div>
  );
}
