import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import type { FollowUp } from '@heartsease/domain/observations/observation.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './follow-up-line.module.css';

/** What was to be done, by whom and by when; or who did it. */
export function FollowUpLine({ followUp }: { followUp: FollowUp }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { task, owner, due_on, done_at, done_by } = followUp;
  const name = done_by ?? owner.known_as;
  return (
    <p className={styles.line}>
      {done_at === null ? (
        <CircleIcon weight="bold" aria-hidden="true" />
      ) : (
        <CheckCircleIcon weight="fill" aria-hidden="true" />
      )}
      <span>
        <b>{task}</b>
        <span className="secondary">
          {done_at === null
            ? `${owner.known_as} · ${words.nearDay(due_on)}`
            : t`Done by ${name}, ${words.nearDay(words.dayOf(done_at))}`}
        </span>
      </span>
    </p>
  );
}
