import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { periodOf } from '@heartsease/domain/dashboard/period.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useTimeWords } from '../words/time.ts';
import { AgainCard } from './again-card.tsx';
import { ChartView } from './chart-view.tsx';
import { ClickCard } from './click-card.tsx';
import { DaysChart, HoursChart, SidesChart, WeeksChart } from './count-charts.tsx';
import { EngagedCard } from './engaged-card.tsx';
import { FairnessCard } from './fairness-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { choiceIn, filterOf, peopleOf, thirteenWeeks } from './figures-address.ts';
import { FiltersFold } from './filters-fold.tsx';
import { FiguresFilters } from './figures-filters.tsx';
import type { ChosenFigures } from './figures-filters.tsx';
import { useActivityCount, useFairness, useFeedback, useKeyFigures, useResidentsEngaged } from './figures.api.ts';
import { Headline } from './headline.tsx';
import { KeyFiguresCard } from './key-figures-card.tsx';
import { NotTodayCard } from './not-today-card.tsx';
import styles from './figures-screen.module.css';
import { TopCard } from './top-card.tsx';

/** More days than these side by side are hairs; their weeks are shown above. */
const MOST_DAYS_SHOWN = 31;

/** The figures of the home: what took place, for whom, how it was, and who has been missed. */
export function FiguresScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const [address, setAddress] = useSearchParams();
  const choice = choiceIn(address);
  const filter = filterOf(choice, time.today);
  const compared = { ...filter, compare: choice.beside };
  const count = useActivityCount(compared);
  const engaged = useResidentsEngaged(compared);
  const feedback = useFeedback(compared);
  const weeks = useActivityCount({ ...peopleOf(choice), ...thirteenWeeks(time.today) });
  const fairness = useFairness(filter);
  const figures = useKeyFigures();
  const isOfAll = Object.keys(peopleOf(choice)).length === 0;
  const seesResidents = useMay('residents.view');
  const period = count.data?.period;

  function choose(chosen: ChosenFigures) {
    // Whoever taps twice is quicker than the drawing of what was chosen first.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(chosen))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  return (
    <FullScreen
      title={t`Figures`}
      under={period ? time.span(period.from, period.to) : t`What took place, for whom, and how it was`}
      backTo="/tabs/today"
      width="wide"
    >
      <div className={styles.screen}>
        <FiltersFold choice={choice}>
          <FiguresFilters choice={choice} period={periodOf(filter, time.today)} onChoose={choose} />
        </FiltersFold>
        <Headline
          count={count.data}
          engaged={engaged.data}
          feedback={feedback.data}
          isOfAll={isOfAll}
          beside={choice.beside}
        />
        <div className={styles.cards}>
          <ChartView query={weeks}>{(data) => <WeeksChart count={data} leads={isOfAll} />}</ChartView>
          <ChartView query={count}>
            {(data) => (
              <>
                {data.period.days <= MOST_DAYS_SHOWN && <DaysChart count={data} leads={isOfAll} />}
                <HoursChart count={data} />
                {choice.side === null && <SidesChart count={data} />}
                <TopCard count={data} />
              </>
            )}
          </ChartView>
          {/* Here the two columns of a desk part: a small card more in the first makes them end together. */}
          <ChartView query={fairness}>{(data) => <FairnessCard fairness={data} />}</ChartView>
          <ChartView query={engaged}>
            {(data) => (
              <EngagedCard
                engaged={data}
                isOfSome={choice.format !== null || choice.side !== null}
                isOfFormer={engaged.isPlaceholderData}
              />
            )}
          </ChartView>
          <ChartView query={feedback}>
            {(data) => (
              <>
                <FeedbackCard feedback={data} />
                <AgainCard feedback={data} />
                <NotTodayCard feedback={data} />
              </>
            )}
          </ChartView>
          {seesResidents && <ClickCard />}
        </div>
        <ChartView query={figures}>{({ items }) => <KeyFiguresCard figures={items} />}</ChartView>
      </div>
    </FullScreen>
  );
}
