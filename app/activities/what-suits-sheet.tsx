import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PEOPLE_AT_MOST } from '@heartsease/domain/activities/activities.endpoints.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import type { FitActivity } from '@heartsease/domain/interests/fit.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useResidents } from '../residents/residents.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Faces } from '../ui/face.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useNamesOf } from '../words/names-of.ts';
import styles from './choose-activity-screen.module.css';
import { GroupFitsPart } from './group-fits-part.tsx';
import { LibraryFilters } from './library-filters.tsx';

interface WhatSuitsSheetProps {
  chosen: readonly string[];
  onChoose: (activity: FitActivity, people: readonly ResidentFace[]) => void;
  onClose: () => void;
}

/** What suits the people of a form, to be taken back into it. Where it has none yet, they are chosen first. */
export function WhatSuitsSheet({ chosen, onChoose, onClose }: WhatSuitsSheetProps) {
  const { t } = useLingui();
  const residents = useResidents();
  const [ids, pick] = useState(chosen);
  const [isPicking, setPicking] = useState(chosen.length === 0);
  const people = (residents.data?.items ?? []).filter(({ id }) => ids.includes(id));
  const here = (residents.data?.items ?? []).filter(({ status }) => status === 'active' || status === 'respite');
  const isTooMany = people.length > PEOPLE_AT_MOST;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isPicking ? t`Who is it for?` : t`What suits these people?`}
      side="end"
      footer={
        isPicking && (
          <Button full disabled={people.length === 0 || isTooMany} onClick={() => setPicking(false)}>
            {people.length === 0
              ? t`Choose somebody`
              : t`Done: ${plural(people.length, { one: '# person', other: '# people' })}`}
          </Button>
        )
      }
    >
      <AsyncView query={residents}>
        {() =>
          isPicking || isTooMany ? (
            <>
              {isTooMany && <p role="alert">{t`${PEOPLE_AT_MOST} people at most. Take some out again.`}</p>}
              <PeoplePicker
                people={here}
                isIn={(id) => ids.includes(id)}
                onToggle={(toggled) => {
                  const named = toggled.map(({ id }) => id);
                  const staying = ids.filter((id) => !named.includes(id));
                  pick([...staying, ...named.filter((id) => !ids.includes(id))]);
                }}
              />
            </>
          ) : (
            <Suiting people={people} onChoose={(activity) => onChoose(activity, people)} />
          )
        }
      </AsyncView>
    </Sheet>
  );
}

interface SuitingProps {
  people: ResidentFace[];
  onChoose: (activity: FitActivity) => void;
}

function Suiting({ people, onChoose }: SuitingProps) {
  const namesOf = useNamesOf(people);
  const [choice, choose] = useState<LibraryChoice>({});
  return (
    <div className={styles.screen}>
      <div className={styles.people}>
        <Faces people={people} most={7} />
        <p className="secondary">{namesOf(people.map(({ id }) => id))}</p>
      </div>
      <LibraryFilters choice={choice} onChoose={(wanted) => choose({ ...choice, ...wanted })} shelves={[]} />
      <GroupFitsPart people={people} choice={choice} onChoose={onChoose} />
    </div>
  );
}
