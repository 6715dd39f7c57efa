import { useLingui } from '@lingui/react/macro';
import { requestConsent } from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import type { whoDecides } from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import { PURPOSES } from '@heartsease/domain/consents/consent.ts';
import type { ConsentRequest } from '@heartsease/domain/consents/consent-request.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { Controller } from 'react-hook-form';
import { useCallForm } from '../api/call-form.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useRefreshWhoDecides } from './consent-requests.api.ts';
import styles from './requests.module.css';

interface AskDeciderSheetProps {
  resident: { known_as: string };
  person: OutputOf<typeof whoDecides>['people'][number];
  due: readonly Purpose[];
  requests: readonly ConsentRequest[];
  onClose: () => void;
}

/** Asks somebody who decides for a person in the app: what, and since when it is known that the person can't. */
export function AskDeciderSheet({ resident, person, due, requests, onClose }: AskDeciderSheetProps) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const words = useConsentWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshWhoDecides();
  const { relative_link_id, known_as } = person;
  const ofThem = requests.filter((request) => request.relative_link_id === relative_link_id);
  const waiting = new Set(ofThem.flatMap(({ purposes }) => purposes));
  const left = PURPOSES.filter((purpose) => !waiting.has(purpose));
  const { form, submit, isBusy, problems, errorOf } = useCallForm(requestConsent, {
    defaultValues: {
      ...newWrite(),
      relative_link_id,
      purposes: left.filter((purpose) => due.includes(purpose)),
      capacity_assessed_on: '',
      word: '',
    },
    onDone: async () => {
      await forget();
      showToast({ kind: 'success', text: t`${known_as} is asked, and hears of it.` });
      onClose();
      await refresh();
    },
  });
  const { forget } = useFormDraft(`ask-decider:${relative_link_id}`, form, [
    'purposes',
    'capacity_assessed_on',
    'word',
  ]);
  useFocusProblem(problems);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={t`Ask ${known_as}`}
      description={t`Only what ${resident.known_as} can’t decide. Whatever they can, they decide themselves.`}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Controller
          control={form.control}
          name="purposes"
          render={({ field: { value, onChange } }) => (
            <fieldset className={styles.purposes} aria-describedby={errorOf('purposes') && 'purposes-error'}>
              <legend>{t`What is asked?`}</legend>
              <FieldError id="purposes-error" error={errorOf('purposes')} />
              {left.map((purpose, place) => (
                <Checkbox
                  key={purpose}
                  id={place === 0 ? 'purposes' : undefined}
                  label={words.purposes[purpose].title}
                  description={words.purposes[purpose].means}
                  checked={value.includes(purpose)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, purpose] : value.filter((one) => one !== purpose))
                  }
                />
              ))}
            </fieldset>
          )}
        />
        <Field
          label={t`Capacity for this decision was assessed on`}
          type="date"
          max={today}
          error={errorOf('capacity_assessed_on')}
          {...form.register('capacity_assessed_on')}
        />
        <TextareaField
          label={t`A word to ${known_as}`}
          optional
          rows={3}
          error={errorOf('word') ?? errorOf('relative_link_id') ?? form.formState.errors.root?.message}
          {...form.register('word')}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Ask ${known_as}`}
        </Button>
      </form>
    </Sheet>
  );
}
