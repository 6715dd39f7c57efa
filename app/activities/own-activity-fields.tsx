import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, TextareaField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { FilterChip } from '../ui/chip.tsx';
import formStyles from '../ui/form.module.css';
import styles from './own-activity-form.module.css';

interface Told {
  label: string;
  name: string;
  description?: ReactNode;
  error: string | undefined;
}

interface SeveralProps<Value extends string> extends Told {
  value: readonly Value[];
  words: Record<Value, string>;
  options: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any of a few, in their own order. */
export function SeveralOf<Value extends string>(props: SeveralProps<Value>) {
  const { label, name, description, error, value, words, options, onChange } = props;
  return (
    <div
      role="group"
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : undefined}
      className={styles.several}
    >
      <p id={`${name}-label`} className={styles.label}>
        {label}
      </p>
      {description && <p className="secondary">{description}</p>}
      <FieldError id={`${name}-error`} error={error} />
      <div className={formStyles.chips}>
        {options.map((option) => (
          <FilterChip
            key={option}
            isOn={value.includes(option)}
            onChange={(isOn) => onChange(options.filter((one) => (one === option ? isOn : value.includes(one))))}
          >
            {words[option]}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}

interface LinesProps extends Told {
  value: readonly string[];
  rows?: number;
  onChange: (lines: string[]) => void;
}

/** Several sentences, each on a line of its own. */
export function LinesField({ label, name, description, error, value, rows = 4, onChange }: LinesProps) {
  const { t } = useLingui();
  const [typed, type] = useState(() => value.join('\n'));
  return (
    <TextareaField
      label={label}
      optional
      id={name}
      rows={rows}
      description={description ?? t`Each on a line of its own.`}
      error={error}
      value={typed}
      onChange={({ target }) => {
        type(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}

type SentenceProps = Omit<ComponentProps<typeof TextareaField>, 'onChange' | 'rows' | 'className'> & {
  value: string;
  onChange: (sentence: string) => void;
};

/** A sentence that is read whole, however long; it has no lines. */
export function SentenceField({ onChange, ...field }: SentenceProps) {
  return (
    <TextareaField
      {...field}
      rows={1}
      className={styles.sentence ?? ''}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}

interface NumberProps extends Told {
  value: number;
  onChange: (value: number) => void;
}

/** A whole number; while nothing is typed it is none, which the rules tell when it is saved. */
export function NumberField({ label, name, description, error, value, onChange }: NumberProps) {
  return (
    <Field
      label={label}
      id={name}
      type="number"
      inputMode="numeric"
      min={0}
      description={description}
      error={error}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className={styles.number ?? ''}
    />
  );
}

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);
}
