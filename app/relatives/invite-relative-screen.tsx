import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useParams } from 'react-router';
import { ACCESS_LEVELS } from '@heartsease/domain/relatives/relative.ts';
import { inviteRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useAfterInvitation, useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useRefreshAccess, useRelatives } from './access.api.ts';
import styles from './access-form.module.css';
import { GUEST_FIELDS, GuestFields, NOBODY_YET } from './guest-fields.tsx';
import { MadePart } from './made-part.tsx';

/** Asks somebody to be linked to a resident: by mail, with a code to scan, or with a letter. */
export function InviteRelativeScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useRelatives(residentId);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Invite a relative` : t`Invite a relative of ${name}`;
  const [made, setMade] = useState<ShownInvitation | null>(null);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={made === null ? title : t`An invitation for ${made.first_name}`}
      backTo={`/manage-relative/${residentId}`}
      width="narrow"
    >
      <AsyncView query={query} waiting={<SkeletonRows rows={6} />} failedTitle={t`There is a problem opening this`}>
        {({ resident, is_living_here }) => {
          if (made !== null)
            return <MadePart invitation={made} of={resident.known_as} to={`/manage-relative/${resident.id}`} />;
          if (!is_living_here)
            return (
              <Empty title={t`Nobody is invited any more`}>{t`${resident.known_as} does not live here now.`}</Empty>
            );
          return <InviteForm resident={resident} onMade={setMade} />;
        }}
      </AsyncView>
    </FullScreen>
  );
}

function InviteForm({ resident, onMade }: { resident: ResidentFace; onMade: (made: ShownInvitation) => void }) {
  const { t } = useLingui();
  const mayManage = useMay('relatives.manage');
  const newWrite = useNewWrite();
  const refresh = useRefreshAccess();
  const afterInvitation = useAfterInvitation();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(inviteRelative, {
    defaultValues: { ...newWrite(), resident_id: resident.id, ...NOBODY_YET, is_primary: false },
    onDone: async (made) => {
      await forget();
      afterInvitation();
      await refresh();
      onMade(made);
    },
  });
  const { forget, onStartAnew } = useFormDraft(`invite-relative:${resident.id}`, form, [...GUEST_FIELDS, 'is_primary']);
  const offered = mayManage ? ACCESS_LEVELS : ACCESS_LEVELS.filter((level) => level !== 'representative');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} />}
      <ErrorSummary errors={problems} />
      <FormProvider {...form}>
        <GuestFields
          name={resident.known_as}
          levels={offered}
          levelsHint={mayManage ? undefined : t`A manager makes somebody a representative.`}
          errorOf={errorOf}
        >
          <Checkbox
            label={t`First to call`}
            description={t`Whom the home rings first. One person for each resident.`}
            {...form.register('is_primary')}
          />
        </GuestFields>
      </FormProvider>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Make the invitation`}
      </Button>
    </form>
  );
}
