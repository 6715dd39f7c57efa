import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { BODY_PLACES, Safety } from '@heartsease/domain/concerns/concern.ts';
import { addConcern } from '@heartsease/domain/concerns/concerns.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useCallForm } from '../api/call-form.ts';
import type { CallForm } from '../api/call-form.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useProfile } from '../session/use-session.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { AuthorityCard } from './authority-card.tsx';
import styles from './concern-screen.module.css';
import { useConcernWords } from './concern-words.ts';

/** A worry about somebody's safety, for those alone who look after safeguarding. */
export function ConcernScreen() {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  return (
    <FullScreen
      title={t`I am worried about someone`}
      under={t`Only those who look after safeguarding read it`}
      width="narrow"
    >
      {isSent ? (
        <Empty
          title={t`It is sent`}
          action={
            <ButtonLink to="/tabs/today" replace>
              {t`Back to Today`}
            </ButtonLink>
          }
        >
          {t`Thank you for telling it. Those who look after safeguarding will read it and act. Please talk about it with nobody else.`}
        </Empty>
      ) : (
        <div className={styles.form}>
          <AuthorityCard />
          <ConcernForm onSent={() => setSent(true)} />
        </div>
      )}
    </FullScreen>
  );
}

const NOBODY = 'nobody';
const FIELDS = ['safety', 'resident_id', 'what', 'happened_at', 'who', 'body_places', 'told_whom'] as const;

function ConcernForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const words = useConcernWords();
  const newWrite = useNewWrite();
  const residents = useResidents();
  const about = search.get('resident');
  const [now] = useState(() => new Date().toISOString());
  const { form, submit, isBusy, problems, errorOf } = useCallForm(addConcern, {
    defaultValues: {
      ...newWrite(),
      resident_id: about,
      what: '',
      happened_at: now,
      who: '',
      body_places: [],
      told_whom: '',
    },
    onDone: async () => {
      await forget();
      onSent();
    },
  });
  const when = useWhenItWas(form);
  // Begun about one person, it never comes back as one about another.
  const { forget, onStartAnew } = useFormDraft(`concern:${about ?? NOBODY}`, form, FIELDS);
  const safety = useWatch({ control: form.control, name: 'safety' });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && (
        <BegunNotice
          onStartAnew={() => {
            when.forget();
            onStartAnew();
          }}
        />
      )}
      <Controller
        control={form.control}
        name="safety"
        render={({ field }) => (
          <ChoiceGroup
            label={t`Are they safe at this moment?`}
            name={field.name}
            value={field.value ?? null}
            onChange={field.onChange}
            ref={field.ref}
            error={errorOf('safety')}
            options={Safety.options.map((value) => ({ value, label: words.safety[value] }))}
          />
        )}
      />
      {(safety === 'in_danger' || safety === 'not_sure') && (
        <Card as="section" tone="danger" aria-label={t`In danger`}>
          <p>
            {t`Stay with them, and call whoever is in charge now. In an emergency ring 999 first. This form can wait.`}
          </p>
          <a className="link" href="tel:999">{t`Ring 999`}</a>
        </Card>
      )}
      <Controller
        control={form.control}
        name="resident_id"
        render={({ field }) => (
          <Select
            label={t`Whom is it about?`}
            name={field.name}
            value={field.value ?? NOBODY}
            onChange={(id) => field.onChange(id === NOBODY ? null : id)}
            error={errorOf('resident_id')}
            options={[
              { value: NOBODY, label: t`Nobody in particular, or somebody else` },
              ...(residents.data?.items ?? []).map((one) => ({
                value: one.id,
                label: fullName(one),
                description: t`Room ${one.room}`,
              })),
            ]}
          />
        )}
      />
      <TextareaField
        label={t`What worries you?`}
        description={t`What you saw or heard, in their own words where you can`}
        rows={6}
        error={errorOf('what')}
        {...form.register('what')}
      />
      <Card as="section" aria-label={t`When was it?`} className={styles.when}>
        <Field
          id="happened_at"
          label={t`Day`}
          type="date"
          value={when.day}
          error={errorOf('happened_at')}
          onChange={(event) => when.put({ day: event.target.value })}
        />
        <Field
          label={t`Time`}
          type="time"
          value={when.time}
          onChange={(event) => when.put({ time: event.target.value })}
        />
      </Card>
      <Field label={t`Who else was there, or is meant?`} optional error={errorOf('who')} {...form.register('who')} />
      <Controller
        control={form.control}
        name="body_places"
        render={({ field }) => {
          const marked = field.value ?? [];
          return (
            <fieldset className={styles.places}>
              <legend>{t`If there is a mark on the body: where?`}</legend>
              <div>
                {BODY_PLACES.map((place) => (
                  <FilterChip
                    key={place}
                    isOn={marked.includes(place)}
                    onChange={(isOn) =>
                      field.onChange(isOn ? [...marked, place] : marked.filter((one) => one !== place))
                    }
                  >
                    {words.places[place]}
                  </FilterChip>
                ))}
              </div>
            </fieldset>
          );
        }}
      />
      <Field
        label={t`Whom have you told already?`}
        optional
        error={errorOf('told_whom')}
        {...form.register('told_whom')}
      />
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Send it to safeguarding`}
      </Button>
    </form>
  );
}

/** The moment of writing until somebody says another; empty where a day or a time is left out. */
function useWhenItWas({ control, setValue }: CallForm<InputOf<typeof addConcern>>['form']) {
  const words = useTimeWords();
  const { timezone } = useProfile().carehome;
  const at = useWatch({ control, name: 'happened_at' });
  // While somebody types there may be no such moment.
  const [typed, type] = useState<{ day: string; time: string } | null>(null);
  const said = typed ?? (at === '' ? { day: '', time: '' } : { day: words.dayOf(at), time: words.time(at) });
  return {
    ...said,
    put: (change: Partial<typeof said>) => {
      const { day, time } = { ...said, ...change };
      const isKnown = CalendarDate.safeParse(day).success && time !== '';
      type({ day, time });
      setValue('happened_at', isKnown ? instantAt(day, time, timezone) : '');
    },
    forget: () => type(null),
  };
}
