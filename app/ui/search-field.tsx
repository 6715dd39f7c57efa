import { useLingui } from '@lingui/react/macro';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { controlAttributes, FieldFrame, useFieldId } from './field-frame.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

type SearchFieldProps = Omit<FieldProps, 'optional' | 'error' | 'type'> & {
  /** Shows a cross while there is something to clear. */
  onClear?: () => void;
};

/** A search: the label is hidden unless `hideLabel={false}`, the placeholder says what can be found. */
export function SearchField({ label, description, hideLabel = true, onClear, className, ...input }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useFieldId(input);
  const words = { label, description, hideLabel };
  return (
    <FieldFrame {...words} id={id} className={className}>
      <div className={styles.search}>
        <MagnifyingGlassIcon aria-hidden="true" />
        <input
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          type="search"
          {...controlAttributes(id, words)}
        />
        {onClear && input.value !== '' && (
          <button type="button" className={styles.inside} aria-label={t`Clear the search`} onClick={onClear}>
            <XIcon weight="bold" aria-hidden="true" />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
