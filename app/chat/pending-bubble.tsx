import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useOutbox } from '../api/use-outbox.ts';
import { Button } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import type { PendingMessage } from './chat.api.ts';
import styles from './message-log.module.css';

/** What is on this device alone so far, and says so. */
export function PendingBubble({ message }: { message: PendingMessage }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { retry, discard } = useOutbox();
  const { write_id, text, made_at, state } = message;
  const [icon, word] = {
    waiting: [<ClockIcon key="" weight="bold" aria-hidden="true" />, t`Waiting`],
    parked: [<WarningIcon key="" weight="fill" aria-hidden="true" />, t`Not sent`],
    arriving: [<CheckIcon key="" weight="bold" aria-hidden="true" />, t`Sent`],
  }[state];
  return (
    <article className={styles.message} data-own="">
      <div className={styles.column}>
        <p className="visually-hidden">{t`You`}</p>
        <div className={styles.row}>
          <div className={styles.bubble} data-state={state}>
            <p dir="auto">{text}</p>
            <p className={styles.foot}>
              <time dateTime={made_at}>{words.time(made_at)}</time>
              <span className={styles.state}>
                {icon}
                <span>{word}</span>
              </span>
            </p>
          </div>
        </div>
        {state === 'parked' && (
          <p className={styles.ways}>
            <Button variant="soft" size="small" onClick={() => void retry(write_id)}>{t`Send again`}</Button>
            <Button variant="quiet" size="small" onClick={() => void discard(write_id)}>{t`Throw away`}</Button>
          </p>
        )}
      </div>
    </article>
  );
}
