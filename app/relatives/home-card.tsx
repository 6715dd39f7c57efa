import type { ReactNode } from 'react';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { NextEventsCard } from '../events/next-events-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { TourCard } from '../tour/tour-card.tsx';
import { useBalancedColumns } from '../ui/balanced-columns.ts';
import { useGreeting } from '../words/greeting.ts';
import { GreetingCard } from './greeting-card.tsx';
import styles from './home-card.module.css';
import { NextUpCard } from './next-up-card.tsx';

interface HomeCardProps {
  /** Whose faces stand before the greeting. */
  people: MyPerson[];
  /** Below what is on next. */
  under?: ReactNode;
  /** The cards after them. */
  children: ReactNode;
}

/** A home for whoever comes from outside: the greeting, what is on next, and the cards beside it. */
export function HomeCard({ people, under, children }: HomeCardProps) {
  const greeting = useGreeting(useProfile().first_name);
  const cards = useBalancedColumns();
  return (
    <div className={styles.home}>
      <GreetingCard greeting={greeting} people={people} />
      <div className={styles.cards} ref={cards}>
        <div className={styles.story} data-tour="next">
          <NextUpCard />
          {under}
        </div>
        <div className={styles.group}>
          <NextEventsCard />
          <TourCard />
          {children}
        </div>
      </div>
    </div>
  );
}
