import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { Button } from './button.tsx';
import { Face } from './face.tsx';
import type { PersonWithFace } from './face.tsx';
import { SearchField } from './search-field.tsx';
import styles from './people-picker.module.css';

type PickedPerson = PersonWithFace & { id: string; last_name: string; room: string };

type PeoplePickerProps<Person extends PickedPerson> = {
  people: readonly Person[];
  isIn: (id: string) => boolean;
  /** One person, or everybody of a group who was not in it yet. */
  onToggle: (people: Person[]) => void;
  /** Beside the room: "often comes". */
  why?: (person: Person) => string | undefined;
  /** Named groups of these people, to be added as one. */
  groups?: readonly { id: string; name: string; member_ids: readonly string[] }[];
};

const NO_GROUPS: NonNullable<PeoplePickerProps<PickedPerson>['groups']> = [];

/** People to be found by name or room. A tap takes somebody in, a second one takes them off again. */
export function PeoplePicker<Person extends PickedPerson>({
  people,
  isIn,
  onToggle,
  why,
  groups = NO_GROUPS,
}: PeoplePickerProps<Person>) {
  const { t } = useLingui();
  const [typed, type] = useState('');
  const found = people.filter(({ known_as, last_name, room }) => matchesWords(typed, [known_as, last_name, room]));
  return (
    <>
      <SearchField
        label={t`Find by name or room`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      {groups.length > 0 && (
        <div className={styles.groups} role="group" aria-label={t`Add a whole group`}>
          {groups.map(({ id, name, member_ids }) => {
            const missing = people.filter((person) => member_ids.includes(person.id) && !isIn(person.id));
            return (
              <Button
                key={id}
                size="small"
                variant="soft"
                icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}
                // Not `disabled`: the finger that added them would lose its place.
                aria-disabled={missing.length === 0 || undefined}
                onClick={() => missing.length > 0 && onToggle(missing)}
              >
                {`${name} · ${member_ids.length}`}
              </Button>
            );
          })}
        </div>
      )}
      <ul className={styles.people} aria-label={t`People`}>
        {found.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={isIn(person.id)}
              onClick={() => onToggle([person])}
            >
              <Face person={person} />
              <span className={styles.words}>
                <b>
                  {person.known_as} {person.last_name}
                </b>
                <span>{[t`Room ${person.room}`, why?.(person)].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={styles.sign} aria-hidden="true">
                {isIn(person.id) ? <CheckIcon weight="bold" /> : <PlusIcon weight="bold" />}
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className={styles.nobody}>{t`Nobody here has that name or room.`}</li>}
      </ul>
    </>
  );
}
