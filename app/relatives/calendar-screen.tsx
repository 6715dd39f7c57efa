import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useComingUp } from '../planner/planner.api.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './calendar-screen.module.css';
import { ComingUpList } from './coming-up-list.tsx';

const DAYS = 7;

/** What is on in the next seven days, day by day; for relatives and family organisations. */
export function CalendarScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const query = useComingUp();
  return (
    <div className={styles.calendar}>
      <SectionHeader title={t`Calendar`} under={words.span(words.today, addDays(words.today, DAYS - 1))} />
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the calendar`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nothing is planned for these days yet`}>{t`Come when it suits you. You are welcome.`}</Empty>
        }
      >
        {({ items }) => <Days sessions={items} />}
      </AsyncView>
    </div>
  );
}

function Days({ sessions }: { sessions: OutputOf<typeof listComingUp>['items'] }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const days = Array.from({ length: DAYS }, (_, day) => addDays(words.today, day));
  return (
    <div className={styles.days}>
      {days.map((day) => {
        const ofDay = sessions.filter(({ starts_at }) => words.dayOf(starts_at) === day);
        return (
          <Card key={day} as="section" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles.day} data-today={day === words.today ? '' : undefined}>
              <span className="serif">{words.weekday(day)}</span>
              <span className={styles.date}>{day === words.today ? t`today` : words.dayAndMonth(day)}</span>
            </h2>
            {ofDay.length > 0 ? (
              <ComingUpList sessions={ofDay} />
            ) : (
              <p className={styles.nothing}>{t`Nothing planned`}</p>
            )}
          </Card>
        );
      })}
    </div>
  );
}
