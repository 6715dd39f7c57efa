import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './earlier-card.module.css';
import { usePersonsHome } from './family-updates.api.ts';

/** Whole rows, two at most. */
const [ROW, SHOWN] = [3, 6];

/** The last days in small, and the way to all of them. */
export function EarlierCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { data } = usePersonsHome(resident_id);
  if (!data?.are_updates_open) return null;
  const { known_as: name, kept, is_in_memory, is_anything_shared } = data;
  // The first of today stands large above.
  const earlier = [...(is_in_memory ? data.today : data.today.slice(1)), ...data.earlier];
  if (earlier.length === 0) return is_anything_shared ? <AllDays resident_id={resident_id} name={name} /> : null;
  return (
    <section aria-labelledby={id} className={styles.earlier}>
      <div className={styles.top}>
        <h2 id={id}>{t`Earlier this week`}</h2>
        <Link to={`/shared/${resident_id}`} className="link">
          {t`See all days`}
        </Link>
      </div>
      <ul className={styles.moments}>
        {earlier.slice(0, earlier.length < SHOWN ? ROW : SHOWN).map((update) => (
          <li key={update.id}>
            <Link to={`/shared/${resident_id}#${update.day}`} className={styles.moment}>
              {update.scene === null ? (
                <span className={styles.ground}>
                  <Stamp icon={update.icon} tint={update.tint} size="l" />
                </span>
              ) : (
                <img src={sceneSource(update.scene, update.day)} alt="" className={styles.scene} loading="lazy" />
              )}
              <span className={styles.words}>
                <b>{update.day === words.today ? words.nearDay(update.day) : words.shortWeekday(update.day)}</b>{' '}
                {update.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {kept > 0 && (
        <Link to={`/shared/${resident_id}?kept`} className={`link ${styles.kept}`}>
          <BookOpenIcon weight="fill" aria-hidden="true" />
          {t`Kept for the book: ${kept}`}
        </Link>
      )}
    </section>
  );
}

/** Where this week has nothing more to show, the way to all days is a line. */
function AllDays({ resident_id, name }: { resident_id: string; name: string }) {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <List aria-label={t`Earlier days`}>
        <ListRow
          lead={<BookOpenIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`${name}’s days`}
          under={t`All that was shared, day by day`}
          to={`/shared/${resident_id}`}
        />
      </List>
    </Card>
  );
}
