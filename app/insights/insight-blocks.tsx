import { useLingui } from '@lingui/react/macro';
import { CHANGE_RULE } from '@heartsease/domain/insights/insight.ts';
import type { OwnPatternChange, Patterns, ResidentInsights } from '@heartsease/domain/insights/insight.ts';
import { Card } from '../ui/card.tsx';
import { AtAGlance, MoodBlock, VarietyBlock, WeeksBlock } from './figure-blocks.tsx';
import { DeclinesBlock, GoesBestBlock, WorksBlock } from './goes-best-blocks.tsx';
import { useChangeWords } from './insight-words.ts';
import styles from './insights-screen.module.css';
import { GoalsBlock, MilestonesBlock, QuotesBlock } from './own-words-blocks.tsx';

interface InsightBlocksProps {
  resident: ResidentInsights['resident'];
  patterns: Patterns;
}

/** Everything that the moments of the window tell; a change against the person's own weeks first, then what they said. */
export function InsightBlocks({ resident, patterns }: InsightBlocksProps) {
  const { glance, weeks, variety, mood, declines, goals, quotes, milestones, change } = patterns;
  return (
    <>
      {change && <Change change={change} pronouns={resident.pronouns} />}
      <div className={styles.blocks}>
        {quotes.n > 0 && <QuotesBlock quotes={quotes} name={resident.known_as} />}
        <AtAGlance glance={glance} />
        <WeeksBlock weeks={weeks} />
        <VarietyBlock variety={variety} />
        {mood.n > 0 && <MoodBlock mood={mood} />}
        <GoesBestBlock patterns={patterns} />
        <WorksBlock patterns={patterns} />
        <DeclinesBlock declines={declines} />
        {goals.n > 0 && <GoalsBlock goals={goals} />}
        {milestones.n > 0 && <MilestonesBlock milestones={milestones} />}
      </div>
    </>
  );
}

function Change({ change, pronouns }: { change: OwnPatternChange; pronouns: string }) {
  const { t } = useLingui();
  const { seen, worth } = useChangeWords(pronouns);
  const { engaged, engaged_before, asked, asked_before } = change;
  const least = Math.round(CHANGE_RULE.least_change * 100);
  return (
    <Card as="section" tone="mustard" aria-label={t`Something changed`}>
      <div className={styles.change}>
        <h2 className={styles.seen}>{seen(change)}</h2>
        <p>{worth(change)}</p>
        <details>
          <summary>{t`How it is counted`}</summary>
          <p>
            {t`In the last two weeks: joined in ${engaged} times of ${asked} offers. Usual in two weeks: ${engaged_before} times of ${asked_before}.`}{' '}
            {t`It is told when each of the two weeks differs by ${least} % or more, and only in comparison with the person’s own weeks before. It says nothing about why, and nothing about what comes.`}
          </p>
        </details>
      </div>
    </Card>
  );
}
