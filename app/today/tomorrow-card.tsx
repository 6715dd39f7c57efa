import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { usePlan } from '../planner/planner.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './tomorrow-card.module.css';

/** What comes tomorrow, for a home that only plans (package A). */
export function TomorrowCard() {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const tomorrow = addDays(words.today, 1);
  const query = usePlan(tomorrow, tomorrow);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Tomorrow`}</h2>
        <Link to="/tabs/planner" className="link">
          {t`See the week`}
        </Link>
      </div>
      <p className="secondary">{words.longDay(tomorrow)}</p>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.nothing}>{t`Nothing is planned yet.`}</p>}
      >
        {({ items }) => (
          <ul className={styles.sessions}>
            {items.map((session) => (
              <TomorrowRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

function TomorrowRow({ session }: { session: PlannedSession }) {
  const words = useTimeWords();
  return (
    <li className={styles.session}>
      <Stamp icon={session.icon} tint={session.tint} />
      <span className={styles.words}>
        <b>{session.title}</b>
        <span className="secondary">{[words.time(session.starts_at), session.place].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
