import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useRoomWords } from './room-words.ts';
import styles from './session-people-card.module.css';

/** Who is expected, and who often comes without being asked. */
export function SessionPeopleCard({ session }: { session: SessionToLog }) {
  const { t } = useLingui();
  const id = useId();
  const { people, often_come, is_open_to_everyone, state } = session;
  const overfull = useRoomWords()(session);
  const count = plural(people.length, { one: '# person planned', other: '# people planned' });
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{people.length > 0 ? count : t`Who comes`}</h2>
      {overfull !== null && state !== 'done' && state !== 'cancelled' && (
        <p>
          <Chip tone="mustard">{overfull.told}</Chip>
        </p>
      )}
      {people.length > 0 && <People people={people} />}
      {people.length === 0 && (
        <p className={styles.none}>
          {is_open_to_everyone ? t`Open to everyone. Nobody is named beforehand.` : t`Nobody is named yet.`}
        </p>
      )}
      {often_come.length > 0 && (
        <>
          <h3 className={styles.often}>{t`Often come as well`}</h3>
          <People people={often_come} />
        </>
      )}
    </Card>
  );
}

function People({ people }: { people: ResidentFace[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Link to={`/manage-resident/${person.id}`} className={styles.person}>
            <Face person={person} size="l" cameraOff={person.photo_wish === 'declines'} />
            <span>{person.known_as}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
