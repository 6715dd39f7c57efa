import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './person-card.module.css';

/** One of a relative's people: who they are to each other, and who else is around them. */
export function PersonCard({ person, children }: { person: MyPerson; children?: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { known_as: name, relationship, circle, reads_until } = person;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <Face person={person} size="xl" className={styles.face} />
        <div>
          <h2 id={id} className={`serif ${styles.name}`}>
            {name}
          </h2>
          <p className={styles.said}>
            {relationship === '' ? t`You are family` : t`You are ${name}’s ${relationship}`}
          </p>
        </div>
      </div>
      {reads_until !== null && (
        <p className={styles.said}>{t`You can read what was shared here until ${words.date(reads_until)}.`}</p>
      )}
      {!person.are_updates_open && reads_until === null && (
        <p className={styles.said}>{t`News of ${name} is not shared here. The home tells you more when you ring.`}</p>
      )}
      {circle.length > 0 && (
        <div className={styles.circle}>
          <h3>{t`Also close to ${name}`}</h3>
          <ul className={styles.others}>
            {circle.map((other) => (
              <li key={`${other.known_as} ${other.relationship}`} className={styles.other}>
                <Face person={other} size="m" />
                <span>
                  <b>{other.known_as}</b>
                  <span className={styles.said}>{other.relationship}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Card>
  );
}
