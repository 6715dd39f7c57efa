import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { answeredFrom } from '@heartsease/domain/chat/chat-hours.ts';
import type { getThread } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { useProfile } from '../session/use-session.ts';
import { telephoneLink } from '../ui/telephone.ts';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './thread-pane.module.css';

/** Always there: nobody watches this for emergencies, and here is the number; and when somebody answers. */
export function NotMonitored({ thread: { kind, hours } }: { thread: OutputOf<typeof getThread> }) {
  const { t } = useLingui();
  const profile = useProfile();
  const { phone: written, timezone } = profile.carehome;
  // A number stays on one line.
  const phone = written.replaceAll(' ', '\u00A0');
  const words = useTimeWords();
  const answered = answeredFrom(hours, useNow(), timezone);
  // What families write is answered in these hours; among colleagues nobody keeps any.
  const isOfFamilies = kind === 'circle' || kind === 'managers';
  const later = isOfFamilies && answered !== null && answered !== 'now' ? answered : null;
  const told = [
    // The team reads a circle; what is said to one person or to the managers is for them alone.
    kind === 'circle' ? hours.who : '',
    later === null ? '' : t`${words.nearDay(later.day)} from ${later.time} somebody looks again.`,
  ].filter(Boolean);
  return (
    <aside className={styles.notMonitored} aria-label={t`For emergencies`}>
      <PhoneIcon weight="fill" aria-hidden="true" />
      <p>
        {phone === '' ? (
          <Trans>
            <b>Nobody watches this for emergencies.</b> In danger, call 999.
          </Trans>
        ) : isStaff(profile) ? (
          <Trans>
            <b>Nobody watches this for emergencies.</b> Anything urgent goes by word of mouth or {phone}.
          </Trans>
        ) : (
          <Trans>
            <b>Nobody watches this for emergencies.</b> For anything urgent call{' '}
            <a href={telephoneLink(written)} className="link">
              {phone}
            </a>
            .
          </Trans>
        )}
        {told.map((sentence) => (
          <span key={sentence}> {sentence}</span>
        ))}
      </p>
    </aside>
  );
}
