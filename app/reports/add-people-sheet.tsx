import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useState } from 'react';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidents } from '../residents/residents.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { SearchField } from '../ui/field.tsx';
import styles from './add-people-sheet.module.css';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import type { Suggestion } from './log-grid.tsx';

type AddPeopleSheetProps = {
  draft: LogDraft;
  suggestions: Suggestion[];
  onJoin: (resident: ResidentFace) => void;
  onLeaveOut: (resident_id: string) => void;
  onClosed: () => void;
};

/** Everybody who lives here, to be found by name or room. A tap adds somebody, a second one takes them off again. */
export function AddPeopleSheet({ draft, suggestions, onJoin, onLeaveOut, onClosed }: AddPeopleSheetProps) {
  const { t } = useLingui();
  const residents = useResidents();
  const [typed, type] = useState('');
  // Who was in it when the sheet opened stays on top no more than the others: only those not in it are offered.
  const [before] = useState(() => new Set(draft.people.map(({ resident }) => resident.id)));
  const isIn = (id: string) => draft.people.some(({ resident }) => resident.id === id);
  const toggle = (person: ResidentFace) => (isIn(person.id) ? onLeaveOut(person.id) : onJoin(person));
  const added = draft.people.filter(({ resident }) => !before.has(resident.id)).length;

  return (
    <BackSheet
      title={draft.people.length === 0 || before.size === 0 ? t`Who was there?` : t`Someone else`}
      side="end"
      onClosed={onClosed}
      footer={
        <SheetButton>
          {added === 0 ? t`Done` : t`Done: ${plural(added, { one: '# person added', other: '# people added' })}`}
        </SheetButton>
      }
    >
      <SearchField
        label={t`Find by name or room`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      <AsyncView query={residents}>
        {({ items }) => {
          const offered = new Map(suggestions.map((suggestion) => [suggestion.resident.id, suggestion.reason]));
          const others = items.filter(({ id, status }) => !before.has(id) && LIVES_HERE.has(status));
          const found = others.filter(({ known_as, last_name, room }) =>
            matchesWords(typed, [known_as, last_name, room]),
          );
          const first = found.filter(({ id }) => offered.has(id));
          const rest = found.filter(({ id }) => !offered.has(id));
          return (
            <>
              <GroupChips people={items.filter(({ status }) => LIVES_HERE.has(status))} isIn={isIn} onJoin={onJoin} />
              <ul className={styles.people} aria-label={t`People`}>
                {[...first, ...rest].map((person) => (
                  <li key={person.id}>
                    <button
                      type="button"
                      className={styles.person}
                      aria-pressed={isIn(person.id)}
                      onClick={() => toggle(person)}
                    >
                      <Face person={person} />
                      <span className={styles.words}>
                        <b>
                          {person.known_as} {person.last_name}
                        </b>
                        <span>{[t`Room ${person.room}`, why(offered.get(person.id))].filter(Boolean).join(' · ')}</span>
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
        }}
      </AsyncView>
    </BackSheet>
  );

  function why(reason: Suggestion['reason'] | undefined): string | undefined {
    if (reason === undefined) return undefined;
    return reason === 'often_comes' ? t`often comes` : t`was expected`;
  }
}

interface GroupChipsProps {
  /** Who can have been there. */
  people: readonly ResidentFace[];
  isIn: (id: string) => boolean;
  onJoin: (person: ResidentFace) => void;
}

/** A whole group at once: whoever of it is not in the log yet. */
function GroupChips({ people, isIn, onJoin }: GroupChipsProps) {
  const { t } = useLingui();
  const { data } = useGroups({ isBackground: true });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <div className={styles.groups} role="group" aria-label={t`Add a whole group`}>
      {data.items.map(({ id, name, member_ids }) => {
        const missing = people.filter((person) => member_ids.includes(person.id) && !isIn(person.id));
        return (
          <Button
            key={id}
            size="small"
            variant="soft"
            icon={<UsersThreeIcon weight="bold" aria-hidden="true" />}
            disabled={missing.length === 0}
            onClick={() => missing.forEach((person) => onJoin(person))}
          >
            {`${name} · ${member_ids.length}`}
          </Button>
        );
      })}
    </div>
  );
}

const LIVES_HERE = new Set(['active', 'respite']);
