import { useProfile } from '../session/use-session.ts';
import { useBalancedColumns } from '../ui/balanced-columns.ts';
import { useGreeting } from '../words/greeting.ts';
import { GreetingCard } from './greeting-card.tsx';
import styles from './home-card.module.css';
import { RestingCard } from './resting-card.tsx';

/** The home of a relative to whom nobody is shown now. */
export function RestingScreen() {
  const greeting = useGreeting(useProfile().first_name);
  const cards = useBalancedColumns();
  return (
    <div className={styles.home}>
      <GreetingCard greeting={greeting} people={[]} />
      <div className={styles.cards} ref={cards}>
        <RestingCard />
      </div>
    </div>
  );
}
