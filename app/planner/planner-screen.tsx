import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { useSearchParams } from 'react-router';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useMay } from '../session/use-may.ts';
import { EventStripCard } from '../events/event-strip-card.tsx';
import { PrintPlanner } from '../print/print-card.tsx';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { useElementRem } from '../ui/element-rem.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { ChosenDay } from './chosen-day.tsx';
import { CopyWeekButton } from './copy-week-button.tsx';
import { DayPicker } from './day-picker.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PeriodBar } from './period-bar.tsx';
import { usePlan } from './planner.api.ts';
import { pathOfNewSession } from './session-path.ts';
import { PLANNER_VIEWS, shownDays } from './shown-days.ts';
import type { PlannerView } from './shown-days.ts';
import { SuggestWeekLink } from './suggest-week-link.tsx';
import { WeekColumns } from './week-columns.tsx';
import styles from './planner-screen.module.css';

/** So wide that seven columns can each say a title. */
const COLUMNS_REM = 52;

/** A change on the screen, not another one: it leaves no entry behind and stays where it is. */
const QUIETLY = { replace: true, preventScrollReset: true };

/** The programme of a week or a month: columns where there is room, otherwise a day at a time. */
export function PlannerScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayPlan = useMay('planner.edit');
  const [address, setAddress] = useSearchParams();
  const [box, width] = useElementRem<HTMLDivElement>(21);
  const chosen = CalendarDate.safeParse(address.get('day')).data ?? words.today;
  const view = PLANNER_VIEWS.find((one) => one === address.get('view')) ?? 'week';
  const days = shownDays(view, chosen);
  const [first = chosen] = days;
  const query = usePlan(first, days.at(-1) ?? first);
  const isNarrow = width < COLUMNS_REM;
  const wholeWeek = view === 'week' && (
    <>
      {mayPlan && <SuggestWeekLink monday={mondayOf(chosen)} />}
      {mayPlan && <CopyWeekButton monday={mondayOf(chosen)} />}
      <PrintPlanner day={chosen} />
    </>
  );

  function show(next: PlannerView, day: string) {
    setAddress(next === 'week' ? { day } : { view: next, day }, QUIETLY);
  }

  return (
    <>
      <SectionHeader
        title={t`Planner`}
        actions={
          mayPlan && (
            <ButtonLink
              data-tour="plan"
              variant="soft"
              size={isNarrow ? 'normal' : 'large'}
              aria-label={t`Plan a session`}
              icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
              to={pathOfNewSession(chosen < words.today ? words.today : chosen)}
            >
              {isNarrow ? t`Plan` : t`Plan a session`}
            </ButtonLink>
          )
        }
      />
      <div ref={box} className={styles.planner}>
        <div className={styles.tools} data-tour="planner">
          <PeriodBar view={view} day={chosen} onChoose={(day) => show(view, day)} />
          <div className={styles.right}>
            {!isNarrow && wholeWeek}
            <div className={styles.views} role="group" aria-label={t`Show`}>
              <FilterChip isOn={view === 'week'} onChange={() => show('week', chosen)}>
                {t`Week`}
              </FilterChip>
              <FilterChip isOn={view === 'month'} onChange={() => show('month', chosen)}>
                {t`Month`}
              </FilterChip>
            </div>
          </div>
        </div>
        {isNarrow && (
          <DayPicker
            days={days}
            chosen={chosen}
            month={view === 'month' ? chosen : null}
            sessions={query.data?.items ?? []}
            onChoose={(day) => show(view, day)}
          />
        )}
        <EventStripCard from={isNarrow ? chosen : first} to={isNarrow ? chosen : (days.at(-1) ?? first)} />
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={5} />}
          failedTitle={t`There is a problem opening the planner`}
        >
          {({ items }) => {
            const byDay = Map.groupBy(items, ({ starts_at }) => words.dayOf(starts_at));
            const shown = days.map((day) => ({ day, sessions: byDay.get(day) ?? [] }));
            if (isNarrow) return <ChosenDay day={chosen} sessions={byDay.get(chosen) ?? []} />;
            return view === 'week' ? (
              <WeekColumns days={shown} />
            ) : (
              <MonthGrid month={chosen} days={shown} onOpenDay={(day) => show('week', day)} />
            );
          }}
        </AsyncView>
        {isNarrow && wholeWeek && <div className={styles.wholeWeek}>{wholeWeek}</div>}
      </div>
    </>
  );
}
