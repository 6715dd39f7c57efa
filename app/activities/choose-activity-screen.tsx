import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PEOPLE_AT_MOST } from '@heartsease/domain/activities/activities.endpoints.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { useResidents } from '../residents/residents.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { Faces } from '../ui/face.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { FavouriteRows, LibraryRows, LatelyRows, OwnRows, PlannedRows } from './activity-rows.tsx';
import styles from './choose-activity-screen.module.css';
import { ChoosePeopleSheet } from './choose-people-sheet.tsx';
import { GroupFitsPart } from './group-fits-part.tsx';
import { useNamesOf } from './group-reason-words.ts';

const WAYS = ['suits', 'planned', 'lately', 'favourites', 'own', 'all'] as const;
type Way = (typeof WAYS)[number];

/** A change on the screen, not another one. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** What to do with these people: what suits them, what is planned, what they had lately, or anything of the library. */
export function ChooseActivityScreen() {
  const { t } = useLingui();
  const residents = useResidents();
  const [address, setAddress] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  const ids = address.get('residents')?.split(',').filter(Boolean) ?? [];
  const wayOf = WAYS.find((way) => way === address.get('way')) ?? 'suits';

  function change(to: { residents?: string; way?: Way }) {
    setAddress(new URLSearchParams({ ...Object.fromEntries(address), ...to }), QUIETLY);
  }

  return (
    <FullScreen title={t`Choose an activity`} backTo="/tabs/activities">
      <AsyncView
        query={residents}
        waiting={<SkeletonCards cards={3} />}
        failedTitle={t`There is a problem opening the residents`}
      >
        {({ items }) => {
          const people = items.filter(({ id }) => ids.includes(id));
          return (
            <div className={styles.screen}>
              <ForWhom people={people} onChange={() => setChoosing(true)} />
              {people.length > PEOPLE_AT_MOST && (
                <Card tone="mustard">
                  <p role="alert">{t`${PEOPLE_AT_MOST} people at most, as many as come to one session. Take some out to see what suits the others.`}</p>
                </Card>
              )}
              {people.length > 0 && people.length <= PEOPLE_AT_MOST && (
                <>
                  <Ways way={wayOf} onChoose={(way) => change({ way })} />
                  <Found way={wayOf} people={people} />
                </>
              )}
              {isChoosing && (
                <ChoosePeopleSheet
                  people={items}
                  chosen={ids}
                  onChange={(chosen) => change({ residents: chosen.join(',') })}
                  onClose={() => setChoosing(false)}
                />
              )}
            </div>
          );
        }}
      </AsyncView>
    </FullScreen>
  );
}

function ForWhom({ people, onChange }: { people: ResidentCard[]; onChange: () => void }) {
  const { t } = useLingui();
  const namesOf = useNamesOf(people);
  if (people.length === 0) {
    return (
      <Empty
        title={t`Who is it for?`}
        action={
          <Button icon={<UsersThreeIcon weight="bold" aria-hidden="true" />} onClick={onChange}>
            {t`Choose people`}
          </Button>
        }
      >
        <p>{t`One person, a table or a whole group: what they love and how they join in decides what suits them.`}</p>
      </Empty>
    );
  }
  return (
    <Card className={styles.people}>
      <Faces people={people} most={7} />
      <p className={styles.names}>
        <b>{plural(people.length, { one: 'For # person', other: 'For # people' })}</b>
        <span className="secondary">{namesOf(people.map(({ id }) => id))}</span>
      </p>
      <Button variant="soft" size="small" onClick={onChange}>
        {t`Change`}
      </Button>
    </Card>
  );
}

function Ways({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { t } = useLingui();
  const words: Record<Way, string> = {
    suits: t`Suits them`,
    planned: t`Planned today`,
    lately: t`Had lately`,
    favourites: t`My favourites`,
    own: t`Our own`,
    all: t`All`,
  };
  return (
    <FilterRow label={t`Show`}>
      {WAYS.map((one) => (
        <FilterChip key={one} isOn={one === way} onChange={() => onChoose(one)}>
          {words[one]}
        </FilterChip>
      ))}
    </FilterRow>
  );
}

function Found({ way, people }: { way: Way; people: ResidentCard[] }) {
  switch (way) {
    case 'suits':
      return <GroupFitsPart people={people} />;
    case 'planned':
      return <PlannedRows />;
    case 'lately':
      return <LatelyRows people={people} />;
    case 'favourites':
      return <FavouriteRows people={people} />;
    case 'own':
      return <OwnRows people={people} />;
    case 'all':
      return <LibraryRows people={people} />;
  }
}
