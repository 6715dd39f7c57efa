import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { AnswerWord } from '@heartsease/domain/events/event.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import { answerEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { connection } from '../api/connection.ts';
import { sendWrite } from '../api/device-outbox.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useEventWords } from './event-words.ts';
import { useRefreshEvents } from './events.api.ts';

/** What somebody who lives here says to an event, written down by staff. */
export function AnswerForSheet({ event, onClose }: { event: Event; onClose: () => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshEvents();
  const residents = useResidents();
  const { answers } = useEventWords();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(answerEvent, {
    defaultValues: { ...newWrite(), event_id: event.id, resident_id: null, guests: 0, note: '' },
    onDone: async () => {
      await refresh();
      showToast({ kind: 'success', text: t`The answer is written down.` });
      onClose();
    },
  });
  const everybody = residents.data?.items ?? [];

  async function save() {
    if (connection.now() === 'connected') {
      submit();
      return;
    }
    await sendWrite(answerEvent, form.getValues());
    showToast({ kind: 'success', text: t`Saved on this device, will be sent` });
    onClose();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Answer for a resident`}
      footer={
        <Button type="submit" form="answer-for" size="large" full busy={isBusy}>
          {t`Save the answer`}
        </Button>
      }
    >
      <form
        id="answer-for"
        className={formStyles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const { resident_id, answer } = form.getValues();
          const isSaid = AnswerWord.safeParse(answer).success;
          form.clearErrors();
          if (resident_id === null) form.setError('resident_id', { message: t`Choose who it is` });
          if (!isSaid) form.setError('answer', { message: t`Choose what they say` });
          if (resident_id !== null && isSaid) void save();
        }}
      >
        <ErrorSummary errors={problems} />
        <Controller
          control={form.control}
          name="resident_id"
          render={({ field }) => (
            <Select
              label={t`Who?`}
              name={field.name}
              value={field.value}
              error={errorOf('resident_id')}
              onChange={(id) => {
                const before = event.answers.find(({ resident_id }) => resident_id === id);
                // Nothing is said for anybody beforehand: without an answer that stands all three are left open.
                const said = { answer: before?.answer, guests: before?.guests ?? 0, note: before?.note ?? '' };
                // What was written down already stays, whoever it turns out to be for.
                form.reset({ ...form.getValues(), resident_id: id, ...said }, { keepDirtyValues: true });
              }}
              options={everybody.map(({ id, known_as, last_name }) => ({
                value: id,
                label: `${known_as} ${last_name}`,
              }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="answer"
          render={({ field }) => (
            <ChoiceGroup
              label={t`What do they say?`}
              name={field.name}
              value={field.value}
              error={errorOf('answer')}
              onChange={field.onChange}
              columns={3}
              options={[
                { value: 'yes', label: answers.yes },
                { value: 'maybe', label: answers.maybe },
                { value: 'no', label: answers.no },
              ]}
            />
          )}
        />
        <Field
          label={t`Guests who come along`}
          type="number"
          inputMode="numeric"
          min={0}
          max={10}
          error={errorOf('guests')}
          {...form.register('guests', { valueAsNumber: true })}
        />
        <Field label={t`A few words with it`} optional error={errorOf('note')} {...form.register('note')} />
      </form>
    </Sheet>
  );
}
