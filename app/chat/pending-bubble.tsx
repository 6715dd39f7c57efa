import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Button } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import { UnsentPictures } from '../photos/unsent-pictures-card.tsx';
import { useBehindPhotos } from '../photos/behind-photos.api.ts';
import { inWords } from '../words/rule-words.ts';
import styles from './message-log.module.css';
import type { PendingMessage } from './use-sending-messages.ts';

/** What is on this device alone so far, and says so. */
export function PendingBubble({ message }: { message: PendingMessage }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { text, photo_ids, onTheWay, made_at, state } = message;
  const { refused, left, percent, sendAgain, sendWithout, throwAway } = useBehindPhotos(message);

  const [icon, word] = {
    waiting: [
      <ClockIcon key="" weight="bold" aria-hidden="true" />,
      percent !== null ? t`On its way · ${percent}%` : t`Waiting`,
    ],
    parked: [<WarningIcon key="" weight="fill" aria-hidden="true" />, t`Not sent`],
    arriving: [<CheckIcon key="" weight="bold" aria-hidden="true" />, t`Sent`],
  }[state];
  return (
    <article className={styles.message} data-own="">
      <div className={styles.column}>
        <p className="visually-hidden">{t`You`}</p>
        <div className={styles.row}>
          <div className={styles.bubble} data-state={state}>
            {photo_ids.length > 0 && <UnsentPictures ids={photo_ids} onTheWay={onTheWay} />}
            {text !== '' && <p dir="auto">{text}</p>}
            <p className={styles.foot}>
              <time dateTime={made_at}>{words.time(made_at)}</time>
              <span className={styles.state}>
                {icon}
                <span>{word}</span>
              </span>
            </p>
          </div>
        </div>
        {refused.map(({ id, reason }) => (
          <p key={id} role="alert" className={styles.problem}>
            {inWords(reason)}
          </p>
        ))}
        {state === 'parked' && (
          <p className={styles.ways}>
            <Button variant="soft" size="small" onClick={() => void sendAgain()}>{t`Send again`}</Button>
            {refused.length > 0 && (text !== '' || left.length > 0) && (
              <Button variant="soft" size="small" onClick={() => void sendWithout()}>{t`Take the photo off`}</Button>
            )}
            <Button variant="quiet" size="small" onClick={() => void throwAway()}>{t`Throw away`}</Button>
          </p>
        )}
      </div>
    </article>
  );
}
