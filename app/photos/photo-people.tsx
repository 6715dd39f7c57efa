import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { UserFocusIcon } from '@phosphor-icons/react/dist/csr/UserFocus';
import { useState } from 'react';
import type { Subject } from '@heartsease/domain/photos/photo.ts';
import { useResidents } from '../residents/residents.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { PeoplePicker } from '../ui/people-picker.tsx';
import styles from './photo-sheet.module.css';
import type { LikelyPerson } from './photo-sheet.tsx';

interface PhotoPeopleProps {
  likely: readonly LikelyPerson[];
  subjects: readonly Subject[];
  nameOf: (id: string) => string;
  /** Whose face is being marked. */
  marking: string | null;
  onMarking: (id: string | null) => void;
  onToggle: (person: LikelyPerson) => void;
  problems: readonly string[];
}

/** Faces of whoever is probably in it: a tap names them. For each who is in it, where their face is. */
export function PhotoPeople({ likely, subjects, nameOf, marking, onMarking, onToggle, problems }: PhotoPeopleProps) {
  const { t } = useLingui();
  const residents = useResidents();
  const [isLooking, look] = useState(false);
  const isIn = (id: string) => subjects.some(({ resident_id }) => resident_id === id);
  const known = new Map((residents.data?.items ?? []).map((resident) => [resident.id, resident]));
  const others = subjects
    .filter(({ resident_id }) => !likely.some(({ id }) => id === resident_id))
    .map(({ resident_id }) => ({ id: resident_id, known_as: nameOf(resident_id) }));
  return (
    <section className={styles.people} aria-labelledby="who-is-in-it">
      <h3 id="who-is-in-it">{t`Who is in it?`}</h3>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <ul className={styles.faces}>
        {[...likely, ...others].map((person) => {
          const resident = known.get(person.id);
          return (
            <li key={person.id}>
              <button
                type="button"
                className={styles.face}
                aria-pressed={isIn(person.id)}
                onClick={() => onToggle(person)}
              >
                <Face
                  person={resident ?? { ...person, portrait: null }}
                  selected={isIn(person.id)}
                  cameraOff={resident?.photo_wish === 'declines'}
                />
                <span>
                  {isIn(person.id) && <CheckIcon weight="bold" aria-hidden="true" />} {person.known_as}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {subjects.length > 0 && (
        <div className={styles.marks} role="group" aria-label={t`Where their faces are`}>
          {subjects.map(({ resident_id, box }) => {
            const name = nameOf(resident_id);
            return (
              <Button
                key={resident_id}
                size="small"
                variant={marking === resident_id ? 'primary' : 'line'}
                aria-pressed={marking === resident_id}
                icon={<UserFocusIcon weight="bold" aria-hidden="true" />}
                onClick={() => onMarking(marking === resident_id ? null : resident_id)}
              >
                {box === null ? t`Mark ${name}’s face` : t`${name}’s face is marked`}
              </Button>
            );
          })}
        </div>
      )}
      <p className="secondary">
        {t`Mark a face, and it is softly covered for whoever may not see it. Without a mark the whole photo is kept back from them.`}
      </p>
      <Button size="small" variant="soft" aria-expanded={isLooking} onClick={() => look(!isLooking)}>
        {t`Someone else`}
      </Button>
      {isLooking && (
        <AsyncView query={residents}>
          {({ items }) => <PeoplePicker people={items} isIn={isIn} onToggle={(people) => people.forEach(onToggle)} />}
        </AsyncView>
      )}
    </section>
  );
}
