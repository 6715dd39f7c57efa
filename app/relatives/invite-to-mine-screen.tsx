import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router';
import { MOST_WAITING } from '@heartsease/domain/relatives/relative.ts';
import { inviteAsRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { MyPerson, ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useRefreshAccess } from './access.api.ts';
import styles from './access-form.module.css';
import { GUEST_FIELDS, GuestFields, NOBODY_YET } from './guest-fields.tsx';
import { MadePart } from './made-part.tsx';
import { useMyPeople } from './relatives.api.ts';

/** A relative whom the home has allowed it asks family or a friend in to their own person. */
export function InviteToMineScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useMyPeople();
  const person = query.data?.items.find(({ resident_id }) => resident_id === residentId);
  const [made, setMade] = useState<ShownInvitation | null>(null);
  const title = person === undefined ? t`Invite somebody` : t`Invite somebody to ${person.known_as}`;
  if (query.isSuccess && (person === undefined || person.may_give.length === 0)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={made === null ? title : t`An invitation for ${made.first_name}`}
      backTo="/my-people"
      width="narrow"
    >
      <AsyncView query={query} waiting={<SkeletonRows rows={6} />} failedTitle={t`There is a problem opening this`}>
        {() => {
          if (person === undefined) return null;
          if (made !== null) return <MadePart invitation={made} of={person.known_as} to="/my-people" />;
          if (person.invited.length >= MOST_WAITING)
            return (
              <Empty title={t`${MOST_WAITING} invitations wait for an answer`}>
                {t`Take one back under “My people”, or ask the home.`}
              </Empty>
            );
          return <GuestForm person={person} onMade={setMade} />;
        }}
      </AsyncView>
    </FullScreen>
  );
}

function GuestForm({ person, onMade }: { person: MyPerson; onMade: (made: ShownInvitation) => void }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const refresh = useRefreshAccess();
  const { resident_id, known_as: name, may_give } = person;
  const [access_level = NOBODY_YET.access_level] = may_give;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(inviteAsRelative, {
    defaultValues: { ...newWrite(), resident_id, ...NOBODY_YET, access_level },
    onDone: async (made) => {
      await forget();
      onMade(made);
      await refresh();
    },
  });
  const { forget, onStartAnew } = useFormDraft(`invite-to-mine:${resident_id}`, form, GUEST_FIELDS);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t`They get access of their own, which the home can see and end. They see nothing before they accept.`}</p>
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} />}
      <ErrorSummary errors={problems} />
      <FormProvider {...form}>
        <GuestFields name={name} levels={may_give} errorOf={errorOf} />
      </FormProvider>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Make the invitation`}
      </Button>
    </form>
  );
}
