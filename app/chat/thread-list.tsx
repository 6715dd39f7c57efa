import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { ChatThreadLine } from '@heartsease/domain/chat/chat.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';
import { useSaid } from './photo-word.ts';
import { ThreadFace } from './thread-face.tsx';
import styles from './thread-list.module.css';
import { useThreadWords } from './thread-words.ts';

/** The threads, the one with the newest message first. */
export function ThreadList({ threads, openId }: { threads: readonly ChatThreadLine[]; openId: string | undefined }) {
  const { t } = useLingui();
  return (
    <ul className={styles.threads} aria-label={t`Conversations`}>
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
      ))}
    </ul>
  );
}

function ThreadRow({ thread, isOpen }: { thread: ChatThreadLine; isOpen: boolean }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { id } = useProfile();
  const { title, under } = useThreadWords()(thread);
  const saidIn = useSaid();
  const { last, unread } = thread;
  const who = last === null ? '' : last.author_id === id ? t`You` : last.author;
  const said = last === null ? under : last.is_deleted ? t`A message was taken back` : `${who}: ${saidIn(last)}`;
  return (
    <li>
      <Link
        to={`/tabs/messages/${thread.id}`}
        className={styles.thread}
        data-unread={unread > 0 ? '' : undefined}
        aria-current={isOpen ? 'page' : undefined}
      >
        <ThreadFace thread={thread} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.said}>{said}</span>
        </span>
        <span className={styles.end}>
          {last !== null && (
            <time dateTime={last.at} className={styles.time}>
              {words.dayOf(last.at) === words.today ? words.time(last.at) : words.nearDay(words.dayOf(last.at))}
            </time>
          )}
          {unread > 0 && (
            <span className={styles.unread}>
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{plural(unread, { one: '# new', other: '# new' })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
