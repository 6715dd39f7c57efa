import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { useSearchParams } from 'react-router';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useMay } from '../session/use-session.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useElementRem } from '../ui/element-rem.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { ChosenDay } from './chosen-day.tsx';
import { CopyWeekButton } from './copy-week-button.tsx';
import { DayPicker } from './day-picker.tsx';
import { usePlan } from './planner.api.ts';
import { pathOfNewSession } from './session-path.ts';
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
  const mayPlan = useMay('planner.edit');
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
        {mayPlan && (
          <div className={styles.tools}>
            <ButtonLink
              variant="soft"
              icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
              to={pathOfNewSession(chosen < words.today ? words.today : chosen)}
            >
              {t`Plan a session`}
            </ButtonLink>
            <CopyWeekButton monday={monday} />
          </div>
        )}
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
