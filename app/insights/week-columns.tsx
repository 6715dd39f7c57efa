import { useLingui } from '@lingui/react/macro';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './charts.module.css';

const box = { width: 360, top: 26, ground: 130, height: 172 };

/** A column for each week with its moments and minutes, and a line where the person's own target lies. */
export function WeekColumns({ weeks, target }: Pick<Patterns['weeks'], 'weeks' | 'target'>) {
  const { t } = useLingui();
  const words = useTimeWords();
  const most = Math.max(1, target ?? 0, ...weeks.map(({ engaged }) => engaged));
  const unit = (box.ground - box.top) / most;
  const step = box.width / weeks.length;
  const width = Math.min(56, step * 0.62);
  const isTight = weeks.length > 6;
  const aim = target === null ? null : box.ground - target * unit;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        <path d={`M0 ${box.ground}H${box.width}`} className={styles.ground} />
        {aim !== null && <path d={`M0 ${aim}H${box.width}`} className={styles.aim} />}
        {weeks.map(({ from, engaged, minutes }, place) => {
          const middle = step * (place + 0.5);
          const top = box.ground - engaged * unit;
          return (
            <g key={from}>
              <path d={columnPath(middle - width / 2, top, width, box.ground)} className={styles.column} />
              <text x={middle} y={top - 7} className={styles.figureText}>
                {engaged}
              </text>
              {(!isTight || place % 3 === 0) && (
                <text
                  x={isTight ? middle - width / 2 : middle}
                  y={box.ground + 18}
                  className={isTight ? styles.label : styles.middle}
                >
                  {words.shortDay(from).replace(/^\S+ /, '')}
                </text>
              )}
              {!isTight && (
                <text x={middle} y={box.ground + 36} className={styles.middle}>
                  {words.minutes(minutes)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {target !== null && (
        <figcaption className={styles.legend}>
          <span>
            <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true" focusable="false">
              <path d="M0 4H28" className={styles.aim} />
            </svg>
            {t`${target} moments a week suit best`}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

/** Round at the top, flat on the ground; nothing at all for none. */
function columnPath(x: number, top: number, width: number, ground: number): string {
  const round = Math.min(6, ground - top);
  if (round <= 0) return '';
  return `M${x} ${ground}V${top + round}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${ground}Z`;
}
