import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PeopleWhoClick } from '@heartsease/domain/dashboard/figures.ts';
import { Card } from '../ui/card.tsx';
import { Definition } from '../ui/definition.tsx';
import { Faces } from '../ui/face.tsx';
import { inWords } from '../words/rule-words.ts';
import { usePeopleWhoClick } from './figures.api.ts';
import styles from './figures-screen.module.css';

/** Two who like the same and have never sat together. Without any pair there is no card. */
export function ClickCard() {
  const { t } = useLingui();
  const id = useId();
  const { data } = usePeopleWhoClick();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`People who may click`}</h2>
      <p className="secondary">{t`Of everybody here: they like the same things, and were in no group together for a year.`}</p>
      <ul className={styles.pairs}>
        {data.items.slice(0, 6).map((pair) => (
          <Pair key={pair.people.map((one) => one.id).join(' ')} pair={pair} />
        ))}
      </ul>
      <Definition>{inWords(data.definition)}</Definition>
    </Card>
  );
}

function Pair({ pair: { people, shared } }: { pair: PeopleWhoClick }) {
  const { t } = useLingui();
  const [one, other] = people;
  if (one === undefined || other === undefined) return null;
  const both = shared.join(', ');
  return (
    <li className={styles.pair}>
      <Faces people={people} />
      <span>
        <Link to={`/manage-resident/${one.id}`} className="link">
          {one.known_as}
        </Link>{' '}
        {t`and`}{' '}
        <Link to={`/manage-resident/${other.id}`} className="link">
          {other.known_as}
        </Link>
        <span className={`secondary ${styles.block}`}>{t`Both: ${both}`}</span>
      </span>
    </li>
  );
}
