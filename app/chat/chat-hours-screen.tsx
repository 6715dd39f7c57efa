import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { saveChatHours } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatHours } from '@heartsease/domain/chat/chat.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useCallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useChatHours, useRefreshChat } from './chat.api.ts';
import styles from './chat-forms.module.css';

const FIELDS = ['hours.answers_from', 'hours.answers_until', 'hours.days', 'hours.who'] as const;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** Some Monday. */
const MONDAY = '2026-01-05';

/** When messages are answered here, and by whom: it stands above every conversation. */
export function ChatHoursScreen() {
  const { t } = useLingui();
  return (
    <FullScreen title={t`Chat hours`} under={t`It stands above every conversation`} width="narrow">
      <AsyncView
        query={useChatHours()}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem showing the chat hours`}
      >
        {(hours) => <HoursForm hours={hours} />}
      </AsyncView>
    </FullScreen>
  );
}

function HoursForm({ hours }: { hours: ChatHours }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshChat();
  const goBack = useGoBack('/tabs/more');
  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveChatHours, {
    defaultValues: { ...newWrite(), hours },
    onDone: async () => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`Everybody sees it from now on` });
      goBack();
    },
  });
  const { forget, onStartAnew, alsoChanged } = useFormDraft('chat-hours', form, FIELDS, { isOfOthersToo: true });
  useFocusProblem(problems);
  const labels = {
    'hours.answers_from': t`From`,
    'hours.answers_until': t`Until`,
    'hours.days': t`On these days`,
    'hours.who': t`Who answers when?`,
  };
  const clock = { setValueAs: (value: string | null) => (value === '' ? null : value) };
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {onStartAnew && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        <p className="secondary">
          {t`Families may write at any hour. Outside these times they are told when somebody looks again. Leave the times empty to say nothing of it.`}
        </p>
        <div className={styles.times}>
          <Field
            label={labels['hours.answers_from']}
            type="time"
            optional
            error={errorOf('hours.answers_from')}
            {...form.register('hours.answers_from', clock)}
          />
          <Field
            label={labels['hours.answers_until']}
            type="time"
            optional
            error={errorOf('hours.answers_until')}
            {...form.register('hours.answers_until', clock)}
          />
        </div>
        <Controller
          control={form.control}
          name="hours.days"
          render={({ field: { value, onChange } }) => (
            <fieldset className={styles.days}>
              <legend>{labels['hours.days']}</legend>
              <div>
                {DAYS.map((day) => (
                  <FilterChip
                    key={day}
                    isOn={value.includes(day)}
                    onChange={(isOn) =>
                      onChange(
                        isOn
                          ? [...value, day].sort((one, other) => one - other)
                          : value.filter((other) => other !== day),
                      )
                    }
                  >
                    {words.shortWeekday(addDays(MONDAY, day - 1))}
                  </FilterChip>
                ))}
              </div>
            </fieldset>
          )}
        />
        <TextareaField
          label={labels['hours.who']}
          description={t`As in “The activities team answers on weekdays, Moira at weekends.”`}
          optional
          rows={3}
          error={errorOf('hours.who')}
          {...form.register('hours.who')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save`}
        </Button>
      </form>
    </Card>
  );
}
