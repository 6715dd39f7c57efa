import { useLingui } from '@lingui/react/macro';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { Face } from '../ui/face.tsx';
import styles from './people-faces.module.css';

interface PeopleFacesProps {
  people: MyPerson[];
  chosen: string;
  onChoose: (resident_id: string) => void;
}

/** Several people by their faces: whose day is on screen. */
export function PeopleFaces({ people, chosen, onChoose }: PeopleFacesProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Whose day`} className={styles.people}>
      {people.map((person) => (
        <button
          key={person.resident_id}
          type="button"
          className={styles.person}
          aria-pressed={person.resident_id === chosen}
          onClick={() => onChoose(person.resident_id)}
        >
          <Face person={person} size="m" selected={person.resident_id === chosen} />
          <span>{person.known_as}</span>
        </button>
      ))}
    </div>
  );
}
