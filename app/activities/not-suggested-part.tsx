import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GroupFits } from '@heartsease/domain/activities/group-fits.ts';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Card } from '../ui/card.tsx';
import fitStyles from '../ui/fits.module.css';
import { useNamesOf } from '../words/names-of.ts';
import styles from './group-fits-part.module.css';
import { useAgainstWords } from './group-reason-words.ts';

interface NotSuggestedPartProps {
  found: Pick<GroupFits, 'left_out' | 'unsuited'>;
  people: readonly ResidentFace[];
}

/** What would hurt somebody of them stands open; what only does not suit most of them is a tap away. */
export function NotSuggestedPart({ found: { left_out, unsuited }, people }: NotSuggestedPartProps) {
  const { t } = useLingui();
  return (
    <>
      {left_out.length > 0 && (
        <Card className={fitStyles.leftOut}>
          <h2>{t`Left out on purpose`}</h2>
          <NotFor activities={left_out} people={people} />
        </Card>
      )}
      {unsuited.length > 0 && (
        <Card className={fitStyles.leftOut}>
          <details>
            <summary className={styles.more}>
              {plural(unsuited.length, {
                one: '# more does not suit most of them',
                other: '# more do not suit most of them',
              })}
            </summary>
            <NotFor activities={unsuited} people={people} />
          </details>
        </Card>
      )}
    </>
  );
}

interface NotForProps {
  activities: GroupFits['unsuited'];
  people: readonly ResidentFace[];
}

/** For whom something is not, and why. */
function NotFor({ activities, people }: NotForProps) {
  const { i18n } = useLingui();
  const against = useAgainstWords();
  const namesOf = useNamesOf(people);
  return (
    <ul>
      {activities.map(({ activity, not_for }) => (
        <li key={activity.id}>
          <b>{titleIn(activity, i18n.locale)}</b>
          {' · '}
          {not_for.map(({ resident_id, because }) => `${namesOf([resident_id])}: ${against(because)}`).join('; ')}
        </li>
      ))}
    </ul>
  );
}
