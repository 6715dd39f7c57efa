import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MakePackPlace, PackCard } from '../evidence-pack/pack-card.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { SPANS, askOf, choiceIn } from './evidence-address.ts';
import type { EvidenceChoice } from './evidence-address.ts';
import { useSpanWords } from './evidence-words.ts';
import { useEvidence } from './evidence.api.ts';
import { FrameworkPart } from './framework-part.tsx';
import { HeadlineTiles } from './headline-tiles.tsx';
import { MomentsChart } from './moments-chart.tsx';
import { QuestionsPart } from './questions-part.tsx';
import styles from './evidence-screen.module.css';

/** The section "Inspection pack": evidence by key question, gaps in words, and what every number was made of. */
export function EvidenceScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const spans = useSpanWords();
  const [address, setAddress] = useSearchParams();
  const [head, putHead] = useState<HTMLElement | null>(null);
  const choice = choiceIn(address);
  const query = useEvidence(askOf(choice, time.today));
  const period = query.data?.period;
  const span = period ? time.span(period.from, period.to) : null;

  function choose(name: keyof EvidenceChoice, value: string) {
    const next = new URLSearchParams(window.location.search);
    next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PageHeader
        title={t`Ready when they knock`}
        under={
          span === null
            ? t`Evidence, gathered from what your team already recorded.`
            : t`Evidence from ${span}, gathered from what your team already recorded.`
        }
        actions={
          <div className={styles.choice} data-line>
            <Select
              className={styles.days}
              label={t`Days`}
              hideLabel
              value={choice.days}
              onChange={(days) => choose('days', days)}
              options={SPANS.map((value) => ({ value, label: spans[value] }))}
            />
            <MakePackPlace ref={putHead} />
          </div>
        }
      />
      <AsyncView
        query={query}
        waiting={<EvidenceSkeleton />}
        failedTitle={t`There is a problem gathering the evidence`}
      >
        {(evidence) => (
          <div className={styles.screen}>
            <HeadlineTiles evidence={evidence} choice={choice} />
            <div className={styles.columns}>
              <div className={styles.evidence}>
                <QuestionsPart evidence={evidence} choice={choice}>
                  <FrameworkPart framework={evidence.framework} onChoose={(id) => choose('framework', id)} />
                </QuestionsPart>
                <MomentsChart evidence={evidence} />
              </div>
              <PackCard
                from={evidence.period.from}
                to={evidence.period.to}
                framework={evidence.framework.id}
                head={head}
              />
            </div>
          </div>
        )}
      </AsyncView>
    </>
  );
}

function EvidenceSkeleton() {
  return (
    <Waiting>
      <div className={styles.screen}>
        <div className={styles.tiles}>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} shape="block" height={110} />
          ))}
        </div>
        <Skeleton shape="block" height={380} />
        <Skeleton shape="block" height={320} />
      </div>
    </Waiting>
  );
}
