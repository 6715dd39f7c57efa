import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { useElementRem } from '../ui/element-rem.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { ChosenDay } from './chosen-day.tsx';
import { DayPicker } from './day-picker.tsx';
import { usePlan } from './planner.api.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekColumns } from './week-columns.tsx';
import styles from './planner-screen.module.css';

/** So wide that seven columns can each say a title. */
const COLUMNS_REM = 52;

/** A change on the screen, not another one: it leaves no entry behind and stays where it is. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** The programme of a week: columns where there is room, otherwise a day at a time. */
export function PlannerScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const [address, setAddress] = useSearchParams();
  const [box, width] = useElementRem<HTMLDivElement>(21);
  const chosen = CalendarDate.safeParse(address.get('day')).data ?? words.today;
  const monday = mondayOf(chosen);
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const query = usePlan(monday, addDays(monday, 6));
  const choose = (day: string) => setAddress({ day }, QUIETLY);

  return (
    <>
      <SectionHeader title={t`Planner`} />
      <div ref={box} className={styles.planner}>
        <WeekBar monday={monday} onChoose={choose} />
        {width < COLUMNS_REM && (
          <DayPicker days={days} chosen={chosen} sessions={query.data?.items ?? []} onChoose={choose} />
        )}
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={5} />}
          failedTitle={t`There is a problem opening the planner`}
        >
          {({ items }) =>
            width < COLUMNS_REM ? (
              <ChosenDay day={chosen} sessions={items.filter(isOn(chosen))} />
            ) : (
              <WeekColumns days={days.map((day) => ({ day, sessions: items.filter(isOn(day)) }))} />
            )
          }
        </AsyncView>
      </div>
    </>
  );

  function isOn(day: string): (session: PlannedSession) => boolean {
    return ({ starts_at }) => words.dayOf(starts_at) === day;
  }
}
