import { MyPersonCard } from '../about-me/my-person-card.tsx';
import { CallHomeCard } from './call-home-card.tsx';
import { DaysAheadCard } from './days-ahead-card.tsx';
import { HomeCard } from './home-card.tsx';
import { failureOf } from '../api/failure.ts';
import { MyPeopleCard } from './my-people-card.tsx';
import { useMyPeople } from './relatives.api.ts';
import { RestingScreen } from './resting-screen.tsx';

/** The relative's home: their people, and what is on where they live. */
export function HomeScreen() {
  const query = useMyPeople();
  // Paused or ended since the profile was loaded.
  if (failureOf(query.error)?.kind === 'forbidden') return <RestingScreen />;
  const people = query.data?.items ?? [];
  return (
    <HomeCard people={people}>
      <MyPeopleCard />
      {people.map(({ resident_id }) => (
        <MyPersonCard key={resident_id} resident_id={resident_id} />
      ))}
      <DaysAheadCard />
      <CallHomeCard />
    </HomeCard>
  );
}
