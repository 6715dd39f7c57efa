import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import { Card } from '../ui/card.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './activity-card.module.css';
import { useFormatWords } from './activity-words.ts';
import { FavouriteButton } from './favourite-button.tsx';

/**
 * An entry of the library: what it is, how to do it well, how long it takes. Drawn anew when the activity changes and not
 * with every letter of a search: there are two hundred.
 */
export const ActivityCard = memo(function ActivityCard({ activity }: { activity: LibraryActivity }) {
  const { i18n } = useLingui();
  return (
    <Card as="li" padding="none" className={styles.entry}>
      <Link to={`/activity/${activity.id}`} className={styles.card}>
        <Told activity={{ ...activity, ...cardIn(activity, i18n.locale) }} heading="h3" />
      </Link>
      <FavouriteButton activity={activity} />
    </Card>
  );
});

type Shown = Pick<LibraryActivity, 'title' | 'summary' | 'icon' | 'tint' | 'minutes' | 'formats'>;

/** As it will stand in the library. */
export function ActivityCardPreview({ activity }: { activity: Shown }) {
  return (
    <Card padding="none" className={styles.entry}>
      <div className={styles.card}>
        <Told activity={activity} heading="b" />
      </div>
    </Card>
  );
}

function Told({ activity, heading: Heading }: { activity: Shown; heading: 'h3' | 'b' }) {
  const { title, summary, icon, tint, minutes, formats } = activity;
  const words = useTimeWords();
  const formatWords = useFormatWords();
  const facts = [words.minutes(minutes), ...formats.map((format) => formatWords[format])];
  return (
    <>
      <Stamp icon={icon} tint={tint} size="l" />
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    </>
  );
}
