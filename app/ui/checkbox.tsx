import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { describedBy, FieldError } from './field-frame.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** A tick with its words; the whole row can be pressed. `{...register('name')}` works. */
export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  const own = useId();
  const id = input.id ?? input.name ?? own;
  return (
    <div className={classNames(styles.frame, className)}>
      <FieldError id={`${id}-error`} error={error} />
      <label className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy(id, { description, error })}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
