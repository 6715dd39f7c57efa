import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import { useCategoryWord } from '../words/category-word.ts';
import { useTimeWords } from '../words/time.ts';
import { DotStrip } from './dot-strip.tsx';
import { InsightBlock } from './insight-block.tsx';
import { MoodRanges, useSigned } from './mood-ranges.tsx';
import { SideBars } from './side-bars.tsx';
import { WeekColumns } from './week-columns.tsx';

export function AtAGlance({ glance: { n, engaged, declined, days } }: Pick<Patterns, 'glance'>) {
  const { t } = useLingui();
  const words = useTimeWords();
  const no = plural(declined, { 0: 'Never said no.', one: 'Said no once.', other: 'Said no # times.' });
  return (
    <InsightBlock
      title={t`At a glance`}
      summary={t`Joined in ${engaged} of ${n} times. ${no}`}
      n={n}
      definition={t`Every time that something was offered. Days away and times when nobody came to ask are not counted. Joined in means loved it, enjoyed it or joined quietly.`}
      table={{
        head: [t`Day`, t`Joined in`, t`Said no`, t`Other`],
        rows: days
          .filter(({ engaged: joined, declined: no_, other }) => joined + no_ + other > 0)
          .map((day) => [words.shortDay(day.day), day.engaged, day.declined, day.other]),
      }}
    >
      <DotStrip days={days} />
    </InsightBlock>
  );
}

export function WeeksBlock({ weeks: { n, minutes, target, weeks } }: Pick<Patterns, 'weeks'>) {
  const { t } = useLingui();
  const words = useTimeWords();
  const reached = weeks.filter(({ engaged }) => target !== null && engaged >= target).length;
  const all = words.minutes(minutes);
  const summary =
    target === null
      ? t`${all} in all. No target: their own company is right for this person.`
      : t`${all} in all. In ${reached} of ${weeks.length} weeks as many moments as suit best.`;
  return (
    <InsightBlock
      title={t`Week by week`}
      summary={summary}
      n={n}
      definition={t`Moments joined in, and their minutes: the person’s own where they were there for less or for longer. Weeks have seven days and end with the last day shown. The target is the number of moments a week on the person’s page.`}
      table={{
        head: [t`Week from`, t`Moments`, t`Time`],
        rows: weeks.map((week) => [words.shortDay(week.from), week.engaged, words.minutes(week.minutes)]),
      }}
    >
      <WeekColumns weeks={weeks} target={target} />
    </InsightBlock>
  );
}

export function VarietyBlock({ variety: { n, sides } }: Pick<Patterns, 'variety'>) {
  const { t } = useLingui();
  const categoryWord = useCategoryWord();
  const had = sides.filter((side) => side.n > 0).length;
  const most = Math.max(1, ...sides.map((side) => side.n));
  const ranked = sides.toSorted((one, other) => other.n - one.n);
  return (
    <InsightBlock
      title={t`Sides of life`}
      summary={t`${had} of the eight sides of a good week.`}
      n={n}
      definition={t`Moments joined in, each by the side of life that its activity is mostly about.`}
      table={{ head: [t`Side`, t`Moments`], rows: ranked.map((side) => [categoryWord(side.category), side.n]) }}
    >
      <SideBars
        bars={ranked.map((side) => ({
          name: categoryWord(side.category),
          value: side.n,
          most,
          said: side.n === 0 ? t`none` : String(side.n),
        }))}
      />
    </InsightBlock>
  );
}

export function MoodBlock({ mood: { n, mean, activities, too_few } }: Pick<Patterns, 'mood'>) {
  const { t } = useLingui();
  const signed = useSigned();
  const few =
    too_few === 0
      ? ''
      : plural(too_few, {
          one: '# activity was seen fewer than three times and is not shown.',
          other: '# activities were seen fewer than three times and are not shown.',
        });
  const mostly = mean === null ? t`Too few to tell a mean.` : t`On average ${signed(mean)}.`;
  return (
    <InsightBlock
      title={t`Mood, before and after`}
      summary={[mostly, few].filter(Boolean).join(' ')}
      n={n}
      definition={t`The mood after less the mood before, each from −2, very low, to +2, very bright, where both were noted. The dot is the mean, the line goes from the least to the most.`}
      {...(activities.length > 0 && {
        table: {
          head: [t`Activity`, t`Times`, t`Mean`, t`From`, t`To`],
          rows: activities.map((one) => [one.title, one.n, signed(one.mean), signed(one.least), signed(one.most)]),
        },
      })}
    >
      {activities.length > 0 && <MoodRanges activities={activities} />}
    </InsightBlock>
  );
}
