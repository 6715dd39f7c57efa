import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { spreadOf } from '@heartsease/domain/dashboard/spread.ts';
import type { HomeFigureKey, HomeValue } from '@heartsease/domain/organisations/home-figures.ts';
import type { Span } from './organisation-address.ts';

export function useSpanWords(): Record<Span, string> {
  const { t } = useLingui();
  return {
    '28d': t`Last 28 days`,
    '12w': t`Last 12 weeks`,
    month: t`This month`,
    quarter: t`This quarter`,
  };
}

interface HomeFigureWords {
  /** `81.6%`, `9.4`, `Spread evenly` */
  number: (key: HomeFigureKey, value: number) => string;
  /** As it stands in a column: a spread is a number there too. */
  measure: (key: HomeFigureKey, value: number) => string;
  /** The number, or in words why there is none. */
  value: (key: HomeFigureKey, value: HomeValue) => string;
  /** How many days there are just before. */
  daysBefore: (days: number) => string;
}

export function useHomeFigureWords(): HomeFigureWords {
  const { t, i18n } = useLingui();
  const spreads = {
    evenly: t`Spread evenly`,
    unevenly: t`Some have a good deal more`,
    to_a_few: t`A few have most of it`,
  };
  function measure(key: HomeFigureKey, value: number): string {
    const told = i18n.number(value);
    return key === 'moments_a_week' || key === 'fairness' ? told : `${told}%`;
  }
  function number(key: HomeFigureKey, value: number): string {
    return key === 'fairness' ? spreads[spreadOf(value)] : measure(key, value);
  }
  return {
    number,
    measure,
    value(key, value) {
      switch (value.state) {
        case 'told':
          return number(key, value.value);
        case 'too_few':
          return t`Fewer than five people: it stays in the home`;
        case 'nothing':
          return t`Nothing to count`;
        case 'not_kept':
          return t`Told of today only`;
        case 'not_begun':
          return t`Recording had not begun`;
      }
    },
    daysBefore: (days) => plural(days, { one: 'The day before', other: 'The # days before' }),
  };
}
