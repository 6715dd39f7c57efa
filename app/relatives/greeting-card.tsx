import { useLingui } from '@lingui/react/macro';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { HomeSwitcher } from '../shell/home-switcher.tsx';
import { Face } from '../ui/face.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './greeting-card.module.css';

interface GreetingCardProps {
  greeting: string;
  /** The faces before the greeting; nobody's where there are no residents. */
  people: MyPerson[];
}

/** The others stand in the card of my people. */
const FACES = 2;

/** The green head of a home, with flowers growing out of what stands below it. */
export function GreetingCard({ greeting, people }: GreetingCardProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const [only] = people.length === 1 ? people : [];
  return (
    <header className={styles.greeting}>
      <div className={styles.who}>
        {people.length > 0 && (
          <span className={styles.faces} aria-hidden="true">
            {people.slice(0, FACES).map((person) => (
              <Face key={person.resident_id} person={person} className={styles.face} />
            ))}
          </span>
        )}
        <div className={styles.words}>
          <h1 className={styles.hello}>{greeting}</h1>
          {only && only.relationship !== '' && (
            <p className={styles.relationship}>{t`You are ${only.known_as}’s ${only.relationship}`}</p>
          )}
          <p className={styles.where}>
            <HomeSwitcher />
            <span className={styles.short}>{words.shortDay(words.today)}</span>
            <span className={styles.long}>{words.longDay(words.today)}</span>
          </p>
        </div>
      </div>
      <span className={styles.one}>
        <HeartseaseSprig />
      </span>
      <span className={styles.many}>
        <HeartseaseSprig flowers={4} />
      </span>
    </header>
  );
}
