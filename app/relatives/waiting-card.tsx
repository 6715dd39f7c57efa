import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Relative, WayToInvite } from '@heartsease/domain/relatives/relative.ts';
import { resendInvitation, withdrawInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useAccessWrite } from './access.api.ts';
import { InvitationCard } from './invitation-card.tsx';
import styles from './relative-screen.module.css';
import { TakeBackAsk } from './take-back-ask.tsx';

/** An invitation that waits for its answer: sent again in one tap, another way if need be, or taken back. */
export function WaitingCard({ relative, resident }: { relative: Relative; resident: ResidentFace }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const navigate = useNavigate();
  const resend = useAccessWrite(resendInvitation);
  const withdraw = useAccessWrite(withdrawInvitation);
  const [shown, show] = useState<ShownInvitation | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { id: relative_link_id, first_name: name, email, invitation } = relative;
  if (invitation === null) return null;
  const until = words.date(words.dayOf(invitation.expires_at));

  function sendAgain(sent_by: WayToInvite) {
    resend.mutate(
      { relative_link_id, sent_by },
      {
        onSuccess: (made) => {
          show(made);
          showToast({ kind: 'success', text: t`There is a new code. The one before works no more.` });
        },
        onError: (failed) => tellFailure(failed),
      },
    );
  }

  async function takeBack() {
    try {
      // Awaited: the card is gone by then, and callbacks of it would be too.
      await withdraw.mutateAsync({ relative_link_id });
      showToast({ kind: 'success', text: t`The invitation is taken back.` });
      void navigate(`/manage-relative/${resident.id}`, { replace: true });
    } catch (caught) {
      tellFailure(caught);
      setAsked(false);
    }
  }

  return (
    <>
      {shown !== null && <InvitationCard invitation={shown} of={resident.known_as} />}
      <Card
        as="section"
        tone={invitation.is_over ? 'danger' : 'surface'}
        aria-labelledby="waiting"
        className={styles.card}
      >
        <h2 id="waiting">{t`Waiting for an answer`}</h2>
        <p>
          {invitation.is_over
            ? t`The invitation ran out on ${until}. Send it again: one tap makes a new one.`
            : t`${name} has not answered yet. The invitation works until ${until}.`}
        </p>
        <div className={styles.ways}>
          {email !== null && (
            <Button
              size="small"
              busy={resend.isPending}
              icon={<EnvelopeSimpleIcon weight="bold" aria-hidden="true" />}
              onClick={() => sendAgain('email')}
            >
              {t`Send again by email`}
            </Button>
          )}
          <Button
            variant="soft"
            size="small"
            busy={resend.isPending}
            icon={<QrCodeIcon weight="bold" aria-hidden="true" />}
            onClick={() => sendAgain('shown')}
          >
            {t`Show a new code`}
          </Button>
          <Button
            variant="soft"
            size="small"
            busy={resend.isPending}
            icon={<PrinterIcon weight="bold" aria-hidden="true" />}
            onClick={() => sendAgain('letter')}
          >
            {t`New letter`}
          </Button>
          <Button variant="line" size="small" onClick={() => setAsked(true)}>
            {t`Take it back`}
          </Button>
        </div>
        <TakeBackAsk
          name={name}
          isOpen={isAsked}
          busy={withdraw.isPending}
          onConfirm={() => void takeBack()}
          onCancel={() => setAsked(false)}
        />
      </Card>
    </>
  );
}
