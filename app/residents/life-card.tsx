import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './life-card.module.css';

/** A life in a few sentences. */
export function LifeCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const name = resident.known_as;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`${name}’s life`}</h2>
      {resident.life === '' ? (
        <p className={styles.life}>{t`Nobody has told it yet. Ask ${name}, and the family.`}</p>
      ) : (
        <p className={styles.life}>{resident.life}</p>
      )}
      <dl className={styles.dates}>
        {resident.date_of_birth !== null && (
          <div>
            <dt>{resident.is_age_hidden ? t`Birthday` : t`Born`}</dt>
            <dd>
              {resident.is_age_hidden ? words.dayAndMonth(resident.date_of_birth) : words.date(resident.date_of_birth)}
            </dd>
          </div>
        )}
        <div>
          <dt>{t`Here since`}</dt>
          <dd>{words.date(resident.moved_in_on)}</dd>
        </div>
        {resident.pronouns !== '' && (
          <div>
            <dt>{t`Pronouns`}</dt>
            <dd>{resident.pronouns}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
