import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import { FieldError, type FieldWords } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './select.module.css';

type SelectProps<Value extends string> = FieldWords & {
  /** The id of the control, so that the error summary can link to it. */
  name?: string;
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  options: readonly { value: Value; label: string; description?: string; icon?: ReactNode }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  isDisabled?: boolean;
  /** Of the button, for focus. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/**
 * One of many; for five or fewer take `ChoiceGroup`. With react-hook-form: through `Controller`. Until there is
 * something to choose from it can't be opened.
 */
export function Select<Value extends string>({
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
  placeholder,
  isDisabled = false,
  ref,
  className,
}: SelectProps<Value>) {
  const { t } = useLingui();
  return (
    <AriaSelect
      className={classNames(fieldStyles.frame, className)}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      onBlur={onBlur}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled || options.length === 0}
      placeholder={placeholder ?? t`Choose one`}
      data-error={error ? '' : undefined}
    >
      <Label className={hideLabel ? 'visually-hidden' : fieldStyles.label}>
        {label} {optional && <span className={fieldStyles.optional}>{t`(optional)`}</span>}
      </Label>
      {description && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" elementType="div">
          <FieldError id={`${name ?? ''}-error`} error={error} />
        </Text>
      )}
      <Button id={name} ref={ref} className={classNames(fieldStyles.control, styles.button)}>
        <SelectValue className={styles.value} />
        <CaretDownIcon weight="bold" aria-hidden="true" />
      </Button>
      <Popover className={styles.popover} offset={6}>
        <ListBox className={styles.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
              {({ isSelected }) => (
                <>
                  {option.icon}
                  <span className={styles.words}>
                    {option.label}
                    {option.description && <span className={styles.description}>{option.description}</span>}
                  </span>
                  {isSelected && <CheckIcon weight="bold" aria-hidden="true" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
