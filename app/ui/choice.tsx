import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, type FieldWords } from './field-frame.tsx';
import fieldStyles from './field.module.css';

type ChoiceGroupProps<Value extends string> = FieldWords & {
  /** The id of the group is `name`, so that the error summary can link to it. */
  name: string;
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  options: readonly { value: Value; label: string; description?: ReactNode; icon?: ReactNode; isDisabled?: boolean }[];
  columns?: 1 | 2 | 3;
  /** Of the first radio, for focus. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** One of a few, each a card. With react-hook-form: through `Controller`. */
export function ChoiceGroup<Value extends string>({
  label,
  description,
  error,
  optional,
  hideLabel,
  name,
  value,
  onChange,
  onBlur,
  options,
  columns = 1,
  ref,
  className,
}: ChoiceGroupProps<Value>) {
  const group = useId();
  return (
    <fieldset
      className={classNames(fieldStyles.frame, className)}
      data-error={error ? '' : undefined}
      aria-describedby={describedBy(name, { description, error })}
    >
      <legend className={hideLabel ? 'visually-hidden' : classNames(fieldStyles.label, styles.legend)}>
        {label}{' '}
        {optional && (
          <span className={fieldStyles.optional}>
            <Trans>(optional)</Trans>
          </span>
        )}
      </legend>
      {description && (
        <p id={`${name}-description`} className={fieldStyles.description}>
          {description}
        </p>
      )}
      <FieldError id={`${name}-error`} error={error} />
      <div className={styles.options} data-columns={columns}>
        {options.map((option, place) => (
          <label key={option.value} className={styles.option}>
            <input
              id={place === 0 ? name : undefined}
              ref={place === 0 ? ref : undefined}
              type="radio"
              name={`${name}-${group}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
