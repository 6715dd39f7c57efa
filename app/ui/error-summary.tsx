import { useLingui } from '@lingui/react/macro';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  /** `id` is the control's id: its name when it was registered. A problem of the whole form has none. */
  errors: { id?: string; message: string }[];
};

/**
 * What is wrong with a whole-page form, at its top: takes focus when it appears or changes, and links
 * to each field. Nothing is shown while there is nothing wrong.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const { t } = useLingui();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const told = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (told) box.current?.focus();
  }, [told]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>
        <WarningCircleIcon weight="fill" aria-hidden="true" />
        {t`There is a problem`}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id ?? ''} ${message}`}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
