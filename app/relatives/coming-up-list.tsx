import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './coming-up-list.module.css';

/** What is on, in order: time, what, where. */
export function ComingUpList({ sessions }: { sessions: OutputOf<typeof listComingUp>['items'] }) {
  const words = useTimeWords();
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <Stamp icon={session.icon} tint={session.tint} />
          <span className={styles.words}>
            <b>{session.title}</b>
            <span className={styles.where}>
              {[words.time(session.starts_at), words.minutes(session.minutes), session.place]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
