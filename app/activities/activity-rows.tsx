import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import type { GroupFits } from '@heartsease/domain/activities/group-fits.ts';
import { titleIn, withTheUsualOnTop } from '@heartsease/domain/activities/library.ts';
import type { LibraryActivity, LibraryChoice } from '@heartsease/domain/activities/library.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { usePlan } from '../planner/planner.api.ts';
import { useMay } from '../session/use-may.ts';
import { useBeginGroupLog } from '../shell/log-begun.ts';
import { useBeginPlan } from '../shell/plan-begun.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useActivities, useActivityMatches } from './activities.api.ts';
import { AddAsOwn } from './add-as-own.tsx';
import styles from './choose-activity-screen.module.css';
import { isAnything } from './library-address.ts';
import { NothingOfThese } from './nothing-of-these.tsx';

interface ForPeople {
  people: readonly ResidentFace[];
}

interface OfTheLibrary extends ForPeople {
  choice: LibraryChoice;
}

/** What is planned for today; a tap opens it. */
export function PlannedRows() {
  const { t } = useLingui();
  const words = useTimeWords();
  const query = usePlan(words.today, words.today);
  return (
    <AsyncView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty title={t`Nothing is planned today`} />}
    >
      {({ items }) => (
        <Card padding="none">
          <List aria-label={t`Planned today`}>
            {items.map(({ id, icon, tint, title, starts_at, place }) => (
              <ListRow
                key={id}
                lead={<Stamp icon={icon} tint={tint} />}
                title={title}
                under={[words.time(starts_at), place].filter(Boolean).join(' · ')}
                to={`/planned-session/${id}`}
              />
            ))}
          </List>
        </Card>
      )}
    </AsyncView>
  );
}

/** What most of them had last, so that it can be the same again. */
export function LatelyRows({ people, choice }: OfTheLibrary) {
  const { t } = useLingui();
  const words = useTimeWords();
  const namesOf = useNamesOf(people);
  const query = useActivityMatches(people, choice);
  // What is in no library has no format, no season and no cost to be narrowed by.
  const ownWordsOf = ({ own_words }: GroupFits) => (isAnything(choice) ? own_words : []);
  const lastOf = ({ last_on, resident_ids }: { last_on: string; resident_ids: string[] }) =>
    t`${namesOf(resident_ids)} · ${words.daysAgo(daysBetween(last_on, words.today))}`;
  return (
    <AsyncView
      query={query}
      isEmpty={(found) => found.lately.length + ownWordsOf(found).length === 0}
      empty={isAnything(choice) ? <Empty title={t`None of them had anything lately`} /> : <NothingOfThese />}
    >
      {(found) => (
        <div className={styles.rows}>
          {found.lately.length > 0 && (
            <Rows
              label={t`Had lately`}
              people={people}
              activities={found.lately.map(({ activity, ...had }) => ({ activity, under: lastOf(had) }))}
            />
          )}
          {ownWordsOf(found).length > 0 && (
            <OwnWordsRows
              people={people}
              had={ownWordsOf(found).map(({ title, ...had }) => ({ title, under: lastOf(had) }))}
            />
          )}
        </div>
      )}
    </AsyncView>
  );
}

interface OwnWordsRowsProps extends ForPeople {
  had: readonly { title: string; under: string }[];
}

/** A tap begins the log of the same, in the same words; whoever logs nothing plans it, and whoever plans nothing reads. */
function OwnWordsRows({ people, had }: OwnWordsRowsProps) {
  const { t } = useLingui();
  const beginLog = useBeginGroupLog();
  const beginPlan = useBeginPlan();
  const mayLog = useMay('reports.add');
  const mayPlan = useMay('planner.edit');
  function begin(title: string) {
    if (mayLog) beginLog({ id: null, title, icon: 'sparkle', tint: 'stone', minutes: null }, people);
    else beginPlan(title, people);
  }
  return (
    <Card padding="none">
      <List aria-label={t`In your own words`}>
        {had.map(({ title, under }) => (
          <ListRow
            key={title}
            lead={<Stamp icon="sparkle" tint="stone" />}
            title={t`“${title}”`}
            under={under}
            {...((mayLog || mayPlan) && { onPress: () => begin(title) })}
          />
        ))}
      </List>
    </Card>
  );
}

/** What somebody likes best to do with people. */
export function FavouriteRows({ people, choice }: OfTheLibrary) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <AsyncView query={useActivities()}>
      {({ items }) => {
        const kept = chosenFrom(items, { ...choice, favourites: true });
        if (kept.length === 0 && !isAnything(choice)) return <NothingOfThese />;
        if (kept.length === 0) {
          return (
            <Empty title={t`No favourites yet`}>
              <p>{t`Tap the heart of an activity, and it waits for you here.`}</p>
            </Empty>
          );
        }
        return (
          <Rows
            label={t`My favourites`}
            people={people}
            activities={kept.map((activity) => ({ activity, under: words.minutes(activity.minutes) }))}
          />
        );
      }}
    </AsyncView>
  );
}

/** What only happens here, and what the organisation's other homes share. */
export function OwnRows({ people, choice }: OfTheLibrary) {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayWrite = useMay('own_activities.propose');
  return (
    <AsyncView query={useActivities()}>
      {({ items }) => {
        const own = chosenFrom(items, { ...choice, own: true });
        if (own.length === 0 && !isAnything(choice)) return <NothingOfThese />;
        if (own.length === 0) {
          return (
            <Empty
              title={t`None of your own yet`}
              action={mayWrite && <ButtonLink to="/manage-custom-activities/new">{t`Write one down`}</ButtonLink>}
            />
          );
        }
        return (
          <Rows
            label={t`Our own`}
            people={people}
            activities={own.map((activity) => ({ activity, under: words.minutes(activity.minutes) }))}
          />
        );
      }}
    </AsyncView>
  );
}

/** Anything of the library, found by what people call it. */
export function LibraryRows({ people, choice }: OfTheLibrary) {
  const { t } = useLingui();
  const words = useTimeWords();
  const beginLog = useBeginGroupLog();
  const mayLog = useMay('reports.add');
  const [typed, type] = useState('');
  return (
    <div className={styles.rows}>
      <SearchField
        label={t`Search the activities`}
        value={typed}
        maxLength={120}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      <AsyncView query={useActivities()}>
        {({ items }) => {
          const wanted = chosenFrom(items, { ...choice, q: typed });
          const found = typed.trim() === '' ? withTheUsualOnTop(wanted) : wanted;
          if (found.length === 0) {
            return (
              <Empty
                title={t`Nothing found`}
                action={
                  <AddAsOwn
                    title={typed.trim()}
                    onAdded={(activity) => (mayLog ? beginLog(activity, people) : type(''))}
                  />
                }
              />
            );
          }
          return (
            <Rows
              label={t`Activities`}
              people={people}
              activities={found.map((activity) => ({ activity, under: words.minutes(activity.minutes) }))}
            />
          );
        }}
      </AsyncView>
    </div>
  );
}

type Choosable = Pick<LibraryActivity, 'id' | 'title' | 'icon' | 'tint' | 'minutes'> & {
  welsh: { title: string } | null;
};

interface RowsProps extends ForPeople {
  label: string;
  activities: readonly { activity: Choosable; under: ReactNode }[];
}

/** A tap begins its log with these people; whoever logs nothing opens its sheet. */
function Rows({ label, activities, people }: RowsProps) {
  const { i18n } = useLingui();
  const beginLog = useBeginGroupLog();
  const mayLog = useMay('reports.add');
  return (
    <Card padding="none">
      <List aria-label={label}>
        {activities.map(({ activity, under }) => {
          const title = titleIn(activity, i18n.locale);
          return (
            <ListRow
              key={activity.id}
              lead={<Stamp icon={activity.icon} tint={activity.tint} />}
              title={title}
              under={under}
              {...(mayLog
                ? { onPress: () => beginLog({ ...activity, title }, people) }
                : { to: `/activity/${activity.id}` })}
            />
          );
        })}
      </List>
    </Card>
  );
}
