import { CallHomeCard } from '../relatives/call-home-card.tsx';
import { DaysAheadCard } from '../relatives/days-ahead-card.tsx';
import { GreetingCard } from '../relatives/greeting-card.tsx';
import { NextUpCard } from '../relatives/next-up-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { useGreeting } from '../words/greeting.ts';
import styles from './family-home-screen.module.css';

/** The home of a family organisation: what is on in the circle. */
export function FamilyHomeScreen() {
  const greeting = useGreeting(useProfile().first_name);
  return (
    <div className={styles.home}>
      <GreetingCard greeting={greeting} people={[]} />
      <div className={styles.cards}>
        <NextUpCard />
        <div className={styles.beside}>
          <DaysAheadCard />
          <CallHomeCard />
        </div>
      </div>
    </div>
  );
}
