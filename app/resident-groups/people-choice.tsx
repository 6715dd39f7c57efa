import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { SearchField } from '../ui/field.tsx';
import styles from './groups-screen.module.css';

interface PeopleChoiceProps {
  people: readonly { id: string; known_as: string; last_name: string; room: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Everybody who lives here, to be ticked. */
export function PeopleChoice({ people, chosen, onChange }: PeopleChoiceProps) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const found = people.filter(({ known_as, last_name, room }) => matchesWords(q, [known_as, last_name, room]));
  return (
    <div>
      <SearchField
        label={t`Find by name or room`}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        onClear={() => setQ('')}
      />
      <ul className={styles.people} aria-label={t`People`}>
        {found.map(({ id, known_as, last_name }) => (
          <li key={id}>
            <Checkbox
              label={`${known_as} ${last_name}`}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
