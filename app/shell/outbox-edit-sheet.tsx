import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ReportDraft } from '@heartsease/domain/reports/report.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { outbox } from '../api/device-outbox.ts';
import type { OutboxEntry } from '../api/outbox.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './outbox-screen.module.css';

/** The words of a report, which are what a server may refuse; who was there is changed in the report itself. */
const EditedReport = z.object({
  title: ReportDraft.shape.title,
  minutes: ReportDraft.shape.minutes,
  note: z.string().pipe(ReportDraft.shape.note.unwrap().unwrap()),
});

export function canBeEdited({ path }: OutboxEntry): boolean {
  return path === logReport.path;
}

/** Mends a report that the server refused, and sends it again. */
export function OutboxEditSheet({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { t } = useLingui();
  const kept = z
    .object({ title: z.string().catch(''), minutes: z.number().catch(30), note: z.string().nullish().catch('') })
    .parse(entry.input);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(EditedReport),
    defaultValues: { ...kept, note: kept.note ?? '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;

  const send = handleSubmit(async (edited) => {
    await outbox.retry(entry.client_id, { ...entry.input, ...edited, note: edited.note === '' ? null : edited.note });
    onClose();
  });

  return (
    <Sheet isOpen onClose={onClose} title={t`Change and send again`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t`What it was`} error={inWords(errors.title?.message)} {...register('title')} />
        <Field
          label={t`Minutes`}
          type="number"
          inputMode="numeric"
          error={inWords(errors.minutes?.message)}
          {...register('minutes', { valueAsNumber: true })}
        />
        <TextareaField label={t`A few words`} optional error={inWords(errors.note?.message)} {...register('note')} />
        <Button type="submit" size="large" full busy={formState.isSubmitting}>
          {t`Send again`}
        </Button>
      </form>
    </Sheet>
  );
}
