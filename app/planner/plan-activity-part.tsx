import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import { titleIn, titleKept } from '@heartsease/domain/activities/library.ts';
import type { LibraryActivity } from '@heartsease/domain/activities/library.ts';
import { useActivities } from '../activities/activities.api.ts';
import { WhatSuitsCard } from '../activities/what-suits-card.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './plan-activity-part.module.css';
import { usePlanWords } from './plan-words.ts';

interface PlanActivityPartProps {
  activity_id: string | null;
  title: string;
  error: string | undefined;
  /** A title in own words, with the activity or without one. */
  onTitle: (title: string) => void;
  /** Null: something of one's own. */
  onActivity: (activity: PlannedActivity | null) => void;
  /** Who is expected, by name or with a group; they may be chosen with the activity where nobody is yet. */
  people: { chosen: readonly string[]; onPeople: (ids: string[]) => void };
}

/** As much of an activity as a plan takes over from it. */
export type PlannedActivity = Pick<LibraryActivity, 'id' | 'title' | 'minutes'> & {
  welsh: { title: string } | null;
};

/** As many as fit under the field without hiding the rest of the form. */
const FOUND_AT_MOST = 5;

/** What is planned: something of the library, found while one types, or own words. */
export function PlanActivityPart({ activity_id, title, error, people, onTitle, onActivity }: PlanActivityPartProps) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { labels } = usePlanWords();
  const library = useActivities();
  const field = useRef<HTMLInputElement>(null);
  const [isSearching, search] = useState(false);
  const items = library.data?.items ?? [];
  const chosen = items.find(({ id }) => id === activity_id);
  const found = isSearching && title.trim() !== '' ? chosenFrom(items, { q: title }).slice(0, FOUND_AT_MOST) : [];

  /** The button that chose is gone then, so whoever writes goes on in the field. */
  function choose(activity: PlannedActivity | null) {
    search(false);
    onActivity(activity);
    field.current?.focus();
  }

  return (
    <>
      <Field
        ref={field}
        id="title"
        label={labels.title}
        description={t`Something of the library, or your own words.`}
        value={titleKept(title, chosen, i18n.locale)}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          search(activity_id === null);
          onTitle(target.value);
        }}
      />
      {chosen !== undefined && (
        <div className={styles.chosen}>
          <Stamp icon={chosen.icon} tint={chosen.tint} />
          <span className="secondary">{t`From the library: ${titleIn(chosen, i18n.locale)}`}</span>
          <Button variant="soft" size="small" onClick={() => choose(null)}>
            {t`Take it off`}
          </Button>
        </div>
      )}
      {activity_id === null && found.length === 0 && (
        <div>
          <WhatSuitsCard
            chosen={people.chosen}
            onChoose={(activity, asked) => {
              if (people.chosen.length === 0) people.onPeople(asked.map(({ id }) => id));
              choose(activity);
            }}
          />
        </div>
      )}
      {found.length > 0 && (
        <List aria-label={t`Activities`}>
          {found.map((activity) => (
            <ListRow
              key={activity.id}
              lead={<Stamp icon={activity.icon} tint={activity.tint} />}
              title={titleIn(activity, i18n.locale)}
              under={words.minutes(activity.minutes)}
              onPress={() => choose(activity)}
            />
          ))}
        </List>
      )}
    </>
  );
}
