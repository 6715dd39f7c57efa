import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActivityCount, Feedback, ResidentsEngaged } from '@heartsease/domain/dashboard/figures.ts';
import { KEY_FIGURES } from '@heartsease/domain/dashboard/key-figures.ts';
import { Card } from '../ui/card.tsx';
import { Definition } from '../ui/definition.tsx';
import { inWords } from '../words/rule-words.ts';
import type { FiguresChoice } from './figures-address.ts';
import { usePercent } from './figure-words.ts';
import styles from './figures-screen.module.css';

interface HeadlineProps {
  count: ActivityCount | undefined;
  engaged: ResidentsEngaged | undefined;
  feedback: Feedback | undefined;
  /** Nothing is left out: then what a number is made of is the list of moments. */
  isOfAll: boolean;
  beside: FiguresChoice['beside'];
}

/** The four numbers that everything below explains, each beside the days before. */
export function Headline({ count, engaged, feedback, isOfAll, beside }: HeadlineProps) {
  const { t, i18n } = useLingui();
  const percent = usePercent();
  const shareOf = (part: number, of: number) => percent(of === 0 ? null : Math.round((100 * part) / of));
  const wellOf = (one: Pick<Feedback, 'faces' | 'n'>) => shareOf(one.faces.loved + one.faces.enjoyed, one.n);
  const before = count?.compare ? i18n.number(count.compare.moments) : null;
  const peopleBefore = engaged?.compare;
  const wellBefore = feedback?.compare ? wellOf(feedback.compare) : null;
  const then = (value: string) =>
    beside === 'previous' ? t`${value} in the days before` : t`${value} in the same days last year`;
  return (
    <div className={styles.headline} data-tour="figures">
      {count && (
        <Number
          value={i18n.number(count.total.moments)}
          name={plural(count.total.moments, { one: 'moment', other: 'moments' })}
          before={before && then(before)}
          definition={inWords(count.definition)}
          way={
            isOfAll ? (
              <Link to={`/moments?from=${count.period.from}&to=${count.period.to}`} className="link">
                {t`See these moments`}
              </Link>
            ) : (
              <WayDown to="what-took-place">{t`See what took place`}</WayDown>
            )
          }
        />
      )}
      {engaged && (
        <Number
          value={t`${engaged.numerator} of ${engaged.denominator}`}
          name={t`people joined in`}
          before={peopleBefore && then(t`${peopleBefore.numerator} of ${peopleBefore.denominator}`)}
          definition={inWords(engaged.definition)}
          way={<WayDown to="who-joined-in">{t`See who, week by week`}</WayDown>}
        />
      )}
      {count && (
        <Number
          value={shareOf(count.by_format.one_to_one, count.total.moments)}
          name={t`one-to-one`}
          before={plural(count.total.activities, { one: '# activity took place', other: '# activities took place' })}
          definition={inWords(KEY_FIGURES.one_to_one.definition)}
          way={<WayDown to="what-took-place">{t`See what took place`}</WayDown>}
        />
      )}
      {feedback && (
        <Number
          value={wellOf(feedback)}
          name={t`loved or enjoyed`}
          before={wellBefore && then(wellBefore)}
          definition={inWords(feedback.definition)}
          way={<WayDown to="how-it-was">{t`See how it was`}</WayDown>}
        />
      )}
    </div>
  );
}

interface NumberProps {
  value: string;
  name: string;
  before: ReactNode;
  definition: string;
  /** To what it is made of. */
  way: ReactNode;
}

function Number({ value, name, before, definition, way }: NumberProps) {
  return (
    <Card as="section">
      <p className={`serif ${styles.number}`}>{value}</p>
      <p className={styles.numberName}>{name}</p>
      {before && <p className="secondary">{before}</p>}
      <Definition>{definition}</Definition>
      {way}
    </Card>
  );
}

/** Goes down to the chart that tells a number part by part; whoever came by keyboard goes on from its heading. */
function WayDown({ to, children }: { to: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        const chart = document.getElementById(to);
        chart?.scrollIntoView({ block: 'start' });
        chart?.querySelector('h2')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </button>
  );
}
