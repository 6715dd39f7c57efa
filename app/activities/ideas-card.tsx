import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useActivities } from './activities.api.ts';
import styles from './ideas-card.module.css';

const IDEAS = 3;
/** What fits between two other things. */
const SHORT_MINUTES = 20;

/** A few short activities, others every day; for a home that only plans. */
export function IdeasCard() {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { data } = useActivities();
  const ideas = ideasOf(data?.items ?? [], words.today);
  if (ideas.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`A few minutes to spare?`}</h2>
        <Link to="/tabs/activities" className="link">
          {t`See all`}
        </Link>
      </div>
      <ul>
        {ideas.map((idea) => (
          <li key={idea.id} className={styles.idea}>
            <Stamp icon={idea.icon} tint={idea.tint} />
            <span>
              <b>{idea.title}</b>
              <span className="secondary"> {words.minutes(idea.minutes)}</span>
              <span className={styles.summary}>{idea.summary}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same three all day long, and three others tomorrow. */
function ideasOf(activities: Activity[], day: string): Activity[] {
  const short = activities.filter(({ minutes }) => minutes <= SHORT_MINUTES);
  const start = (Math.floor(Date.parse(day) / 86_400_000) * IDEAS) % Math.max(short.length, 1);
  return [...short.slice(start), ...short.slice(0, start)].slice(0, IDEAS);
}
