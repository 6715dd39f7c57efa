import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useProfile } from '../session/use-session.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './invitation-letters.module.css';

interface LetterProps {
  invitation: ShownInvitation;
  /** The resident’s name. */
  of: string;
}

/** Only on paper, and there instead of the screen: a letter on a page of its own for each invitation. */
export function InvitationLetters({ letters }: { letters: LetterProps[] }) {
  return createPortal(
    <div className={styles.letters} aria-hidden="true">
      {letters.map((letter) => (
        <Letter key={letter.invitation.relative_link_id} {...letter} />
      ))}
    </div>,
    document.body,
  );
}

function Letter({ invitation, of }: LetterProps) {
  const { t } = useLingui();
  const { name: home, town, phone } = useProfile().carehome;
  const words = useTimeWords();
  const { first_name, last_name, link, code, expires_at } = invitation;
  const address = link.split('?')[0] ?? link;
  return (
    <article className={styles.letter}>
      <p className={styles.home}>{home}</p>
      <p className={styles.small}>{[town, phone].filter(Boolean).join(' · ')}</p>
      <p className={styles.day}>{words.date(words.today)}</p>
      <p>
        {first_name} {last_name}
      </p>
      <p>{t`Dear ${first_name},`}</p>
      <p>
        {t`we use ${PRODUCT_NAME} at ${home}: small moments of the day, written down by those who were there. With this letter you can be close to ${of} from wherever you are. You see what may be shared with the people close to ${of}, and nothing more.`}
      </p>
      <div className={styles.ways}>
        <QrCode text={link} label={t`An invitation for ${first_name}`} size={170} />
        <div>
          <p>{t`Point the camera of your phone at this square.`}</p>
          <p>{t`Or open ${address} and type this code:`}</p>
          <p className={styles.code}>{spaced(code)}</p>
        </div>
      </div>
      <p>
        {t`It works once, until ${words.date(words.dayOf(expires_at))}. You choose a password and are in. If you have an account already, sign in with it.`}
      </p>
      <p>
        {phone === ''
          ? t`Please give this code to nobody else. If anything is not clear, ask us.`
          : t`Please give this code to nobody else. If anything is not clear, ring us on ${phone}.`}
      </p>
      <p>{t`All of us at ${home}`}</p>
    </article>
  );
}

/** `ABCD EFGH` is read and typed with fewer slips. */
export function spaced(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
