import { useLingui } from '@lingui/react/macro';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { memo, useDeferredValue, useState } from 'react';
import type { Activity, ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import type { ChosenActivity } from '@heartsease/domain/reports/begin-log.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useActivities } from '../activities/activities.api.ts';
import { MissingActivityCard } from '../activities/missing-activity-card.tsx';
import { WhatSuitsCard } from '../activities/what-suits-card.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './activity-choice.module.css';

type ActivityChoiceProps = {
  /** These come first. */
  format: ActivityFormat;
  onChoose: (activity: ChosenActivity) => void;
  /** Where people and what they did may be chosen together: who is in it already, and what to do with both. */
  withPeople?: {
    chosen: readonly string[];
    onChoose: (activity: ChosenActivity, people: readonly ResidentFace[]) => void;
  };
};

const TITLE_AT_MOST = 120;

/** What was done: search the library, or keep the words as they were typed. */
export function ActivityChoice({ format, onChoose, withPeople }: ActivityChoiceProps) {
  const { t } = useLingui();
  const activities = useActivities();
  const [typed, type] = useState('');
  // A letter stands in the field before the list has followed.
  const sought = useDeferredValue(typed);
  const own = typed.trim();
  const ownWords = own !== '' && (
    <Card padding="none">
      <List aria-label={t`In your own words`}>
        <ListRow
          lead={
            <span className={styles.own}>
              <PencilSimpleLineIcon weight="bold" aria-hidden="true" />
            </span>
          }
          title={t`“${own}”`}
          under={t`In your own words`}
          onPress={() => onChoose({ id: null, title: own, icon: 'sparkle', tint: 'stone', minutes: null })}
        />
      </List>
    </Card>
  );
  return (
    <div className={styles.choice}>
      <SearchField
        label={t`Search, or use your own words`}
        value={typed}
        maxLength={TITLE_AT_MOST}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      {withPeople !== undefined && own === '' && <WhatSuitsCard {...withPeople} />}
      {ownWords}
      <AsyncView query={activities}>
        {({ items }) => <LibraryList library={items} sought={sought.trim()} format={format} onChoose={onChoose} />}
      </AsyncView>
    </div>
  );
}

type LibraryListProps = Pick<ActivityChoiceProps, 'format' | 'onChoose'> & {
  library: readonly LibraryActivity[];
  sought: string;
};

/** Two hundred rows, drawn anew when something else is sought and not with every letter. */
const LibraryList = memo(function LibraryList({ library, sought, format, onChoose }: LibraryListProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const found = chosenFrom(library, { q: sought });
  const inOrder = sought === '' ? found.toSorted((one, other) => rank(one, format) - rank(other, format)) : found;
  if (inOrder.length === 0) return <MissingActivityCard title={sought} onAdded={onChoose} />;
  return (
    <Card padding="none">
      <List aria-label={t`Activities`}>
        {inOrder.map((activity) => {
          const title = titleIn(activity, i18n.locale);
          return (
            <ListRow
              key={activity.id}
              lead={<Stamp icon={activity.icon} tint={activity.tint} />}
              title={title}
              under={words.minutes(activity.minutes)}
              onPress={() => onChoose({ ...activity, title })}
            />
          );
        })}
      </List>
    </Card>
  );
});

function rank(activity: Activity, format: ActivityFormat): number {
  return activity.formats.includes(format) ? 0 : 1;
}
