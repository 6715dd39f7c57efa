import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import type { ToldResponse } from '@heartsease/domain/family-updates/family-update.ts';
import { Card } from '../ui/card.tsx';
import { Stem } from '../ui/flower.tsx';
import { ResponseShapes } from '../ui/response-face.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePersonsHome } from './family-updates.api.ts';
import styles from './week-flowers-card.module.css';

/** This week's flowers: one for each moment that was shared. Without any there is no card. */
export function WeekFlowersCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data } = usePersonsHome(resident_id);
  const moments = (data?.week ?? []).reduce((sum, { responses }) => sum + responses.length, 0);
  if (!data || data.is_in_memory || moments === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{plural(moments, { one: '# moment this week', other: '# moments this week' })}</h2>
        <Link to={`/shared/${resident_id}`} className="link">
          {t`See all`}
        </Link>
      </div>
      <Flowers week={data.week} />
    </Card>
  );
}

const WIDTH = 326;
const GROUND = 74;
const DAY = 45;
/** More in a day than fits beside each other stand in the words alone. */
const MOST = 4;
const HEIGHTS = [34, 46, 28, 40] as const;

function Flowers({ week }: { week: PersonsHome['week'] }) {
  const words = useTimeWords();
  const say = useDaySummary();
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} 98`} className={styles.flowers} role="img" aria-label={week.map(say).join(' ')}>
        <path d={`M6 ${GROUND}H${WIDTH - 6}`} className={styles.ground} />
        {week.map(({ day, responses }, place) => {
          const middle = 6 + DAY * place + DAY / 2;
          const shown = responses.slice(0, MOST);
          return (
            <g key={day}>
              {shown.map((response, flower) => (
                <Flower
                  key={flower}
                  response={response}
                  x={middle + (flower - (shown.length - 1) / 2) * 11}
                  height={HEIGHTS[(place + flower) % HEIGHTS.length] ?? 34}
                />
              ))}
              <text x={middle} y="93" className={styles.day} data-today={day === words.today ? '' : undefined}>
                {words.letter(day)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

function Flower({ response, x, height }: { response: ToldResponse; x: number; height: number }) {
  const top = GROUND - height;
  return (
    <>
      <Stem x={x} ground={GROUND} top={top} sway={3} leaf="none" />
      <g transform={`translate(${x - 10} ${top - 10}) scale(.417)`}>
        <ResponseShapes response={response} />
      </g>
    </>
  );
}

/** "Friday: 2 moments." for whoever hears the flowers. */
function useDaySummary(): (day: PersonsHome['week'][number]) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  return ({ day, responses }) => {
    const name = words.weekday(day);
    const count = responses.length;
    if (count === 0) return t`${name}: none.`;
    return t`${name}: ${plural(count, { one: '# moment', other: '# moments' })}.`;
  };
}
