import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chosenFrom } from '@heartsease/domain/activities/chosen-from.ts';
import type { LibraryActivity, LibraryChoice } from '@heartsease/domain/activities/library.ts';
import { useMay } from '../session/use-may.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useActivities } from './activities.api.ts';
import { useCategoryWord } from '../words/category-word.ts';
import styles from './activities-screen.module.css';
import { ActivityCard } from './activity-card.tsx';
import { AddAsOwn } from './add-as-own.tsx';
import { choiceOfAddress, addressOfChoice } from './library-address.ts';
import { LibraryFilters } from './library-filters.tsx';
import { useProposals } from './own-activities.api.ts';

/** A change on the screen, not another one: it leaves no entry behind and stays where it is. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** The library: what one can do together, to be searched and leafed through. */
export function ActivitiesScreen() {
  const { t } = useLingui();
  const query = useActivities();
  const choosesForPeople = useMay('activities.choose');
  const writesOwn = useMay('own_activities.propose');
  const [address, setAddress] = useSearchParams();
  // The address follows the typing a moment later, so it can't be what the field shows.
  const [choice, setChoice] = useState(() => choiceOfAddress(address));
  // A letter stands in the field before the list has followed; two hundred activities are not read through twice for it.
  const sought = useDeferredValue(choice);
  const items = query.data?.items;
  const found = useMemo(() => chosenFrom(items ?? [], sought), [items, sought]);
  const count = query.data && plural(query.data.total, { one: '# activity', other: '# activities' });

  function choose(change: Partial<LibraryChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    setAddress(addressOfChoice(next), QUIETLY);
  }

  function chooseAll() {
    setChoice({});
    setAddress(addressOfChoice({}), QUIETLY);
  }

  return (
    <>
      <SectionHeader title={t`Activities`} under={count} />
      <div className={styles.leads}>
        {choosesForPeople && (
          <ButtonLink to="/choose-activity" variant="soft" icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}>
            {t`What suits these people?`}
          </ButtonLink>
        )}
        {writesOwn && <OwnLink />}
      </div>
      <div className={styles.tools} data-tour="activities">
        <SearchField
          label={t`Search the activities`}
          value={choice.q ?? ''}
          maxLength={120}
          onChange={(event) => choose({ q: event.target.value })}
          onClear={() => choose({ q: '' })}
        />
        <LibraryFilters
          choice={choice}
          onChoose={choose}
          found={found.length}
          shelves={query.data?.items.some(({ is_own }) => is_own) ? ['favourites', 'own'] : ['favourites']}
        />
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the activities`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No activities yet`} />}
      >
        {() => <Library activities={found} choice={sought} onShowAll={chooseAll} />}
      </AsyncView>
    </>
  );
}

/** To what the home wrote itself; whoever may say yes sees that somebody waits for it. */
function OwnLink() {
  const { t } = useLingui();
  const waiting = useProposals();
  return (
    <ButtonLink
      to="/manage-custom-activities"
      variant="soft"
      icon={<PencilSimpleLineIcon weight="bold" aria-hidden="true" />}
    >
      {waiting === 0 ? t`Our own activities` : t`Our own activities · ${waiting} waiting`}
    </ButtonLink>
  );
}

interface LibraryProps {
  activities: LibraryActivity[];
  choice: LibraryChoice;
  onShowAll: () => void;
}

/** By shelves; what was searched for in one row, the best first. */
function Library({ activities, choice, onShowAll }: LibraryProps) {
  const { t } = useLingui();
  const categoryWord = useCategoryWord();
  if (activities.length === 0) return <NothingFound choice={choice} onShowAll={onShowAll} />;
  if ((choice.q ?? '').trim() !== '') {
    return (
      <section aria-label={t`Found`}>
        <Cards activities={activities} />
      </section>
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
          <Cards activities={ofCategory} />
        </section>
      ))}
    </div>
  );
}

function Cards({ activities }: { activities: LibraryActivity[] }) {
  return (
    <ul className={styles.activities}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </ul>
  );
}

function NothingFound({ choice, onShowAll }: Pick<LibraryProps, 'choice' | 'onShowAll'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isAboutFavourites = choice.favourites === true && Object.values(choice).filter(Boolean).length === 1;
  return (
    <Empty
      title={isAboutFavourites ? t`No favourites yet` : t`Nothing found`}
      action={
        <span className={styles.next}>
          <AddAsOwn
            title={(choice.q ?? '').trim()}
            onAdded={({ id, state }) =>
              void navigate(state === 'approved' ? `/activity/${id}` : '/manage-custom-activities?shelf=waiting')
            }
          />
          <Button variant="line" onClick={onShowAll}>
            {t`Show everything`}
          </Button>
        </span>
      }
    >
      {isAboutFavourites && <p>{t`Tap the heart of an activity, and it waits for you here.`}</p>}
    </Empty>
  );
}
