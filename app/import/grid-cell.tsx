import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Problem } from '@heartsease/domain/import/read-cells.ts';
import { inWords } from '../words/rule-words.ts';
import styles from './people-grid.module.css';

interface GridCellProps {
  /** The column's, shown where there is no room for columns. */
  heading: string;
  label: string;
  value: string;
  isUsed: boolean;
  problems: Problem[];
  onChange: (value: string) => void;
  onLeaveOut: () => void;
}

/** A cell that is typed into; it is judged when it is left or Enter is pressed, so nobody is told off while typing. */
export function GridCell({ heading, label, value, isUsed, problems, onChange, onLeaveOut }: GridCellProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  if (!isUsed)
    return (
      <div role="cell" className={styles.cell} data-unused="">
        <span className={styles.unused}>{value}</span>
      </div>
    );
  const isRed = problems.some(({ level }) => level === 'red');

  function keep() {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  }

  function take(fix: NonNullable<Problem['fix']>) {
    // The button goes with what it mends: the cell keeps the focus.
    input.current?.focus();
    if (fix.kind === 'leave_out') onLeaveOut();
    else onChange(fix.value);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') setTyped(null);
    if (event.key === 'Enter') {
      keep();
      nextFault(event.currentTarget)?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') neighbour(event.currentTarget, event.key)?.focus();
  }

  return (
    <div
      role="cell"
      className={styles.cell}
      data-heading={heading}
      data-level={isRed ? 'red' : problems.length > 0 ? 'amber' : undefined}
    >
      <input
        ref={input}
        type="text"
        className={styles.input}
        aria-label={label}
        aria-invalid={isRed || undefined}
        aria-describedby={problems.length > 0 ? id : undefined}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={onKey}
      />
      {problems.length > 0 && (
        <div id={id} className={styles.problems}>
          {problems.map(({ message, fix }) => (
            <p key={message}>
              {inWords(message)}
              {fix !== undefined && (
                <button type="button" className={styles.small} onClick={() => take(fix)}>
                  {fix.kind === 'leave_out'
                    ? t`Leave this row out`
                    : fix.value === ''
                      ? t`Empty it`
                      : t`Use ${fix.value}`}
                </button>
              )}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Enter leads from fault to fault, through what is drawn. */
function nextFault(from: HTMLElement): HTMLElement | undefined {
  const faults = from.closest('[role=table]')?.querySelectorAll<HTMLElement>('input[aria-invalid]') ?? [];
  return [...faults].find((input) => from.compareDocumentPosition(input) === Node.DOCUMENT_POSITION_FOLLOWING);
}

/** The same column in the row above or below. */
function neighbour(from: HTMLElement, key: 'ArrowDown' | 'ArrowUp'): HTMLElement | undefined {
  const row = from.closest('[role=row]');
  const column = [...(row?.querySelectorAll('[role=cell]') ?? [])].findIndex((cell) => cell.contains(from));
  const rows = [...(from.closest('[role=table]')?.querySelectorAll('[role=row]') ?? [])];
  const other = rows[rows.findIndex((one) => one === row) + (key === 'ArrowDown' ? 1 : -1)];
  return other?.querySelectorAll('[role=cell]')[column]?.querySelector('input') ?? undefined;
}
