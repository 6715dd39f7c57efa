import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useResponseWord, ResponseShapes } from './response-face.tsx';
import styles from './week-strip.module.css';

export type WeekDay = {
  /** One letter or two, such as `M`, in the reader's language. */
  letter: string;
  /** The whole name, such as `Monday`, for whoever listens. */
  name: string;
  is_today: boolean;
  responses: (MomentResponse | null)[];
};

type WeekStripProps = {
  /** Oldest first. */
  days: WeekDay[];
};

const box = { width: 326, ground: 74, height: 94, bloom: 20 };
const heights = [43, 24, 31, 38, 28, 20];

/** One person's week: a bloom for each moment, standing over its day. */
export function WeekStrip({ days }: WeekStripProps) {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const step = (box.width - 12) / days.length;
  const total = days.reduce((sum, day) => sum + day.responses.length, 0);
  return (
    <figure className={styles.strip}>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        <path d={`M6 ${box.ground}H${box.width - 6}`} className={styles.ground} />
        {days.map((day, place) => {
          const middle = 6 + step * (place + 0.5);
          const shown = day.responses.slice(0, 4);
          const apart = Math.min(13, (step - 12) / Math.max(shown.length - 1, 1));
          return (
            <g key={day.name}>
              {shown.map((response, moment) => {
                const x = Math.round((middle + (moment - (shown.length - 1) / 2) * apart) * 10) / 10;
                const top = heights[(place * 2 + moment) % heights.length] ?? 30;
                return (
                  <g key={moment}>
                    <path
                      d={`M${x} ${box.ground}Q${x + 3} ${(box.ground + top) / 2} ${x} ${top}`}
                      className={styles.stem}
                    />
                    <g transform={`translate(${x - box.bloom / 2} ${top - box.bloom / 2}) scale(${box.bloom / 48})`}>
                      {response ? (
                        <ResponseShapes response={response} />
                      ) : (
                        <circle
                          cx="24"
                          cy="24"
                          r="13"
                          fill="var(--surface)"
                          stroke="var(--r-not-today)"
                          strokeWidth="5"
                        />
                      )}
                    </g>
                  </g>
                );
              })}
              <text x={middle} y={box.height - 3} className={day.is_today ? styles.today : styles.day}>
                {day.letter}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="visually-hidden">
        {t`${plural(total, { one: '# moment', other: '# moments' })} in 7 days.`}
        <ul>
          {days.map((day) => {
            const name = day.name;
            const words = day.responses
              .map((response) => (response ? wordFor(response) : t`Nobody has said`))
              .join(', ');
            return <li key={name}>{words ? t`${name}: ${words}` : t`${name}: none`}</li>;
          })}
        </ul>
      </figcaption>
    </figure>
  );
}
