import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { saveProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { Profile, ProfileFields } from '@heartsease/domain/residents/profile.ts';
import { useCallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { FromDraft } from '../shell/from-draft.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import formStyles from '../ui/form.module.css';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { IdentityPart, LivingPart, TogetherPart } from './profile-parts.tsx';
import type { ProfileInput } from './profile-parts.tsx';
import { typedIn } from './typed-in.ts';
import { useProfileWords } from './profile-words.ts';
import { useKeyWorkers, useRefreshResidents, useResidentProfile } from './profile.api.ts';

/** Who somebody is and where they live, as a form. */
export function EditProfileScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useResidentProfile(residentId);
  const name = query.data?.known_as;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={name === undefined ? t`Profile` : t`${name}’s profile`}
      backTo={`/manage-resident/${residentId}`}
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening the profile`}
      >
        {(profile) => <ProfileForm profile={profile} />}
      </AsyncView>
    </FullScreen>
  );
}

/** What somebody may change, as the form holds it: nothing is an empty field. */
type Fields = Omit<ProfileInput, 'client_id' | 'care_home_id' | 'resident_id' | 'base_version'>;

function fieldsOf(profile: Profile): Fields {
  const fields = ProfileFields.parse(profile);
  const { date_of_birth, nhs_number, key_worker_id } = fields;
  return {
    ...fields,
    date_of_birth: date_of_birth ?? '',
    nhs_number: nhs_number ?? '',
    key_worker_id: key_worker_id ?? '',
  };
}

function ProfileForm({ profile }: { profile: Profile }) {
  const key = `profile:${profile.id}`;
  const stands = fieldsOf(profile);
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
  const { label, say } = useProfileWords();
  const workers = useKeyWorkers();
  const goBack = useGoBack(`/manage-resident/${profile.id}`);
  // As it was opened: an answer that comes in behind the form changes nothing of what one types.
  const [base, setBase] = useState(begun.base);
  const [clash, setClash] = useState<Clash<Fields> | null>(null);
  const resident_id = profile.id;

  const { form, submit, isBusy, problems, errorOf } = useCallForm(saveProfile, {
    defaultValues: { ...newWrite(), resident_id, base_version: begun.base_version, ...begun.fields },
    onDone: async ({ known_as }) => {
      await forget();
      await refresh();
      showToast({ kind: 'success', text: t`${known_as}’s profile is saved.` });
      goBack();
    },
    onConflict: (current) => {
      const now = Profile.parse(current);
      const stands = fieldsOf(now);
      const { fields: mine } = typedIn(form.getValues());
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: now.changed_by, at: now.changed_at });
      form.reset({ ...newWrite(), resident_id, base_version: now.version, ...merged });
      setBase(stands);
      setClash(found);
    },
  });

  const { fields, base_version } = typedIn(form.watch());
  const { forget } = useKeepDraft(draftKey, isSame(fields, base) ? null : { fields, base, base_version });

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {clash !== null && (
        <ClashCard
          clash={clash}
          label={label}
          say={(field, value) => say(field, value, (id) => workers.data?.items.find((one) => one.id === id)?.known_as)}
          onChoose={(field, value) => form.setValue(field, value)}
        />
      )}
      <Card>
        <IdentityPart form={form} errorOf={errorOf} />
      </Card>
      <Card>
        <LivingPart form={form} errorOf={errorOf} workers={workers.data?.items ?? []} />
      </Card>
      <Card>
        <TogetherPart form={form} errorOf={errorOf} />
      </Card>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Save the profile`}
      </Button>
    </form>
  );
}
