import { useLingui } from '@lingui/react/macro';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './charts.module.css';

type Day = Patterns['glance']['days'][number];
type Kind = 'engaged' | 'declined' | 'other';

const box = { width: 360, labels: 62, head: 22, dot: 6, apart: 14, most: 3 };
const step = (box.width - box.labels) / 7;

/** A row for each week, a dot for each offer: full for joined in, a cross for a “no”, a ring for all else. */
export function DotStrip({ days }: { days: Day[] }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  let y = box.head;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${box.width} ${box.head + heightOf(weeks)}`} aria-hidden="true" focusable="false">
        {(weeks[0] ?? []).map(({ day }, place) => (
          <text key={day} x={middleOf(place)} y="13" className={styles.middle}>
            {words.letter(day)}
          </text>
        ))}
        {weeks.map((week) => {
          const height = rowHeight(week);
          const middle = y + height / 2;
          y += height;
          return (
            <g key={week[0]?.day}>
              <text x="0" y={middle + 4.5} className={styles.label}>
                {words.shortDay(week[0]?.day ?? '').replace(/^\S+ /, '')}
              </text>
              <path d={`M${box.labels} ${y}H${box.width}`} className={styles.line} />
              {week.map((day, place) => (
                <Dots key={day.day} day={day} x={middleOf(place)} y={middle} />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        {(
          [
            ['engaged', t`Joined in`],
            ['declined', t`Said no`],
            ['other', t`Asleep, unwell, unsettled or not said`],
          ] as const
        ).map(([kind, word]) => (
          <span key={kind}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <Dot kind={kind} x={8} y={8} />
            </svg>
            {word}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const middleOf = (place: number): number => box.labels + step * (place + 0.5);

const dotsOf = ({ engaged, declined, other }: Day): Kind[] => [
  ...Array.from({ length: engaged }, () => 'engaged' as const),
  ...Array.from({ length: declined }, () => 'declined' as const),
  ...Array.from({ length: other }, () => 'other' as const),
];

const linesOf = (day: Day): number => Math.max(1, Math.ceil(dotsOf(day).length / box.most));
const rowHeight = (week: Day[]): number => Math.max(...week.map(linesOf)) * box.apart + 16;
const heightOf = (weeks: Day[][]): number => weeks.reduce((sum, week) => sum + rowHeight(week), 0);

function Dots({ day, x, y }: { day: Day; x: number; y: number }) {
  const dots = dotsOf(day);
  const lines = linesOf(day);
  if (dots.length === 0) return <circle cx={x} cy={y} r="1.5" className={styles.none} />;
  return dots.map((kind, place) => {
    const line = Math.floor(place / box.most);
    const inLine = Math.min(box.most, dots.length - line * box.most);
    const left = x - ((inLine - 1) / 2) * box.apart;
    return (
      <Dot
        key={place}
        kind={kind}
        x={left + (place % box.most) * box.apart}
        y={y + (line - (lines - 1) / 2) * box.apart}
      />
    );
  });
}

function Dot({ kind, x, y }: { kind: Kind; x: number; y: number }) {
  if (kind === 'engaged') return <circle cx={x} cy={y} r={box.dot} className={styles.engaged} />;
  if (kind === 'other') return <circle cx={x} cy={y} r={box.dot - 1.5} className={styles.other} />;
  const arm = box.dot - 1.5;
  return (
    <path
      d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`}
      className={styles.declined}
    />
  );
}
