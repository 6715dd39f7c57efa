import { useProfile } from '../session/use-session.ts';
import { useGreeting } from '../words/greeting.ts';
import { CallHomeCard } from './call-home-card.tsx';
import { DaysAheadCard } from './days-ahead-card.tsx';
import { GreetingCard } from './greeting-card.tsx';
import styles from './home-screen.module.css';
import { MyPeopleCard } from './my-people-card.tsx';
import { NextUpCard } from './next-up-card.tsx';
import { useMyPeople } from './relatives.api.ts';

/** The relative's home: their people, and what is on where they live. */
export function HomeScreen() {
  const profile = useProfile();
  const greeting = useGreeting(profile.first_name);
  const people = useMyPeople().data?.items ?? [];
  return (
    <div className={styles.home}>
      <GreetingCard greeting={greeting} people={people} />
      <div className={styles.cards}>
        <NextUpCard />
        <div className={styles.beside}>
          <MyPeopleCard />
          <DaysAheadCard />
          <CallHomeCard />
        </div>
      </div>
    </div>
  );
}
