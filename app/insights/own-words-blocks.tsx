import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import { useGoalStateWords } from '../words/goal-state-words.ts';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { InsightBlock } from './insight-block.tsx';
import styles from './insights-screen.module.css';

export function QuotesBlock({ quotes: { n, quotes }, name }: Pick<Patterns, 'quotes'> & { name: string }) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <InsightBlock
      title={t`In ${name}’s own words`}
      summary={plural(n, { one: 'One thing that was said.', other: '# things that were said, the latest first.' })}
      n={n}
      definition={t`What was written down in reports as the person said it.`}
    >
      <ul className={styles.things}>
        {quotes.map(({ quote, day, title }) => (
          <li key={`${day} ${quote}`} className={styles.words}>
            <p className={styles.quote}>{t`“${quote}”`}</p>
            <p className={styles.said}>{`${title} · ${words.shortDay(day)}`}</p>
          </li>
        ))}
      </ul>
    </InsightBlock>
  );
}

export function GoalsBlock({ goals: { goals } }: Pick<Patterns, 'goals'>) {
  const { t } = useLingui();
  const goalStates = useGoalStateWords();
  const moments = goals.reduce((sum, goal) => sum + goal.moments, 0);
  return (
    <InsightBlock
      title={t`Goals`}
      summary={plural(moments, {
        0: 'No report of these days was about one.',
        one: 'One moment was about a goal.',
        other: '# moments were about a goal.',
      })}
      n={moments}
      definition={t`Goals that are under way, and those that a report of these days was about.`}
    >
      <ul className={styles.things}>
        {goals.map(({ id, text, status, moments: about, last_word }) => (
          <li key={id} className={styles.words}>
            <p>{text}</p>
            <Chip tone={status === 'met' ? 'good' : 'duck'}>{goalStates[status]}</Chip>
            <p className={styles.said}>
              {[plural(about, { one: '# moment', other: '# moments' }), last_word].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </InsightBlock>
  );
}

export function MilestonesBlock({ milestones: { n, milestones } }: Pick<Patterns, 'milestones'>) {
  const { t } = useLingui();
  const words = useTimeWords();
  return (
    <InsightBlock
      title={t`Milestones`}
      summary={plural(n, { one: 'One in these days.', other: '# in these days.' })}
      n={n}
      definition={t`Goals that were met, and what the person joined in for the first time in a year. First times are told only of whoever is known for most of a year.`}
    >
      <ul className={styles.things}>
        {milestones.map((one) => (
          <li key={`${one.day} ${one.kind === 'goal_met' ? one.text : one.title}`} className={styles.words}>
            <p>{one.kind === 'goal_met' ? t`Goal met: ${one.text}` : t`For the first time in a year: ${one.title}`}</p>
            <p className={styles.said}>{words.shortDay(one.day)}</p>
          </li>
        ))}
      </ul>
    </InsightBlock>
  );
}
