import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { type ComponentProps, useState } from 'react';
import { controlAttributes, FieldFrame, type FieldWords, useFieldId } from './field-frame.tsx';
import styles from './field.module.css';

export type FieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className'> & { className?: string };

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
