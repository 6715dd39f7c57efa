import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PEOPLE_AT_MOST } from '@heartsease/domain/activities/activities.endpoints.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
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
import { takeFocus } from '../ui/take-focus.ts';
import { useNamesOf } from '../words/names-of.ts';
import { FavouriteRows, LibraryRows, LatelyRows, OwnRows, PlannedRows } from './activity-rows.tsx';
import styles from './choose-activity-screen.module.css';
import { ChoosePeopleSheet } from './choose-people-sheet.tsx';
import { GroupFitsPart } from './group-fits-part.tsx';
import { addressOfChoice, choiceOfAddress } from './library-address.ts';
import { LibraryFilters } from './library-filters.tsx';

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
  const [isGroup, pickGroup] = useState(false);
  const ids = address.get('residents')?.split(',').filter(Boolean) ?? [];
  const wayOf = WAYS.find((way) => way === address.get('way')) ?? 'suits';

  const choice = choiceOfAddress(address);

  function change(to: { residents?: string; way?: Way }) {
    setAddress(new URLSearchParams({ ...Object.fromEntries(address), ...to }), QUIETLY);
  }

  function choose(wanted: Partial<LibraryChoice>) {
    const chosen = addressOfChoice({ ...choice, ...wanted });
    setAddress(new URLSearchParams({ residents: ids.join(','), way: wayOf, ...Object.fromEntries(chosen) }), QUIETLY);
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
              {people.length === 0 ? (
                <NobodyYet
                  people={items}
                  onPick={(chosen) => {
                    pickGroup(true);
                    change({ residents: chosen.join(',') });
                  }}
                  onChoose={() => setChoosing(true)}
                />
              ) : (
                <ForWhom people={people} takesFocus={isGroup} onChange={() => setChoosing(true)} />
              )}
              {people.length > PEOPLE_AT_MOST && (
                <Card tone="mustard">
                  <p role="alert">{t`${PEOPLE_AT_MOST} people at most, as many as come to one session. Take some out to see what suits the others.`}</p>
                </Card>
              )}
              {people.length > 0 && people.length <= PEOPLE_AT_MOST && (
                <>
                  <Ways way={wayOf} onChoose={(way) => change({ way })} />
                  {wayOf !== 'planned' && <LibraryFilters choice={choice} onChoose={choose} shelves={[]} />}
                  <Found way={wayOf} people={people} choice={choice} />
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

interface NobodyYetProps {
  people: readonly ResidentCard[];
  onPick: (ids: string[]) => void;
  onChoose: () => void;
}

/** Before anybody is chosen: the home's groups are one tap away. */
function NobodyYet({ people, onPick, onChoose }: NobodyYetProps) {
  const { t } = useLingui();
  const groups = useGroups({ isBackground: true });
  const here = new Set(people.filter(({ status }) => status === 'active' || status === 'respite').map(({ id }) => id));
  return (
    <Empty
      title={t`Who is it for?`}
      action={
        <div className={styles.first}>
          <Button icon={<UserPlusIcon weight="bold" aria-hidden="true" />} onClick={onChoose}>
            {t`Choose people`}
          </Button>
          <div className={styles.groups} role="group" aria-label={t`Choose a whole group`}>
            {groups.data?.items.map(({ id, name, member_ids }) => {
              const members = member_ids.filter((member) => here.has(member));
              return (
                members.length > 0 && (
                  <Button
                    key={id}
                    size="small"
                    variant="soft"
                    icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}
                    onClick={() => onPick(members)}
                  >
                    {`${name} · ${members.length}`}
                  </Button>
                )
              );
            })}
          </div>
        </div>
      }
    >
      <p>{t`One person, a table or a whole group: what they love and how they join in decides what suits them.`}</p>
    </Empty>
  );
}

interface ForWhomProps {
  people: ResidentCard[];
  /** The button of a group is gone with the tap on it. */
  takesFocus: boolean;
  onChange: () => void;
}

function ForWhom({ people, takesFocus, onChange }: ForWhomProps) {
  const { t } = useLingui();
  const namesOf = useNamesOf(people);
  return (
    <Card className={styles.people}>
      <Faces people={people} most={7} />
      <p className={styles.names} tabIndex={-1} ref={takesFocus ? takeFocus : null}>
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

interface FoundProps {
  way: Way;
  people: ResidentCard[];
  choice: LibraryChoice;
}

function Found({ way, ...asked }: FoundProps) {
  switch (way) {
    case 'suits':
      return <GroupFitsPart {...asked} />;
    case 'planned':
      return <PlannedRows />;
    case 'lately':
      return <LatelyRows {...asked} />;
    case 'favourites':
      return <FavouriteRows {...asked} />;
    case 'own':
      return <OwnRows {...asked} />;
    case 'all':
      return <LibraryRows {...asked} />;
  }
}
