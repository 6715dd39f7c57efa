import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import { saveWeek } from '@heartsease/domain/planner/planner.endpoints.ts';
import type { SuggestedWeek, WeekSuggestion } from '@heartsease/domain/planner/suggested-week.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useSameWrite } from '../api/same-write.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { usePlanWrite, useSuggestedWeek } from './plan.api.ts';
import styles from './suggest-week-screen.module.css';
import { useFairnessWords } from './suggest-words.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** What would make a week fair, each with why: all of it is planned in one tap, or what is left of it. */
export function SuggestWeekScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const [address] = useSearchParams();
  const monday = mondayOf(CalendarDate.safeParse(address.get('day')).data ?? time.today);
  const planner = `/tabs/planner?day=${monday < time.today ? time.today : monday}`;
  const query = useSuggestedWeek(monday);
  return (
    <FullScreen title={t`Suggest a week`} under={time.span(monday, addDays(monday, 6))} backTo={planner}>
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={4} height={130} />}
        failedTitle={t`There is a problem suggesting a week`}
        isEmpty={({ suggestions }) => suggestions.length === 0}
        empty={
          <Empty
            title={t`There is nothing to add`}
            action={<ButtonLink to={planner}>{t`Back to the planner`}</ButtonLink>}
          >
            <p>{t`Either everybody has as many moments planned as suit them, or the days have no room left.`}</p>
          </Empty>
        }
      >
        {(week) => <Suggested key={monday} week={week} planner={planner} />}
      </AsyncView>
    </FullScreen>
  );
}

function Suggested({ week, planner }: { week: SuggestedWeek; planner: string }) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const navigate = useNavigate();
  const newWrite = useNewWrite();
  const { idOf } = useSameWrite();
  const save = usePlanWrite(saveWeek);
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = week.suggestions.filter((one) => !leftOut.has(keyOf(one)));

  function choose(suggestion: WeekSuggestion, isOn: boolean) {
    const next = new Set(leftOut);
    if (isOn) next.delete(keyOf(suggestion));
    else next.add(keyOf(suggestion));
    leaveOut(next);
  }

  function plan() {
    const sessions = chosen.map(({ activity, day, time: begins, minutes, place, resident_ids, reasons }) => ({
      activity_id: activity.id,
      title: titleIn(activity, i18n.locale),
      day,
      time: begins,
      minutes,
      place,
      resident_ids,
      reasons,
    }));
    // After a lost answer the week may be suggested anew: what is left of it is another write.
    save.write({ ...newWrite(), client_id: idOf(sessions), sessions }, ({ planned }) => {
      const text = plural(planned, { one: '# session is planned.', other: '# sessions are planned.' });
      showToast({ kind: 'success', text });
      void navigate(planner, { replace: true });
    });
  }

  return (
    <>
      <Fairness week={week} />
      {[...Map.groupBy(week.suggestions, ({ day }) => day)].map(([day, suggestions]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`}>{time.longDay(day)}</h2>
          <Card padding="none">
            <ul className={styles.list}>
              {suggestions.map((one) => (
                <SuggestionRow
                  key={keyOf(one)}
                  suggestion={one}
                  residents={week.residents}
                  isOn={!leftOut.has(keyOf(one))}
                  onChange={(isOn) => choose(one, isOn)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <div className={styles.plan}>
        {chosen.length === 0 ? (
          <p className="secondary">{t`Switch on what you want to plan.`}</p>
        ) : (
          <Button size="large" full busy={save.isPending} onClick={plan}>
            {plural(chosen.length, { one: 'Plan this one', other: 'Plan these #' })}
          </Button>
        )}
      </div>
    </>
  );
}

function Fairness({ week: { fairness } }: { week: SuggestedWeek }) {
  const words = useFairnessWords();
  return (
    <Card tone="duck" className={styles.fairness}>
      <p className="serif">{words.reached(fairness)}</p>
      <p>
        {words.before(fairness)} {words.shared(fairness)}
      </p>
    </Card>
  );
}

function keyOf({ day, time, activity }: WeekSuggestion): string {
  return `${day} ${time} ${activity.id}`;
}
