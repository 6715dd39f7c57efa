import { useLingui } from '@lingui/react/macro';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useId } from 'react';
import { Link } from 'react-router';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import styles from './my-people-card.module.css';
import { useMyPeople } from './relatives.api.ts';
import { RestingCard } from './resting-card.tsx';

/** The people whom a relative is linked to, and the way to who else is around them. One alone stands in the greeting. */
export function MyPeopleCard() {
  const { t } = useLingui();
  const id = useId();
  const query = useMyPeople();
  const [only] = query.data?.items.length === 1 ? query.data.items : [];
  if (only !== undefined) return <TheOnly person={only} />;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`My people`}</h2>
        <Link to="/my-people" className="link">
          {t`See all`}
        </Link>
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem showing your people`}
        isEmpty={({ items }) => items.length === 0}
        empty={<RestingCard />}
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

/** Of one person the greeting has told the name already. */
function TheOnly({ person }: { person: MyPerson }) {
  const { t } = useLingui();
  const { known_as: name, circle } = person;
  return (
    <Card padding="none">
      <List aria-label={t`My people`}>
        <ListRow
          lead={<UsersThreeIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`Who else is close to ${name}`}
          under={
            circle.length === 0 ? t`And whether the others see you` : circle.map(({ known_as }) => known_as).join(', ')
          }
          to="/my-people"
        />
      </List>
    </Card>
  );
}
