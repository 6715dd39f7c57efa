import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import styles from './my-people-card.module.css';
import { useMyPeople } from './relatives.api.ts';

/** The people whom a relative is linked to, and what they are to each other. One alone stands in the greeting. */
export function MyPeopleCard() {
  const { t } = useLingui();
  const id = useId();
  const query = useMyPeople();
  if (query.data?.items.length === 1) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`My people`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem showing your people`}
        isEmpty={({ items }) => items.length === 0}
        empty={<NobodyYet />}
      >
        {({ items }) => (
          <ul className={styles.people}>
            {items.map((person) => (
              <Person key={person.resident_id} person={person} />
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

function Person({ person }: { person: MyPerson }) {
  const { t } = useLingui();
  const { known_as: name, relationship } = person;
  return (
    <li className={styles.person}>
      <Face person={person} size="l" />
      <span>
        <b className="serif">{name}</b>
        <span className={styles.relationship}>
          {relationship === '' ? t`You are family` : t`You are ${name}’s ${relationship}`}
        </span>
      </span>
    </li>
  );
}

/** A new account sees nobody until the home has made its link active. */
function NobodyYet() {
  const { t } = useLingui();
  const { name } = useProfile().carehome;
  return (
    <p
      className={styles.nobody}
    >{t`Your link is not active yet. ${name} confirms each one, so that nobody sees more than they should.`}</p>
  );
}
