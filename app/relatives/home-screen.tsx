import { MyPersonCard } from '../about-me/my-person-card.tsx';
import { CallHomeCard } from './call-home-card.tsx';
import { DaysAheadCard } from './days-ahead-card.tsx';
import { HomeCard } from './home-card.tsx';
import { MyPeopleCard } from './my-people-card.tsx';
import { useMyPeople } from './relatives.api.ts';

/** The relative's home: their people, and what is on where they live. */
export function HomeScreen() {
  const people = useMyPeople().data?.items ?? [];
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
