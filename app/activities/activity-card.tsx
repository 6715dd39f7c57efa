import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './activity-card.module.css';
import { useFormatWords } from './activity-words.ts';
import { FavouriteButton } from './favourite-button.tsx';

/** An entry of the library: what it is, how to do it well, how long it takes. */
export function ActivityCard({ activity }: { activity: LibraryActivity }) {
  const { i18n } = useLingui();
  const words = useTimeWords();
  const { title, summary } = cardIn(activity, i18n.locale);
  const formatWords = useFormatWords();
  const facts = [words.minutes(activity.minutes), ...activity.formats.map((format) => formatWords[format])];
  return (
    <Card as="li" padding="none" className={styles.entry}>
      <Link to={`/activity/${activity.id}`} className={styles.card}>
        <Stamp icon={activity.icon} tint={activity.tint} size="l" />
        <div className={styles.words}>
          <h3>{title}</h3>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </Link>
      <FavouriteButton activity={activity} />
    </Card>
  );
}
