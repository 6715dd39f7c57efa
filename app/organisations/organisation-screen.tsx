import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SparklineLegend } from '../ui/charts/sparkline.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { HomeCard } from './home-card.tsx';
import type { OrganisationFigures } from './home-card.tsx';
import { useHomeFigureWords, useSpanWords } from './home-figure-words.ts';
import { SPANS, daysAsked, spanIn } from './organisation-address.ts';
import { useOrganisationFigures } from './organisations.api.ts';
import styles from './organisation-screen.module.css';

/** All homes of the organisation, each beside its own past: for head office. */
export function OrganisationScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const spans = useSpanWords();
  const [address, setAddress] = useSearchParams();
  const span = spanIn(address);
  const query = useOrganisationFigures(daysAsked(span, time.today));
  const { data } = query;
  const when = data && time.span(data.period.from, data.period.to);
  return (
    <FullScreen
      title={t`All our homes`}
      under={data ? t`${data.organisation_name}, ${when}` : t`Each home beside its own past`}
      width="wide"
    >
      <div className={styles.screen}>
        <div className={styles.top}>
          <div className={styles.choice}>
            <Select
              label={t`Days`}
              value={span}
              onChange={(days) => setAddress({ days }, { replace: true, preventScrollReset: true })}
              options={SPANS.map((value) => ({ value, label: spans[value] }))}
            />
          </div>
          <p className={styles.about}>
            {t`Each home stands beside its own past. Homes are not ranked: who lives in them is not the same.`}
          </p>
        </div>
        <AsyncView
          query={query}
          waiting={
            <Waiting>
              {['first', 'second', 'third'].map((key) => (
                <Skeleton key={key} shape="block" height={220} />
              ))}
            </Waiting>
          }
          failedTitle={t`There is a problem counting the homes`}
        >
          {(figures) => <Homes figures={figures} />}
        </AsyncView>
      </div>
    </FullScreen>
  );
}

function Homes({ figures }: { figures: OrganisationFigures }) {
  const { t } = useLingui();
  const words = useHomeFigureWords();
  return (
    <>
      <div className={styles.legend}>
        <p>{t`Each figure stands over its own weeks.`}</p>
        <SparklineLegend
          meant={t`A week of these days`}
          former={t`A week before them`}
          level={words.daysBefore(figures.before.days)}
        />
      </div>
      {figures.homes.map((home) => (
        <HomeCard key={home.id} home={home} of={figures} />
      ))}
      <Definitions figures={figures} />
    </>
  );
}

/** Said once for all homes, for it is the same for each. */
function Definitions({ figures: { figures, before, last_year } }: { figures: OrganisationFigures }) {
  const { t } = useLingui();
  const id = useId();
  const time = useTimeWords();
  const [earlier, aYearAgo] = [time.span(before.from, before.to), time.span(last_year.from, last_year.to)];
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{t`What the figures count`}</h2>
      <dl className={styles.definitions}>
        {figures.map(({ key, label, definition }) => (
          <div key={key}>
            <dt>{inWords(label)}</dt>
            <dd>{inWords(definition)}</dd>
          </div>
        ))}
        <div>
          <dt>{t`Before, and last year`}</dt>
          <dd>{t`Before: ${earlier}. Last year: ${aYearAgo}, so that the weekdays match. Where it says “As of today”, the past is not kept.`}</dd>
        </div>
        <div>
          <dt>{t`Figures that stay in the home`}</dt>
          <dd>
            {t`A figure of fewer than five people would tell of one of them. Their own home sees it; here it says so instead.`}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
