import { useLingui } from '@lingui/react/macro';
import type { ActivityCategory, ActivityDetail } from '@heartsease/domain/activities/activity-detail.ts';
import { sidesOf } from '@heartsease/domain/activities/sides-of-activity.ts';
import type { Tint } from '@heartsease/domain/activities/activity.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { useActivityWords } from './activity-words.ts';
import styles from './gives-part.module.css';

const STAMPS: Record<ActivityCategory, { icon: string; tint: Tint }> = {
  physical: { icon: 'person-simple-walk', tint: 'brick' },
  cognitive: { icon: 'puzzle-piece', tint: 'sky' },
  creative: { icon: 'palette', tint: 'rose' },
  social: { icon: 'users-three', tint: 'plum' },
  spiritual: { icon: 'flower-lotus', tint: 'lilac' },
  sensory: { icon: 'hand', tint: 'amber' },
  outdoors: { icon: 'tree', tint: 'moss' },
  everyday_purpose: { icon: 'basket', tint: 'stone' },
};

/** What an activity is good for, side by side of a good week, and when it does most good. */
export function GivesPart({ detail: { weights, times } }: { detail: Pick<ActivityDetail, 'weights' | 'times'> }) {
  const { t } = useLingui();
  const words = useActivityWords();
  const { mostly, also } = sidesOf(weights);
  const rows = [
    { how: t`Mostly`, sides: mostly },
    { how: t`Also`, sides: also },
  ].filter(({ sides }) => sides.length > 0);
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ how, sides }) => (
          <div key={how} className={styles.row}>
            <dt>{how}</dt>
            <dd>
              <Sides sides={sides} />
            </dd>
          </div>
        ))}
      </dl>
      {times.length > 0 && (
        <p>
          <b>{t`Best at`}:</b> {times.map((time) => words.times[time]).join(', ')}
        </p>
      )}
    </>
  );
}

function Sides({ sides }: { sides: readonly ActivityCategory[] }) {
  const categoryWord = useCategoryWord();
  return (
    <ul className={styles.sides}>
      {sides.map((side) => (
        <li key={side}>
          <Stamp {...STAMPS[side]} size="s" />
          {categoryWord(side)}
        </li>
      ))}
    </ul>
  );
}
