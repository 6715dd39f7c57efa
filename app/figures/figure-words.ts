import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyFigure } from '@heartsease/domain/dashboard/key-figures.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { useTimeWords } from '../words/time.ts';
import type { Span } from './figures-address.ts';

export function useSpanWords(): Record<Span, string> {
  const { t } = useLingui();
  return {
    today: t`Today`,
    '7d': t`Last 7 days`,
    '28d': t`Last 28 days`,
    '13w': t`Last 13 weeks`,
    month: t`This month`,
    quarter: t`This quarter`,
    year: t`Last 12 months`,
    own: t`My own days`,
  };
}

export function useFormatNames() {
  const { t } = useLingui();
  return { group: t`Group`, one_to_one: t`One-to-one` };
}

/** A way of joining in by its name; null: nobody has looked yet. */
export function useBandWord(): (band: number | null) => string {
  const { t } = useLingui();
  return (band) => BAND_GUIDES.find(({ support_band }) => support_band === band)?.name ?? t`Not looked at yet`;
}

/** A share as it is read; what can't be counted is said in words, never as nought. */
export function usePercent(): (percent: number | null) => string {
  const { t, i18n } = useLingui();
  return (percent) => (percent === null ? t`Nothing to count` : `${i18n.number(percent)}%`);
}

export function useMomentsWord(): (moments: number) => string {
  return (moments) => plural(moments, { one: '# moment', other: '# moments' });
}

/** The number of a key figure in words. */
export function useKeyFigureWord(): (figure: Pick<KeyFigure, 'unit' | 'state'> & { value: number | null }) => string {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const percent = usePercent();
  return ({ unit, value, state }) => {
    if (state === 'not_recorded') return t`Not recorded`;
    if (state === 'too_few') return t`Too few to tell`;
    if (value === null) return t`Nobody has said yet`;
    if (unit === 'percent') return percent(value);
    if (unit === 'minutes') return time.minutes(Math.round(value));
    if (unit === 'seconds') return plural(Math.round(value), { one: '# second', other: '# seconds' });
    if (unit === 'people') return plural(value, { one: '# person', other: '# people' });
    return i18n.number(value);
  };
}
