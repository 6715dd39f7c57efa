import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { PrintMyDay } from '../print/print-card.tsx';
import { Card } from '../ui/card.tsx';
import { WeekStrip } from '../ui/week-strip.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePronounWords } from './resident-words.ts';
import styles from './week-card.module.css';

/** The last 7 days as flowers, and what suits this person. */
export function WeekCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const { weekly } = usePronounWords(resident.pronouns);
  const { moments_7_days, week } = resident;
  const from = week[0]?.day ?? words.today;
  const to = week.at(-1)?.day ?? words.today;
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  // Of whoever died or moved away an empty week tells nothing; their moments stand below.
  if (!isHere) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`${plural(moments_7_days, { one: '# moment this week', other: '# moments this week' })}`}</h2>
        {moments_7_days > 0 && (
          <Link to={`/moments?resident_id=${resident.id}&from=${from}&to=${to}`} className="link">
            {t`See all`}
          </Link>
        )}
      </div>
      <WeekStrip
        days={week.map(({ day, responses }) => ({
          letter: words.letter(day),
          name: words.weekday(day),
          is_today: day === words.today,
          responses,
        }))}
      />
      <p className={styles.target}>{weekly(resident.weekly_target)}</p>
      <div className={styles.print}>
        <PrintMyDay person={resident} />
      </div>
    </Card>
  );
}
