import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import type { Fairness, PartOfHome } from '@heartsease/domain/dashboard/figures.ts';
import { spreadOf } from '@heartsease/domain/dashboard/spread.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useBandWord } from './figure-words.ts';

const WAYS = ['wing', 'weekday', 'hour', 'band', 'language'] as const;
type Way = (typeof WAYS)[number];

interface Line {
  key: string;
  name: string;
  value: number;
  says: string;
  beside: string | undefined;
}

/** Who has how much of it, seen one way or another; the way stands in the address. */
export function FairnessCard({ fairness }: { fairness: Fairness }) {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useSearchParams();
  const linesOf = useLines(fairness);
  const names: Record<Way, string> = {
    wing: t`By wing`,
    weekday: t`By weekday`,
    hour: t`By hour`,
    band: t`By way of joining in`,
    language: t`By language`,
  };
  const shown = WAYS.filter((way) => linesOf(way).length > 0);
  const way = z.enum(WAYS).safeParse(address.get('by')).data ?? 'wing';
  const lines = linesOf(way);
  const spread = fairness.gini;
  const number = i18n.number(spread ?? 0);
  const title = t`Fairness`;
  const head = { wing: t`Wing`, weekday: t`Day`, hour: t`From`, band: t`Way of joining in`, language: t`Language` }[
    way
  ];
  return (
    <ChartCard
      title={title}
      summary={spread === null ? t`Nothing to count` : wordsFor(spread)}
      definition={inWords(fairness.definition)}
      controls={
        <FilterRow label={t`Look at it`}>
          {shown.map((one) => (
            <FilterChip key={one} isOn={one === way} onChange={() => choose(one)}>
              {names[one]}
            </FilterChip>
          ))}
        </FilterRow>
      }
      chart={<Bars label={names[way]} bars={lines} />}
      table={
        <FigureTable
          caption={names[way]}
          heads={[head, t`Engaged moments`, t`Of whom`]}
          rows={lines.map(({ key, name, says, beside }) => ({ key, cells: [name, says, beside ?? ''] }))}
        />
      }
    />
  );

  function choose(one: Way) {
    // Whoever taps twice is quicker than the drawing of what was chosen first.
    const next = new URLSearchParams(window.location.search);
    next.set('by', one);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  function wordsFor(gini: number): string {
    switch (spreadOf(gini)) {
      case 'evenly':
        return t`Spread evenly over people (${number}, where 0 is all the same).`;
      case 'unevenly':
        return t`Some people have a good deal more than others (${number}, where 0 is all the same).`;
      case 'to_a_few':
        return t`A few people have most of it (${number}, where 0 is all the same).`;
    }
  }
}

function useLines(fairness: Fairness): (way: Way) => Line[] {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const partLine = (name: string, part: PartOfHome): Line => {
    const { engaged_people: joined, people } = part;
    const a_week = i18n.number(part.a_week ?? 0);
    return {
      key: part.key,
      name,
      value: part.a_week ?? 0,
      says: t`${a_week} a week each`,
      beside: plural(people, { one: `${joined} of # person`, other: `${joined} of # people` }),
    };
  };
  const bandWord = useBandWord();
  const monday = mondayOf(time.today);
  return (way) => {
    switch (way) {
      case 'wing':
        return fairness.by_wing.map((part) => partLine(part.key || t`No wing`, part));
      case 'language':
        return fairness.by_language.map((part) => partLine(part.key, part));
      case 'band':
        return fairness.by_band.map((part) => partLine(bandWord(part.key === '' ? null : Number(part.key)), part));
      case 'weekday':
        return fairness.by_weekday.map(({ weekday, a_day }) => {
          const each = i18n.number(a_day);
          const name = time.weekday(addDays(monday, weekday));
          return { key: name, name, value: a_day, says: t`${each} a day`, beside: undefined };
        });
      case 'hour':
        return fairness.by_hour.flatMap((value, hour) => {
          const name = `${String(hour).padStart(2, '0')}:00`;
          const isNight = (hour < 8 || hour > 20) && value === 0;
          return isNight ? [] : [{ key: name, name, value, says: String(value), beside: undefined }];
        });
    }
  };
}
