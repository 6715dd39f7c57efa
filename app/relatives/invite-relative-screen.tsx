import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useParams } from 'react-router';
import { ACCESS_LEVELS, WAYS_TO_INVITE } from '@heartsease/domain/relatives/relative.ts';
import type { AccessLevel, WayToInvite } from '@heartsease/domain/relatives/relative.ts';
import { inviteRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useCallForm } from '../api/call-form.ts';
import { useMay } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useTitle } from '../shell/title.tsx';
import { useAfterInvitation, useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useAccessWords } from './access-words.ts';
import { useRefreshAccess, useRelatives } from './access.api.ts';
import styles from './access-form.module.css';
import { InvitationCard } from './invitation-card.tsx';

/** Asks somebody to be linked to a resident: by mail, with a code to scan, or with a letter. */
export function InviteRelativeScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useRelatives(residentId);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`Invite a relative` : t`Invite a relative of ${name}`;
  const [made, setMade] = useState<ShownInvitation | null>(null);
  useTitle({ name: title });
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={made === null ? title : t`An invitation for ${made.first_name}`}
      backTo={`/manage-relative/${residentId}`}
      width="narrow"
    >
      <AsyncView query={query} waiting={<SkeletonRows rows={6} />} failedTitle={t`There is a problem opening this`}>
        {({ resident, is_living_here }) => {
          if (made !== null) return <Made invitation={made} resident={resident} />;
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

function Made({ invitation, resident }: { invitation: ShownInvitation; resident: ResidentFace }) {
  const { t } = useLingui();
  return (
    <div className={styles.form}>
      <InvitationCard invitation={invitation} of={resident.known_as} />
      <ButtonLink to={`/manage-relative/${resident.id}`} size="large" full>
        {t`Done`}
      </ButtonLink>
    </div>
  );
}

const FIRST: { access_level: AccessLevel; sent_by: WayToInvite } = { access_level: 'family', sent_by: 'email' };

function InviteForm({ resident, onMade }: { resident: ResidentFace; onMade: (made: ShownInvitation) => void }) {
  const { t } = useLingui();
  const { levels, ways } = useAccessWords();
  const mayManage = useMay('relatives.manage');
  const newWrite = useNewWrite();
  const refresh = useRefreshAccess();
  const afterInvitation = useAfterInvitation();
  const name = resident.known_as;
  const { form, submit, isBusy, problems, errorOf } = useCallForm(inviteRelative, {
    defaultValues: {
      ...newWrite(),
      resident_id: resident.id,
      first_name: '',
      last_name: '',
      email: '',
      relationship: '',
      is_primary: false,
      ...FIRST,
    },
    onDone: async (made) => {
      afterInvitation();
      await refresh();
      onMade(made);
    },
  });
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
      <ErrorSummary errors={problems} />
      <Card>
        <div className={styles.part}>
          <div className={styles.pair}>
            <Field
              label={t`First name`}
              autoComplete="off"
              error={errorOf('first_name')}
              {...form.register('first_name')}
            />
            <Field
              label={t`Last name`}
              autoComplete="off"
              error={errorOf('last_name')}
              {...form.register('last_name')}
            />
          </div>
          <Field
            label={t`What are they to ${name}?`}
            description={t`As ${name} would say it: daughter, nephew, friend from the choir`}
            autoComplete="off"
            error={errorOf('relationship')}
            {...form.register('relationship')}
          />
          <Checkbox
            label={t`First to call`}
            description={t`Whom the home rings first. One person for each resident.`}
            {...form.register('is_primary')}
          />
        </div>
      </Card>
      <Card>
        <Controller
          control={form.control}
          name="access_level"
          render={({ field: { value, onChange } }) => (
            <ChoiceGroup
              label={t`What may they see?`}
              description={mayManage ? undefined : t`A manager makes somebody a representative.`}
              name="access_level"
              value={value}
              onChange={onChange}
              error={errorOf('access_level')}
              options={offered.map((level) => ({ value: level, ...levels[level] }))}
            />
          )}
        />
      </Card>
      <Card>
        <div className={styles.part}>
          <Controller
            control={form.control}
            name="sent_by"
            render={({ field: { value, onChange } }) => (
              <ChoiceGroup
                label={t`How does the invitation reach them?`}
                name="sent_by"
                value={value}
                onChange={onChange}
                error={errorOf('sent_by')}
                options={WAYS_TO_INVITE.map((way) => ({ value: way, ...ways[way] }))}
              />
            )}
          />
          <Field
            label={t`Email address`}
            optional={form.watch('sent_by') !== 'email'}
            type="email"
            autoComplete="off"
            error={errorOf('email')}
            {...form.register('email')}
          />
        </div>
      </Card>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Make the invitation`}
      </Button>
    </form>
  );
}
