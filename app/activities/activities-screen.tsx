import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import type { Activity } from '@heartsease/domain/activities/activity.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useCategoryWord, useFormatWords } from './activity-words.ts';
import { useActivities } from './activities.api.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './activities-screen.module.css';

interface Choice {
  q: string;
  format: ActivityFormat | undefined;
}

const EVERYTHING: Choice = { q: '', format: undefined };

/** A change on the screen, not another one: it leaves no entry behind and stays where it is. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** The library: what one can do together, to be searched and leafed through. */
export function ActivitiesScreen() {
  const { t } = useLingui();
  const query = useActivities();
  const formatWords = useFormatWords();
  const [address, setAddress] = useSearchParams();
  // The address follows the typing a moment later, so it can't be what the field shows.
  const [choice, setChoice] = useState(() => chosenFrom(address));
  const count = query.data && plural(query.data.total, { one: '# activity', other: '# activities' });

  function choose(change: Partial<Choice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    const params = Object.entries({ q: next.q, format: next.format ?? '' }).filter(([, value]) => value !== '');
    setAddress(new URLSearchParams(params), QUIETLY);
  }

  return (
    <>
      <SectionHeader title={t`Activities`} under={count} />
      <div className={styles.tools}>
        <SearchField
          label={t`Search the activities`}
          value={choice.q}
          onChange={(event) => choose({ q: event.target.value })}
          onClear={() => choose({ q: '' })}
        />
        <div className={styles.formats} role="group" aria-label={t`Show`}>
          {ActivityFormat.options.map((option) => (
            <FilterChip
              key={option}
              isOn={option === choice.format}
              onChange={(isOn) => choose({ format: isOn ? option : undefined })}
            >
              {formatWords[option]}
            </FilterChip>
          ))}
        </div>
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the activities`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No activities yet`} />}
      >
        {({ items }) => <Library activities={activitiesChosen(items, choice)} onShowAll={() => choose(EVERYTHING)} />}
      </AsyncView>
    </>
  );
}

function Library({ activities, onShowAll }: { activities: Activity[]; onShowAll: () => void }) {
  const { t } = useLingui();
  const categoryWord = useCategoryWord();
  if (activities.length === 0) {
    return (
      <Empty
        title={t`Nothing found`}
        action={
          <Button variant="soft" onClick={onShowAll}>
            {t`Show everything`}
          </Button>
        }
      />
    );
  }
  const shelves = [...Map.groupBy(activities, ({ category }) => category)];
  return (
    <div className={styles.shelves}>
      {shelves.map(([category, ofCategory]) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h2 id={`category-${category}`} className={styles.category}>
            {categoryWord(category)}
          </h2>
          <ul className={styles.activities}>
            {ofCategory.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function chosenFrom(address: URLSearchParams): Choice {
  return { q: address.get('q') ?? '', format: ActivityFormat.safeParse(address.get('format')).data };
}

function activitiesChosen(activities: Activity[], { q, format }: Choice): Activity[] {
  return activities.filter(
    ({ title, summary, formats }) =>
      matchesWords(q.trim(), [title, summary]) && (format === undefined || formats.includes(format)),
  );
}
