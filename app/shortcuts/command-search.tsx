import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '@lingui/core/macro';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useResidentsInBackground } from '../residents/residents.api.ts';
import { Face } from '../ui/face.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import styles from './command-search.module.css';
import { useActions, useScreens } from './command-words.ts';
import type { Command } from './command-words.ts';

/** More of a kind than this is no longer a choice. */
const MOST_OF_A_KIND = 6;

type Found = Command & { lead: ReactNode };
interface Shelf {
  id: string;
  name: string;
  found: Found[];
}

/** Somebody by name, a screen or something to do: typed, chosen with the arrows, and there (the pattern of a combobox). */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [typed, type] = useState('');
  const [chosen, moveTo] = useState<string | null>(null);
  const shelves = useShelves(typed);
  const all = shelves.flatMap(({ found }) => found);
  const active = all.find(({ id }) => id === chosen) ?? all[0];
  // What stands under the light stays there, also when the list of residents arrives above it.
  if (active !== undefined && active.id !== chosen) moveTo(active.id);

  function choose(command: Command | undefined) {
    if (command === undefined) return;
    onClose();
    // What it opens takes the focus after this has given it back.
    requestAnimationFrame(() => requestAnimationFrame(command.run));
  }

  function hear(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      const next = ((active ? all.indexOf(active) : 0) + step + all.length) % all.length;
      moveTo(all[next]?.id ?? null);
      document.querySelector(`#${optionId(next)}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <Sheet isOpen title={t`Find anything`} onClose={onClose} className={styles.sheet}>
      <SearchField
        label={t`A screen, something to do, or a name`}
        value={typed}
        maxLength={80}
        ref={takeFocus}
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls="commands"
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(all.indexOf(active))}
        onKeyDown={hear}
        onChange={(event) => {
          type(event.target.value);
          moveTo(null);
        }}
        onClear={() => type('')}
      />
      <p role="status" className={all.length === 0 ? 'secondary' : 'visually-hidden'}>
        {all.length === 0 ? t`Nothing found` : plural(all.length, { one: '# found', other: '# found' })}
      </p>
      <div id="commands" role="listbox" aria-label={t`Found`} className={styles.shelves}>
        {shelves.map(({ id, name, found }) => (
          <div key={id} role="group" aria-labelledby={`commands-${id}`}>
            <p id={`commands-${id}`} className={styles.shelf} role="presentation">
              {name}
            </p>
            {found.map((command) => (
              // The field keeps the focus; a finger, or a screen reader, may give it to the one that is touched.
              <div
                key={command.id}
                id={optionId(all.indexOf(command))}
                role="option"
                tabIndex={-1}
                onKeyDown={hear}
                aria-selected={command === active}
                className={styles.option}
                onClick={() => choose(command)}
              >
                {command.lead}
                <span className={styles.words}>
                  <span>{command.name}</span>
                  {command.under && <span className="secondary">{command.under}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function optionId(place: number): string {
  return `command-${place}`;
}

function useShelves(typed: string): Shelf[] {
  const { t } = useLingui();
  const residents = useResidentCommands();
  const actions = useActions();
  const screens = useScreens();
  const isAsking = typed.trim() !== '';
  const shelves: Shelf[] = [
    { id: 'people', name: t`People`, found: isAsking ? foundIn(residents, typed) : [] },
    { id: 'actions', name: t`To do`, found: foundIn(actions, typed).map(withAction) },
    { id: 'screens', name: t`Screens`, found: foundIn(screens, typed).map(withArrow) },
  ];
  return shelves.filter(({ found }) => found.length > 0);
}

function foundIn<One extends Command>(commands: readonly One[], typed: string): One[] {
  const found = findForgiving(commands, typed, ({ name, under = '', also = [] }) => ({ names: [name, under], also }));
  return found.slice(0, MOST_OF_A_KIND);
}

function withAction(command: Command): Found {
  return { ...command, lead: <LightningIcon aria-hidden="true" className={styles.icon} /> };
}

function withArrow(command: Command): Found {
  return { ...command, lead: <ArrowRightIcon aria-hidden="true" className={styles.icon} /> };
}

/** Everybody who lives here, from the list that the app keeps anyway. */
function useResidentCommands(): Found[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data } = useResidentsInBackground();
  return (data?.items ?? []).map((resident) => ({
    id: resident.id,
    name: fullName(resident),
    under: resident.room === '' ? resident.wing : t`Room ${resident.room}`,
    lead: <Face person={resident} size="s" />,
    run: () => void navigate(`/manage-resident/${resident.id}`),
  }));
}
