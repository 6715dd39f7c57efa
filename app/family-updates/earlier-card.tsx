import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { useId } from 'react';
import { Link } from 'react-router';
import { sceneSource } from '../ui/scene-source.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './earlier-card.module.css';
import { usePersonsHome } from './family-updates.api.ts';

/** Two rows on a phone. */
const SHOWN = 6;

/** The last days in small, and the way to all of them. */
export function EarlierCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { data } = usePersonsHome(resident_id);
  if (!data?.are_updates_open) return null;
  const { kept, is_in_memory } = data;
  // The first of today stands large above.
  const earlier = [...(is_in_memory ? data.today : data.today.slice(1)), ...data.earlier];
  return (
    <section aria-labelledby={id} className={styles.earlier}>
      <div className={styles.top}>
        <h2 id={id}>{earlier.length === 0 ? t`Shared before` : t`Earlier this week`}</h2>
        <Link to={`/shared/${resident_id}`} className="link">
          {t`See all days`}
        </Link>
      </div>
      {earlier.length > 0 && (
        <ul className={styles.moments}>
          {earlier.slice(0, SHOWN).map((update) => (
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
      )}
      {kept > 0 && (
        <Link to={`/shared/${resident_id}?kept`} className={`link ${styles.kept}`}>
          <BookOpenIcon weight="fill" aria-hidden="true" />
          {t`Kept for the book: ${kept}`}
        </Link>
      )}
    </section>
  );
}
