import { Trans, useLingui } from '@lingui/react/macro';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export type FieldWords = {
  label: string;
  description?: ReactNode;
  /** What is wrong and how to mend it; shown at the field. */
  error?: string | undefined;
  /** Adds "(optional)"; everything else is needed. */
  optional?: boolean;
  /** For a field whose purpose is plain to the eye, such as a search. */
  hideLabel?: boolean;
};

type FieldFrameProps = FieldWords & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, description and error around one control; the control takes `describedBy(id, words)`. */
export function FieldFrame({
  id,
  label,
  description,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.frame, className)} data-error={error ? '' : undefined}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}{' '}
        {optional && (
          <span className={styles.optional}>
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {children}
    </div>
  );
}

/** The error at a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const { t } = useLingui();
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <WarningCircleIcon weight="fill" aria-hidden="true" />
      <span>
        <span className="visually-hidden">{t`Error:`} </span>
        {error}
      </span>
    </p>
  );
}

/** The value of `aria-describedby` for a control inside a frame. */
export function describedBy(id: string, { description, error }: Pick<FieldWords, 'description' | 'error'>) {
  const ids = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A registered field is known by its name, so that the error summary can link to it. */
export function useFieldId(input: { id?: string | undefined; name?: string | undefined }): string {
  const own = useId();
  return input.id ?? input.name ?? own;
}

export function controlAttributes(id: string, words: FieldWords) {
  return {
    id,
    className: styles.control,
    'aria-describedby': describedBy(id, words),
    'aria-invalid': words.error ? true : undefined,
  };
}
