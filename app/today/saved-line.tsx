import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { CloudCheckIcon } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { Link } from 'react-router';
import { useOutbox } from '../api/use-outbox.ts';
import { classNames } from '../ui/class-names.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './saved-line.module.css';
import { useToday } from './today.api.ts';

/** Whether the server has all that was written here, and when it was last heard of. */
export function SavedLine({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { entries } = useOutbox();
  const { dataUpdatedAt } = useToday();
  const waiting = entries.length;
  if (waiting > 0) {
    return (
      <Link to="/outbox" className={classNames(styles.saved, className)}>
        <CloudArrowUpIcon aria-hidden="true" />
        {plural(waiting, { one: '# not sent yet', other: '# not sent yet' })}
      </Link>
    );
  }
  const time = dataUpdatedAt > 0 ? words.time(new Date(dataUpdatedAt).toISOString()) : null;
  return (
    <p className={classNames(styles.saved, className)}>
      <CloudCheckIcon aria-hidden="true" />
      {time === null ? t`Everything is saved` : t`Everything is saved · last sync ${time}`}
    </p>
  );
}
