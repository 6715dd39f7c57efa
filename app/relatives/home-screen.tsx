import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy } from 'react';
import type { PersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { NextEventsCard } from '../events/next-events-card.tsx';
import { EarlierCard } from '../family-updates/earlier-card.tsx';
import { usePersonsHome } from '../family-updates/family-updates.api.ts';
import { QuestionCard } from '../family-updates/question-card.tsx';
import { TodaysCard } from '../family-updates/todays-card.tsx';
import { WeekFlowersCard } from '../family-updates/week-flowers-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { TourCard } from '../tour/tour-card.tsx';
import { useBalancedColumns } from '../ui/balanced-columns.ts';
import { useGreeting } from '../words/greeting.ts';
import { CallHomeCard } from './call-home-card.tsx';
import { useChosenPerson } from './chosen-person.ts';
import { GreetingCard } from './greeting-card.tsx';
import { HomeCard } from './home-card.tsx';
import styles from './home-card.module.css';
import { MyPeopleCard } from './my-people-card.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { PeopleFaces } from './people-faces.tsx';
import { useMyPeople } from './relatives.api.ts';
import { RestingScreen } from './resting-screen.tsx';

const ConsentAskedCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../consents/consent-asked-card.tsx')).ConsentAskedCard),
}));
const MoreOfPerson = lazy(async () => ({
  default: await fetchPart(async () => (await import('./more-of-home.tsx')).MoreOfPerson),
}));
const MoreForVisits = lazy(async () => ({
  default: await fetchPart(async () => (await import('./more-of-home.tsx')).MoreForVisits),
}));

/** The relative's home: how their person's day was, and what is on where they live. */
export function HomeScreen() {
  const query = useMyPeople();
  const people = query.data?.items ?? [];
  const [chosen, choose] = useChosenPerson(people);
  // Paused or ended since the profile was loaded.
  if (failureOf(query.error)?.kind === 'forbidden') return <RestingScreen />;
  if (chosen === undefined)
    return (
      <HomeCard people={[]}>
        <MyPeopleCard />
        <CallHomeCard />
      </HomeCard>
    );
  return <PersonsDay person={chosen} people={people} onChoose={choose} />;
}

interface PersonsDayProps {
  person: MyPerson;
  people: MyPerson[];
  onChoose: (resident_id: string) => void;
}

function PersonsDay({ person, people, onChoose }: PersonsDayProps) {
  const { resident_id, reads_until } = person;
  const { data } = usePersonsHome(resident_id);
  const cards = useBalancedColumns();
  const headline = useHeadline(person.known_as, data);
  const isHere = reads_until === null;
  // On a day without anything shared what is planned stands at once below.
  const isQuiet = isHere && data?.today.length === 0;
  return (
    <div className={styles.home}>
      <GreetingCard greeting={headline} people={[person]} />
      <div className={styles.cards} ref={cards}>
        <div className={styles.story} data-tour="person">
          {people.length > 1 && <PeopleFaces people={people} chosen={resident_id} onChoose={onChoose} />}
          <TodaysCard key={resident_id} resident_id={resident_id} />
          {isQuiet && <NextUpCard />}
        </div>
        <div className={styles.group}>
          <Suspense>
            <ConsentAskedCard />
          </Suspense>
          <TourCard />
          <WeekFlowersCard resident_id={resident_id} />
          {isHere && <NextEventsCard />}
          <QuestionCard key={resident_id} resident_id={resident_id} />
          <EarlierCard resident_id={resident_id} />
          <Suspense>
            <MoreOfPerson person={person} />
          </Suspense>
          <MyPeopleCard />
          <CallHomeCard />
        </div>
        {isHere && (
          <div className={styles.group}>
            {!isQuiet && <NextUpCard />}
            <Suspense>
              <MoreForVisits />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

/** How the day was, as far as it was shared; else the greeting of the hour. */
function useHeadline(name: string, home: PersonsHome | undefined): string {
  const { t } = useLingui();
  const greeting = useGreeting(useProfile().first_name);
  if (home === undefined || !home.are_updates_open) return greeting;
  if (home.is_in_memory) return t`Remembering ${name}`;
  if (home.today.some(({ response }) => response === 'loved')) return t`${name} has had a lovely day`;
  if (home.today.some(({ response }) => response === 'enjoyed')) return t`${name} has had a good day`;
  return home.today.length > 0 ? t`A quieter day for ${name}` : greeting;
}
