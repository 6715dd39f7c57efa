import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { ACCESS_RISKS, BEST_TIMES } from '@heartsease/domain/residents/access-needs.ts';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import { saveAccessNeeds } from '@heartsease/domain/residents/profile.endpoints.ts';
import { Profile } from '@heartsease/domain/residents/profile.ts';
import { useCallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAccessWords } from '../words/access-words.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import styles from './profile-form.module.css';
import { WordsField } from './profile-parts.tsx';
import { typedIn } from './typed-in.ts';
import { useProfileWords } from './profile-words.ts';
import { useRefreshResidents, useResidentProfile } from './profile.api.ts';

/** What somebody needs to take part, as whoever cares for them writes it down. */
export function AccessNeedsScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useResidentProfile(residentId);
  const name = query.data?.known_as;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={name === undefined ? t`Access needs` : t`What helps ${name} take part`}
      backTo={`/manage-resident/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening the profile`}
      >
        {(profile) => <NeedsForm profile={profile} />}
      </AsyncView>
    </FullScreen>
  );
}

/** Nobody has said yet whether there are allergies: the form can't be saved like this, on purpose. */
type Fields = Omit<AccessNeeds, 'has_allergies'> & { has_allergies: boolean };

const NOT_WRITTEN_DOWN: Fields = {
  sight: null,
  hearing: null,
  mobility: null,
  transfer: null,
  hands: null,
  fatigue: null,
  best_times: [],
  seat: '',
  diet_texture: null,
  fluid: null,
  has_allergies: false,
  allergies: [],
  risks: [],
  other: '',
};

const CHOICES = ['sight', 'hearing', 'mobility', 'transfer', 'hands', 'fatigue', 'diet_texture', 'fluid'] as const;
const NOT_KNOWN = 'not-known';

function NeedsForm({ profile }: { profile: Profile }) {
  const key = `access-needs:${profile.id}`;
  const stands = profile.access_needs ?? NOT_WRITTEN_DOWN;
  return (
    <FromDraft draftKey={key} fresh={{ fields: stands, base: stands, base_version: profile.version }}>
      {(begun, onStartAnew) => <Form profile={profile} draftKey={key} begun={begun} onStartAnew={onStartAnew} />}
    </FromDraft>
  );
}

interface FormProps {
  profile: Profile;
  draftKey: string;
  begun: Begun<Fields>;
  onStartAnew: (() => void) | undefined;
}

function Form({ profile, draftKey, begun, onStartAnew }: FormProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshResidents();
  const { labels, options, best_times, risks } = useAccessWords();
  const { label, say } = useProfileWords();
  const goBack = useGoBack(`/manage-resident/${profile.id}`);
  const [base, setBase] = useState(begun.base);
  const [clash, setClash] = useState<Clash<Fields> | null>(null);
  // Nobody's allergies are presumed: the first time it has to be said.
  const [saysAllergies, sayAllergies] = useState(profile.access_needs !== null || begun.fields.has_allergies);
  const [mustSay, setMustSay] = useState(false);
  const resident_id = profile.id;

  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveAccessNeeds, {
    defaultValues: { ...newWrite(), resident_id, base_version: begun.base_version, ...begun.fields },
    onDone: async ({ known_as }) => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`What helps ${known_as} is saved.` });
      goBack();
    },
    onConflict: (current) => {
      const now = Profile.parse(current);
      const stands = now.access_needs ?? NOT_WRITTEN_DOWN;
      const { fields: mine } = typedIn(form.getValues());
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: now.changed_by, at: now.changed_at });
      form.reset({ ...newWrite(), resident_id, base_version: now.version, ...merged });
      setBase(stands);
      setClash(found);
    },
  });
  const { register, control } = form;
  const { fields, base_version } = typedIn(form.watch());
  const { forget } = useKeepDraft(draftKey, isSame(fields, base) ? null : { fields, base, base_version });
  const version = form.watch('base_version');
  const hasAllergies = form.watch('has_allergies');
  const allergyError = mustSay ? t`Say whether there are allergies` : undefined;
  const told = mustSay ? [{ id: 'has_allergies', message: t`Say whether there are allergies` }] : problems;

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMustSay(!saysAllergies);
        if (saysAllergies) submit();
      }}
    >
      <ErrorSummary errors={told} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {clash !== null && (
        <ClashCard clash={clash} label={label} say={say} onChoose={(field, value) => form.setValue(field, value)} />
      )}
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{t`Allergies`}</legend>
          <Controller
            control={control}
            name="has_allergies"
            render={({ field: { name, onChange } }) => (
              <ChoiceGroup
                label={t`Are there any?`}
                name={name}
                value={saysAllergies ? (hasAllergies ? 'yes' : 'no') : null}
                error={allergyError ?? errorOf('has_allergies')}
                onChange={(answer) => {
                  sayAllergies(true);
                  setMustSay(false);
                  onChange(answer === 'yes');
                  if (answer === 'no') form.setValue('allergies', []);
                }}
                options={[
                  { value: 'no', label: t`None known` },
                  { value: 'yes', label: t`Yes` },
                ]}
                columns={2}
              />
            )}
          />
          {saysAllergies && hasAllergies && (
            <Controller
              control={control}
              name="allergies"
              render={({ field: { name, value, onChange } }) => (
                <WordsField
                  key={version}
                  label={t`Which ones?`}
                  name={name}
                  value={value}
                  error={errorOf('allergies')}
                  onChange={onChange}
                />
              )}
            />
          )}
        </fieldset>
      </Card>
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{t`Taking part`}</legend>
          <div className={styles.pair}>
            {CHOICES.map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { value, onChange } }) => (
                  <Select
                    label={labels[name]}
                    name={name}
                    error={errorOf(name)}
                    value={value === null ? NOT_KNOWN : String(value)}
                    onChange={(chosen) =>
                      onChange(chosen === NOT_KNOWN ? null : /^\d$/.test(chosen) ? Number(chosen) : chosen)
                    }
                    options={[
                      { value: NOT_KNOWN, label: t`Not known` },
                      ...Object.entries(options[name]).map(([answer, words]) => ({ value: answer, label: words })),
                    ]}
                  />
                )}
              />
            ))}
          </div>
          <Field label={labels.seat} optional error={errorOf('seat')} autoComplete="off" {...register('seat')} />
        </fieldset>
      </Card>
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{labels.best_times}</legend>
          {BEST_TIMES.map((time) => (
            <Checkbox
              key={time}
              label={best_times[time]}
              value={time}
              id={`best-${time}`}
              {...register('best_times')}
            />
          ))}
        </fieldset>
      </Card>
      <Card>
        <fieldset className={formStyles.part}>
          <legend>{labels.risks}</legend>
          {ACCESS_RISKS.map((risk) => (
            <Checkbox key={risk} label={risks[risk]} value={risk} id={`risk-${risk}`} {...register('risks')} />
          ))}
          <TextareaField label={labels.other} optional rows={3} error={errorOf('other')} {...register('other')} />
        </fieldset>
      </Card>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Save what helps`}
      </Button>
    </form>
  );
}
