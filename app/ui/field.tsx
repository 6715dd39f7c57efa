import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ComponentProps, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './field.module.css';

type FieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className'> & { className?: string };

/** One line of text, a date, a number. Takes all that an `input` takes, so `{...register('name')}` too. */
export function Field({ label, description, error, optional, hideLabel, className, ...input }: FieldProps) {
  const id = useFieldId(input);
  const words = { label, description, error, optional, hideLabel };
  return (
    <FieldFrame {...words} id={id} className={className}>
      <input type="text" {...input} {...controlAttributes(id, words)} />
    </FieldFrame>
  );
}

type TextareaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className'> & { className?: string };

/** Several lines of text; it grows with what is written. */
export function TextareaField({
  label,
  description,
  error,
  optional,
  hideLabel,
  className,
  ...input
}: TextareaFieldProps) {
  const id = useFieldId(input);
  const words = { label, description, error, optional, hideLabel };
  return (
    <FieldFrame {...words} id={id} className={className}>
      <textarea rows={4} {...input} {...controlAttributes(id, words)} />
    </FieldFrame>
  );
}

/** A password that can be shown. Paste and password managers work. */
export function PasswordField({ label, description, error, optional, hideLabel, className, ...input }: FieldProps) {
  const { t } = useLingui();
  const id = useFieldId(input);
  const [isShown, show] = useState(false);
  const words = { label, description, error, optional, hideLabel };
  return (
    <FieldFrame {...words} id={id} className={className}>
      <div className={styles.withButton}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          {...controlAttributes(id, words)}
        />
        <button
          type="button"
          className={styles.inside}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          aria-controls={id}
          onClick={() => show(!isShown)}
        >
          {isShown ? <EyeSlashIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
          <span aria-hidden="true">{isShown ? t`Hide` : t`Show`}</span>
        </button>
      </div>
    </FieldFrame>
  );
}

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

/** A registered field is known by its name, so that the error summary can link to it. */
function useFieldId(input: { id?: string | undefined; name?: string | undefined }): string {
  const own = useId();
  return input.id ?? input.name ?? own;
}

function controlAttributes(id: string, words: FieldWords) {
  return {
    id,
    className: styles.control,
    'aria-describedby': describedBy(id, words),
    'aria-invalid': words.error ? true : undefined,
  };
}
