import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { copyText } from '../ui/copy-text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './invitation-card.module.css';
import { InvitationLetters, spaced } from './invitation-letters.tsx';

interface InvitationCardProps {
  invitation: ShownInvitation;
  /** The resident’s name, which stands in the letter alone. */
  of: string;
}

/** An invitation that was just made: to scan, to type, to copy, to print. It is shown this once. */
export function InvitationCard({ invitation, of }: InvitationCardProps) {
  const { t } = useLingui();
  const { shortDay, dayOf, time } = useTimeWords();
  const { first_name: name, sent_by, email, link, code, expires_at } = invitation;
  const said = {
    email: t`It is on its way to ${email ?? ''}. The code below is the same invitation.`,
    shown: t`Let ${name} scan this with their own phone, or read the code out.`,
    letter: t`Print the letter, and hand it over or post it.`,
  };

  return (
    <>
      <Card className={styles.card}>
        <p>{said[sent_by]}</p>
        <QrCode text={link} label={t`An invitation for ${name}`} size={220} />
        <p className={styles.code}>
          <span className="secondary">{t`Or type this code on the sign-in page:`}</span>
          <b>{spaced(code)}</b>
        </p>
        <p className={styles.link}>{link}</p>
        <p className="secondary">{t`Works once, until ${shortDay(dayOf(expires_at))} ${time(expires_at)}.`}</p>
        <div className={styles.actions}>
          <PrintPageButton variant={sent_by === 'letter' ? 'primary' : 'soft'}>{t`Print the letter`}</PrintPageButton>
          <Button
            variant="soft"
            icon={<CopyIcon weight="bold" aria-hidden="true" />}
            onClick={() => void copyText(link, t`The link is copied.`)}
          >
            {t`Copy the link`}
          </Button>
        </div>
      </Card>
      <InvitationLetters letters={[{ invitation, of }]} />
    </>
  );
}
