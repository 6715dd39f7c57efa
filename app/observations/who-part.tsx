import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { Face } from '../ui/face.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import styles from './who-part.module.css';

interface WhoPartProps {
  people: ResidentFace[];
  chosen: string;
  problem: string | undefined;
  onChoose: (resident_id: string) => void;
}

/** Of whom it is: the people of the report, each with face, name and room. */
export function WhoPart({ people, chosen, problem, onChoose }: WhoPartProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.who} id="resident_id" tabIndex={-1}>
      <legend className={styles.legend}>{t`Of whom?`}</legend>
      <FieldError id="resident_id-error" error={problem} />
      <div className={styles.people}>
        {people.map((person) => (
          <button
            key={person.id}
            type="button"
            className={styles.person}
            aria-pressed={person.id === chosen}
            onClick={() => onChoose(person.id)}
          >
            <Face person={person} size="s" />
            <span className={styles.name}>
              <b>{person.known_as}</b>
              <span className={styles.room}>{t`Room ${person.room}`}</span>
            </span>
            {person.id === chosen && <CheckIcon weight="bold" aria-hidden="true" />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
