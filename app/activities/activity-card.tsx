import { Link } from 'react-router';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useFormatWords } from './activity-words.ts';
import styles from './activity-card.module.css';

/** An entry of the library: what it is, how to do it well, how long it takes. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const words = useTimeWords();
  const formatWords = useFormatWords();
  const facts = [words.minutes(activity.minutes), ...activity.formats.map((format) => formatWords[format])];
  return (
    <Card as="li" padding="none">
      <Link to={`/activity/${activity.id}`} className={styles.card}>
        <Stamp icon={activity.icon} tint={activity.tint} size="l" />
        <div className={styles.words}>
          <h3>{activity.title}</h3>
          <p className={styles.summary}>{activity.summary}</p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </Link>
    </Card>
  );
}
