import { plural } from '@lingui/core/macro';
import { useMay } from '../session/use-may.ts';
import { useUnread } from './chat.api.ts';
import styles from './unread-card.module.css';

/** On the tab: that somebody has written. */
export function UnreadDot() {
  return useMay('chat.use') ? <Count className={styles.dot} /> : null;
}

/** At the end of a row that leads to the messages. */
export function UnreadCount() {
  return useMay('chat.use') ? <Count className={styles.count} /> : null;
}

function Count({ className }: { className: string | undefined }) {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="visually-hidden">{plural(unread, { one: '# new message', other: '# new messages' })}</span>
    </span>
  );
}
