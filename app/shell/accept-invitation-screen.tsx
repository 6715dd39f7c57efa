import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { InviteCode } from '@heartsease/domain/session/credentials.ts';
import { acceptInvitation, checkInvitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import type { Invitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { useCallForm } from '../api/call-form.ts';
import { failureOf } from '../api/failure.ts';
import { read } from '../api/read.ts';
import { switchHome } from '../session/switch-home.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { FullScreen } from './full-screen.tsx';
import styles from './accept-invitation-screen.module.css';
import { useRoleWords } from './role-word.ts';

/** An invitation for somebody who has an account: they say yes with it, and nothing is typed twice. */
export function AcceptInvitationScreen() {
  const { t } = useLingui();
  const { code = '' } = useParams();
  const { data: invite_code } = InviteCode.safeParse(code);
  const query = useQuery({ ...read(checkInvitation, { invite_code: invite_code ?? '' }), retry: false });
  const failure = failureOf(query.error);
  return (
    <FullScreen title={t`An invitation`} backTo="/tabs" width="narrow">
      {failure?.kind === 'refused_input' ? (
        <Empty
          title={t`This invitation can’t be used`}
          action={<ButtonLink to="/tabs">{t`Go to the start`}</ButtonLink>}
        >
          {Object.values(failure.errors)[0]?.[0] ?? t`Ask the home for a new one.`}
        </Empty>
      ) : (
        <AsyncView query={query} failedTitle={t`There is a problem opening the invitation`}>
          {(invitation) => <Answer invitation={invitation} invite_code={invite_code ?? ''} />}
        </AsyncView>
      )}
    </FullScreen>
  );
}

function Answer({ invitation, invite_code }: { invitation: Invitation; invite_code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profile = useProfile();
  const newWrite = useNewWrite();
  const role = useRoleWords()[invitation.role].toLocaleLowerCase('en-GB');
  const home = invitation.care_home_name;
  const { form, submit, isBusy, errorOf } = useCallForm(acceptInvitation, {
    defaultValues: { ...newWrite(), invite_code },
    onDone: async ({ carehome_id }) => {
      if (carehome_id === profile.carehome.id) await session.reload();
      else await switchHome(carehome_id);
      await navigate('/tabs', { replace: true });
    },
  });
  const problem = errorOf('invite_code') ?? form.formState.errors.root?.message;
  return (
    <Card className={styles.card}>
      <p className={styles.who}>
        <Face person={profile} size="m" />
        <span>
          <b>
            {profile.first_name} {profile.last_name}
          </b>
          <span className="secondary">{profile.email}</span>
        </span>
      </p>
      <p>{t`${home} invites you as ${role}. Say yes with the account that is signed in here?`}</p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button size="large" full busy={isBusy} onClick={submit}>
        {t`Yes, join ${home}`}
      </Button>
      <ButtonLink to="/tabs" variant="line" full>
        {t`Not now`}
      </ButtonLink>
    </Card>
  );
}
