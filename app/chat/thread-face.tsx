import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { ChatThread } from '@heartsease/domain/chat/chat.ts';
import { Face } from '../ui/face.tsx';
import styles from './thread-list.module.css';

/** The face of whom a thread is about or with; a drawing where it is many. */
export function ThreadFace({ thread }: { thread: Pick<ChatThread, 'kind' | 'resident' | 'person'> }) {
  const somebody = thread.resident ?? thread.person;
  if (somebody !== null) return <Face person={somebody} size="m" />;
  return (
    <span className={styles.many} aria-hidden="true">
      {thread.kind === 'managers' ? <ShieldCheckIcon weight="fill" /> : <UsersThreeIcon weight="fill" />}
    </span>
  );
}
