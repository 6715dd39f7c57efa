import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextareaField } from './field.tsx';
import formStyles from './form.module.css';
import { Sheet } from './sheet.tsx';
import { WhichChoice } from './which-choice.tsx';

interface CancelFormProps {
  title: string;
  description: string;
  action: string;
  /** Of something that repeats: which of it is meant. */
  which: ComponentProps<typeof WhichChoice> | null;
  /** Why, as the form registers it. */
  reason: Omit<ComponentProps<typeof TextareaField>, 'label' | 'description' | 'rows'>;
  problems: ComponentProps<typeof ErrorSummary>['errors'];
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks why something that was planned does not take place. */
export function CancelForm({
  title,
  description,
  action,
  which,
  reason,
  problems,
  isBusy,
  onSubmit,
  onClose,
}: CancelFormProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button type="submit" form="cancel-form" variant="danger" size="large" full busy={isBusy}>
          {action}
        </Button>
      }
    >
      <form
        id="cancel-form"
        className={formStyles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onSubmit();
        }}
      >
        <ErrorSummary errors={problems} />
        {which && <WhichChoice {...which} />}
        <TextareaField
          label={t`Why?`}
          description={t`For example: the minibus is at the garage.`}
          rows={2}
          {...reason}
        />
      </form>
    </Sheet>
  );
}
