import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useSearchParams } from 'react-router';
import type { ListedOwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useOwnActivities } from './own-activities.api.ts';
import styles from './own-activities-screen.module.css';
import { OwnActivityCard } from './own-activity-card.tsx';
import { ReturnSheet } from './return-sheet.tsx';

const SHELVES = ['ours', 'waiting', 'organisation', 'retired'] as const;
type Shelf = (typeof SHELVES)[number];

/** What this home and its organisation added to the library, what waits for a yes, and what is out of use. */
export function OwnActivitiesScreen() {
  const { t } = useLingui();
  const query = useOwnActivities();
  const isEditor = useMay('own_activities.edit');
  const [address, setAddress] = useSearchParams();
  const { shown, open, close } = useOverlay();
  const [what, which] = shown;
  // What is returned waits, whatever the address says under the sheet.
  const shelf = what === 'return' ? 'waiting' : (SHELVES.find((one) => one === address.get('shelf')) ?? 'ours');
  const items = query.data?.items ?? [];
  const returned = items.find(({ id, state }) => id === which && state === 'proposed');
  const words: Record<Shelf, string> = {
    ours: t`Ours`,
    waiting: t`Waiting`,
    organisation: t`Of the organisation`,
    retired: t`Out of use`,
  };
  const countOf = (one: Shelf) => items.filter((activity) => shelfOf(activity) === one).length;
  return (
    <FullScreen
      title={t`Our own activities`}
      under={isEditor ? t`They stand in the library beside the others` : t`Propose what the library lacks`}
      backTo="/tabs/activities"
      actions={
        <ButtonLink to="/manage-custom-activities/new" icon={<PlusIcon weight="bold" aria-hidden="true" />}>
          {t`Write one down`}
        </ButtonLink>
      }
    >
      <FilterRow label={t`Show`}>
        {SHELVES.map((one) => (
          <FilterChip
            key={one}
            isOn={one === shelf}
            onChange={() => setAddress({ shelf: one }, { replace: true, preventScrollReset: true })}
          >
            {countOf(one) === 0 ? words[one] : t`${words[one]} (${countOf(one)})`}
          </FilterChip>
        ))}
      </FilterRow>
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={3} height={140} />}
        failedTitle={t`There is a problem opening the activities`}
      >
        {(list) => {
          const onShelf = list.items.filter((activity) => shelfOf(activity) === shelf);
          if (onShelf.length === 0) return <NothingOn shelf={shelf} />;
          return (
            <ul className={styles.activities} aria-label={words[shelf]}>
              {onShelf.map((activity) => (
                <OwnActivityCard key={activity.id} activity={activity} onReturn={() => open('return', activity.id)} />
              ))}
            </ul>
          );
        }}
      </AsyncView>
      {what === 'return' && isEditor && returned && <ReturnSheet activity={returned} onClose={close} />}
    </FullScreen>
  );
}

function shelfOf({ home, is_retired, state }: ListedOwnActivity): Shelf {
  if (is_retired) return 'retired';
  if (home !== null) return 'organisation';
  return state === 'approved' ? 'ours' : 'waiting';
}

function NothingOn({ shelf }: { shelf: Shelf }) {
  const { t } = useLingui();
  switch (shelf) {
    case 'ours':
      return (
        <Empty
          title={t`None of your own yet`}
          action={<ButtonLink to="/manage-custom-activities/new">{t`Write one down`}</ButtonLink>}
        >
          <p>{t`What only happens here: the domino table, Biscuit’s visits. A title is enough to begin.`}</p>
        </Empty>
      );
    case 'organisation':
      return (
        <Empty title={t`Nothing shared yet`}>
          <p>{t`What another home of your organisation shares stands here, and in your library.`}</p>
        </Empty>
      );
    case 'waiting':
      return (
        <Empty title={t`Nothing waits`}>
          <p>{t`Proposals and your own drafts stand here until they are in the library.`}</p>
        </Empty>
      );
    case 'retired':
      return (
        <Empty title={t`Nothing is out of use`}>
          <p>{t`What is taken out of use can be brought back from here.`}</p>
        </Empty>
      );
  }
}
