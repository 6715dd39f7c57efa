import { useLingui } from '@lingui/react/macro';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { DayCard } from './day-card.tsx';
import styles from './chosen-day.module.css';

/** One day of the planner, with its name. */
export function ChosenDay({ day, sessions }: { day: string; sessions: PlannedSession[] }) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <div>
      <h2 className={styles.name}>{day === words.today ? t`Today` : words.longDay(day)}</h2>
      {sessions.length > 0 ? (
        <DayCard label={words.longDay(day)} sessions={sessions} leadsTo="session" />
      ) : (
        <Card>
          <Empty title={t`Nothing is planned`}>{t`A day with room for whatever comes.`}</Empty>
        </Card>
      )}
    </div>
  );
}
