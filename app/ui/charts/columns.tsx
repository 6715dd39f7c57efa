import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useElementWidth } from '../element-width.ts';
import styles from './columns.module.css';
import { linesFor } from './scale.ts';

export interface Column {
  key: string;
  /** Under it, where there is room. */
  tick: string;
  /** The column as a sentence: what it is and how much. */
  says: string;
  /** From the ground upwards. */
  parts: readonly number[];
}

interface ColumnsProps {
  /** What is drawn. */
  label: string;
  columns: readonly Column[];
  /** Goes to what a column was made of: Enter, or a tap on the sentence. */
  onOpen?: ((key: string) => void) | undefined;
  height?: number;
}

const room = { left: 36, right: 4, below: 26, above: 22 };
/** A number of three digits over its column. */
const numberWidth = 28;
/** What a tick such as "14 Sep" needs. */
const tickWidth = 62;

/**
 * Columns that stand on nought, in one or two parts: the lower plum, the upper mustard with a pattern, so that they
 * are told apart without colour. One tab stop; the arrow keys walk along and the sentence below tells each.
 */
export function Columns({ label, columns, onOpen, height = 210 }: ColumnsProps) {
  const { t } = useLingui();
  const id = useId();
  const [box, width] = useElementWidth<HTMLDivElement>(560);
  const [chosen, choose] = useState<number | null>(null);
  const sums = columns.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const lines = linesFor(Math.max(0, ...sums));
  const ground = height - room.below;
  const unit = (ground - room.above) / (lines.at(-1) ?? 1);
  const step = (width - room.left - room.right) / Math.max(columns.length, 1);
  const thick = Math.max(3, Math.min(40, step * 0.66));
  const everyTick = Math.max(1, Math.ceil(tickWidth / step));
  const current = chosen === null ? undefined : columns[chosen];
  const keep = (place: number) => Math.min(Math.max(place, 0), columns.length - 1);

  function walk(event: KeyboardEvent) {
    const from = chosen ?? -1;
    const places: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      Home: 0,
      End: columns.length - 1,
    };
    const to = places[event.key];
    if (to !== undefined) {
      event.preventDefault();
      choose(keep(to));
    } else if (event.key === 'Enter' && current) {
      onOpen?.(current.key);
    } else if (event.key === 'Escape') {
      choose(null);
    }
  }

  function pointAt(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    choose(keep(Math.floor((x - room.left) / step)));
  }

  return (
    <div ref={box} className={styles.chart}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className={styles.drawing}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={current ? `${id}-${current.key}` : undefined}
        onKeyDown={walk}
        onPointerDown={pointAt}
        onPointerMove={(event) => event.pointerType === 'mouse' && pointAt(event)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && choose(chosen ?? columns.length - 1)}
      >
        <defs>
          <pattern
            id={`${id}-stripes`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.upper} />
            <rect width="1.4" height="6" className={styles.stripe} />
          </pattern>
        </defs>
        <g className={styles.lines} aria-hidden="true">
          {lines.map((line) => (
            <g key={line}>
              <path d={`M${room.left} ${ground - line * unit}H${width}`} />
              <text x={room.left - 6} y={ground - line * unit + 4.5}>
                {line}
              </text>
            </g>
          ))}
        </g>
        {columns.map(({ key, says, parts }, place) => {
          const x = room.left + place * step + (step - thick) / 2;
          const [lower = 0, upper = 0] = parts;
          const low = lower * unit;
          const gap = lower > 0 && upper > 0 ? 2 : 0;
          const high = Math.max(0, upper * unit - gap);
          return (
            <g key={key} id={`${id}-${key}`} role="option" aria-selected={place === chosen} aria-label={says}>
              {place === chosen && (
                <rect
                  className={styles.light}
                  x={room.left + place * step}
                  y={0}
                  width={step}
                  height={height - 2}
                  rx={6}
                />
              )}
              <rect
                className={styles.lower}
                x={x}
                y={ground - low}
                width={thick}
                height={low}
                rx={Math.min(4, low / 2)}
              />
              <rect
                fill={`url(#${id}-stripes)`}
                x={x}
                y={ground - low - gap - high}
                width={thick}
                height={high}
                rx={Math.min(4, high / 2)}
              />
              {step >= numberWidth && (sums[place] ?? 0) > 0 && (
                <text className={styles.sum} x={x + thick / 2} y={ground - low - gap - high - 5} aria-hidden="true">
                  {sums[place]}
                </text>
              )}
            </g>
          );
        })}
        <path className={styles.ground} d={`M${room.left} ${ground}H${width}`} />
        <g className={styles.ticks} aria-hidden="true">
          {columns.map(({ key, tick }, place) => {
            // The last is always told; those before it keep their distance.
            const isTold = (columns.length - 1 - place) % everyTick === 0;
            const middle = room.left + (place + 0.5) * step;
            return (
              isTold && (
                <text key={key} x={Math.min(middle, width - tickWidth / 2 + 8)} y={height - 7}>
                  {tick}
                </text>
              )
            );
          })}
        </g>
      </svg>
      <p className={styles.says}>
        {current && onOpen ? (
          <button type="button" className="link" onClick={() => onOpen(current.key)}>
            {current.says}
          </button>
        ) : (
          (current?.says ?? <span className="secondary">{t`Touch a column, or walk along with the arrow keys.`}</span>)
        )}
      </p>
    </div>
  );
}

/** What the two parts of a column are. */
export function ColumnsLegend({ lower, upper }: { lower: string; upper: string }) {
  const id = useId();
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>
        <svg width="16" height="16">
          <rect width="16" height="16" rx="4" className={styles.lower} />
        </svg>
        {lower}
      </span>
      <span>
        <svg width="16" height="16">
          <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className={styles.upper} />
            <rect width="1.4" height="6" className={styles.stripe} />
          </pattern>
          <rect width="16" height="16" rx="4" fill={`url(#${id})`} />
        </svg>
        {upper}
      </span>
    </div>
  );
}
