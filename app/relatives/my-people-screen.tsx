import { useLingui } from '@lingui/react/macro';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { showMeToCircle } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { MyPersonCard } from '../about-me/my-person-card.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAccessWrite } from './access.api.ts';
import { GuestsPart } from './guests-part.tsx';
import styles from './my-people-screen.module.css';
import { PersonCard } from './person-card.tsx';
import { useMyPeople } from './relatives.api.ts';
import { RestingCard } from './resting-card.tsx';

/** "My people": the residents that a relative is linked to, and the others of each circle who agreed to be seen. */
export function MyPeopleScreen() {
  const { t } = useLingui();
  const query = useMyPeople();
  return (
    <FullScreen title={t`My people`} backTo="/tabs/home">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={2} height={200} />}
        failedTitle={t`There is a problem showing your people`}
        isEmpty={({ items }) => items.length === 0}
        empty={<RestingCard />}
      >
        {({ items }) => (
          <div className={styles.people} data-tour="circle">
            {items.map((person) => (
              <div key={person.resident_id} className={styles.person}>
                <PersonCard person={person}>
                  <ShowMe person={person} />
                  <GuestsPart person={person} />
                </PersonCard>
                <MyPersonCard resident_id={person.resident_id} isHere={person.reads_until === null} />
              </div>
            ))}
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

/** One's own answer to whether the others may know that one is there. */
function ShowMe({ person }: { person: MyPerson }) {
  const { t } = useLingui();
  const write = useAccessWrite(showMeToCircle);
  const { resident_id, known_as: name, is_shown_to_circle } = person;
  const isOn = write.isPending ? write.variables.is_shown : is_shown_to_circle;
  return (
    <Switch
      label={t`Let the others around ${name} see me`}
      description={t`Your first name and what you are to ${name}. Never your address or number.`}
      isOn={isOn}
      onChange={(is_shown) => {
        if (!write.isPending) write.mutate({ resident_id, is_shown });
      }}
    />
  );
}
