import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Log } from '@heartsease/domain/reports/log-draft.ts';
import { responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { LogPerson } from '@heartsease/domain/reports/log-draft.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { scrolling } from '../ui/calm.ts';
import { Face } from '../ui/face.tsx';
import { useResponseWord } from '../ui/response-face.tsx';
import styles from './log-grid.module.css';
import { namesOf } from './person-names.ts';
import { useReasonWord } from './response-words.ts';

/** Somebody who may be added with one tap, and why they are offered. */
export interface Suggestion {
  resident: ResidentFace;
  reason: 'often_comes' | 'was_expected';
}

type LogGridProps = {
  log: Log;
  suggestions: Suggestion[];
  /** What the tile with the plus says. */
  addLabel: string;
  onTap: (resident_id: string) => void;
  onJoin: (resident: ResidentFace) => void;
  onAdd: () => void;
};

/** The faces of a log, each with its answer. The arrow keys go from face to face. */
export function LogGrid({ log, suggestions, addLabel, onTap, onJoin, onAdd }: LogGridProps) {
  const { t } = useLingui();
  const { people } = log.draft;
  const names = namesOf([...people.map(({ resident }) => resident), ...suggestions.map(({ resident }) => resident)]);
  const nameOf = ({ id, known_as }: ResidentFace) => names.get(id) ?? known_as;
  const { place, gridProps } = useArrowKeys(people.length + 1 + suggestions.length);
  useChosenInView(gridProps.ref, log);
  return (
    <ul className={styles.grid} aria-label={t`People`} {...gridProps}>
      {people.map((person, at) => (
        <li key={person.resident.id}>
          <PersonTile
            person={person}
            name={nameOf(person.resident)}
            log={log}
            tabIndex={at === place ? 0 : -1}
            onTap={() => onTap(person.resident.id)}
          />
        </li>
      ))}
      <li>
        <button type="button" className={styles.tile} tabIndex={people.length === place ? 0 : -1} onClick={onAdd}>
          <span className={styles.add}>
            <PlusIcon weight="bold" aria-hidden="true" />
          </span>
          <span className={styles.name}>{addLabel}</span>
        </button>
      </li>
      {suggestions.map(({ resident, reason }, at) => (
        <li key={resident.id} className={styles.suggestion}>
          <button
            type="button"
            className={styles.tile}
            tabIndex={people.length + 1 + at === place ? 0 : -1}
            onClick={() => onJoin(resident)}
          >
            <span className={styles.face} aria-hidden="true">
              <Face person={resident} size="xl" badge="add" muted cameraOff={resident.photo_wish === 'declines'} />
            </span>
            <span className="visually-hidden">{t`Add`} </span>
            <span className={styles.name}>{nameOf(resident)}</span>
            <span className={styles.why}>{reason === 'often_comes' ? t`often comes` : t`was expected`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type PersonTileProps = { person: LogPerson; name: string; log: Log; tabIndex: number; onTap: () => void };

function PersonTile({ person, name, log, tabIndex, onTap }: PersonTileProps) {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const reasonFor = useReasonWord();
  const { resident, answer } = person;
  const response = responseOf(log.draft, person);
  const isChosen = log.chosen.includes(resident.id);
  const isCameraOff = resident.photo_wish === 'declines';
  const spoken = [
    response === null ? t`no answer yet` : wordFor(response),
    answer?.reason ? reasonFor(answer.reason) : null,
    person.note.trim() === '' ? null : t`with a few words`,
    isCameraOff ? t`said no to photos` : null,
  ];
  return (
    <button
      type="button"
      className={styles.tile}
      data-chosen={isChosen ? '' : undefined}
      aria-pressed={isChosen}
      tabIndex={tabIndex}
      onClick={onTap}
    >
      <span className={styles.face} aria-hidden="true">
        <Face
          person={resident}
          size="xl"
          badge={response}
          muted={response === 'not_today'}
          selected={isChosen}
          cameraOff={isCameraOff}
        />
      </span>
      <span className={styles.name}>{name}</span>
      {answer?.reason && (
        <span className={styles.why} aria-hidden="true">
          {reasonFor(answer.reason)}
        </span>
      )}
      <span className="visually-hidden">{spoken.filter((words) => words !== null).join(', ')}</span>
    </button>
  );
}

/** The tray grows with what it asks; whoever it asks about stays in view above it. */
function useChosenInView(grid: RefObject<HTMLElement | null>, { chosen, is_answered }: Log) {
  // The tray changes its height with the answer, too.
  const asked = chosen.length > 0 ? `${chosen.join(' ')} ${is_answered}` : null;
  useEffect(() => {
    if (asked === null) return;
    grid.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  }, [grid, asked]);
}

/** One stop for the tab key; from there the arrows lead on, up and down by what stands above and below. */
function useArrowKeys(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const [kept, keep] = useState(0);
  const place = Math.min(kept, count - 1);

  function onKeyDown(event: KeyboardEvent) {
    const tiles = [...(grid.current?.querySelectorAll('button') ?? [])].filter((tile) => tile.offsetParent !== null);
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    const next = tiles[nextPlace(event.key, here, tiles) ?? -1];
    if (here === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  function onFocus() {
    const all = [...(grid.current?.querySelectorAll('button') ?? [])];
    const here = all.findIndex((tile) => tile === document.activeElement);
    if (here !== -1) keep(here);
  }

  return { place, gridProps: { ref: grid, onKeyDown, onFocus } };
}

function nextPlace(key: string, here: number, tiles: HTMLElement[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return here + 1;
    case 'ArrowLeft':
      return here - 1;
    case 'ArrowDown':
      return inNextRow(here, tiles, 1);
    case 'ArrowUp':
      return inNextRow(here, tiles, -1);
    case 'Home':
      return 0;
    case 'End':
      return tiles.length - 1;
    default:
      return undefined;
  }
}

function inNextRow(here: number, tiles: HTMLElement[], step: 1 | -1): number | undefined {
  const left = tiles[here]?.offsetLeft;
  for (let place = here + step; place >= 0 && place < tiles.length; place += step) {
    if (tiles[place]?.offsetLeft === left) return place;
  }
  return undefined;
}
