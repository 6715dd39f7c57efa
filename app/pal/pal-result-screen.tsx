import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { keepPalResult } from '@heartsease/domain/pal/pal.endpoints.ts';
import { PAL_LEVELS, PAL_LEVEL_NAMES, PAL_SECTIONS, PalLevel } from '@heartsease/domain/pal/pal-result.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Face } from '../ui/face.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './look-screen.module.css';
import { useAbility, useRefreshAbility } from './pal.api.ts';

/** The letters of a PAL checklist that the home took on its own paper. None of its wording is here. */
export function PalResultScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useAbility(residentId);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`PAL result` : t`PAL result of ${name}`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={t`From a Pool Activity Level checklist that you took on paper: the letters alone`}
      actions={query.data && <Face person={query.data.resident} size="l" />}
      backTo={`/pal/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening how this person joins in`}
      >
        {({ resident }) => <ResultForm resident={resident} />}
      </AsyncView>
    </FullScreen>
  );
}

const NOT_KNOWN = 'not-known';

function ResultForm({ resident }: { resident: ResidentFace }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const navigate = useNavigate();
  const refresh = useRefreshAbility();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(keepPalResult, {
    defaultValues: {
      ...newWrite(),
      resident_id: resident.id,
      assessed_on: words.today,
      letters: {},
      observers: '',
      notes: '',
    },
    onDone: async ({ review_on }) => {
      await refresh();
      showToast({ kind: 'success', text: t`Kept. Next look by ${words.shortDay(review_on)}.` });
      void navigate(`/pal/${resident.id}`, { replace: true });
    },
  });
  const { register, control } = form;
  const levels = PAL_LEVELS.map((level) => ({ value: level, label: `${level}: ${PAL_LEVEL_NAMES[level]}` }));
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
      <Card className={styles.card}>
        <Controller
          control={control}
          name="level"
          render={({ field: { name, value, onChange, ref } }) => (
            <ChoiceGroup
              label={t`Level`}
              name={name}
              ref={ref}
              value={value ?? null}
              error={errorOf('level')}
              onChange={onChange}
              options={levels}
              columns={2}
            />
          )}
        />
        <Field type="date" label={t`When was it taken?`} error={errorOf('assessed_on')} {...register('assessed_on')} />
        <Field
          label={t`Who took it?`}
          optional
          autoComplete="off"
          error={errorOf('observers')}
          {...register('observers')}
        />
      </Card>
      <Card className={styles.card}>
        <h2>{t`Section by section, as far as you have them`}</h2>
        <Controller
          control={control}
          name="letters"
          render={({ field: { value: letters, onChange } }) => (
            <div className={styles.pair}>
              {PAL_SECTIONS.map(({ key, label }) => (
                <Select
                  key={key}
                  label={label}
                  name={`letters.${key}`}
                  value={letters[key] ?? NOT_KNOWN}
                  onChange={(chosen) => onChange({ ...letters, [key]: PalLevel.safeParse(chosen).data })}
                  options={[{ value: NOT_KNOWN, label: t`Not known` }, ...levels]}
                />
              ))}
            </div>
          )}
        />
        <TextareaField
          label={t`Anything else?`}
          description={t`Such as where the paper is kept`}
          optional
          rows={3}
          error={errorOf('notes')}
          {...register('notes')}
        />
      </Card>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Keep the result`}
      </Button>
    </form>
  );
}
