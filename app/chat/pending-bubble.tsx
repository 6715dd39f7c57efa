import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useOutbox } from '../api/use-outbox.ts';
import { Button } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import { UnsentPictures } from '../photos/unsent-pictures-card.tsx';
import { discardPhoto, discardPhotosOf, retryPhoto } from '../photos/unsent-photos.api.ts';
import { inWords } from '../words/rule-words.ts';
import styles from './message-log.module.css';
import type { PendingMessage } from './use-sending-messages.ts';

/** What is on this device alone so far, and says so. */
export function PendingBubble({ message }: { message: PendingMessage }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { entries, retry, discard } = useOutbox();
  const { write_id, text, photo_ids, onTheWay, made_at, state } = message;
  const refused = onTheWay.filter((photo) => photo.state === 'refused');
  const left = photo_ids.filter((id) => refused.every((photo) => photo.id !== id));
  const going = onTheWay.filter((photo) => photo.state === 'sending');
  const percent = Math.round(((going[0]?.share ?? 0) + photo_ids.length - onTheWay.length) * (100 / photo_ids.length));

  async function sendAgain() {
    if (refused.length > 0) await Promise.all(refused.map(async ({ id }) => await retryPhoto(id)));
    await retry(write_id);
  }

  async function sendWithout() {
    const entry = entries.find(({ client_id }) => client_id === write_id);
    await Promise.all(refused.map(async ({ id }) => await discardPhoto(id)));
    if (entry !== undefined) await retry(write_id, { ...entry.input, photo_ids: left });
  }

  async function throwAway() {
    await discard(write_id);
    await discardPhotosOf(write_id);
  }

  const [icon, word] = {
    waiting: [
      <ClockIcon key="" weight="bold" aria-hidden="true" />,
      going.length > 0 ? t`On its way · ${percent}%` : t`Waiting`,
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
