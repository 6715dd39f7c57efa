import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useState } from 'react';
import type { Goal, Wish } from '@heartsease/domain/goals/goal.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { AddGoalSheet, ReviewGoalSheet } from './goal-sheet.tsx';
import { useGoalWords } from './goal-words.ts';
import styles from './goals-card.module.css';
import { useGoals } from './goals.api.ts';
import { WishSheet } from './wish-sheet.tsx';

type Open = { what: 'goal' } | { what: 'wish' } | { what: 'review'; goal: Goal } | { what: 'change'; wish: Wish };

/** What somebody wants to reach and what they wish for, in their own words. */
export function GoalsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useGoals(resident.id);
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  const mayWrite = useMay('residents.manage') && isHere;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const name = resident.known_as;
  const isEmpty = query.data !== undefined && query.data.goals.length + query.data.wishes.length === 0;
  // Nobody is asked what somebody who died would love to do.
  if (!isHere && (isEmpty || query.data === undefined)) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.card}>
        <h2 id={id}>{t`Goals and wishes`}</h2>
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={2} />}
          failedTitle={t`There is a problem showing goals and wishes`}
          isEmpty={({ goals, wishes }) => goals.length + wishes.length === 0}
          empty={<p className={styles.said}>{t`None yet. What would ${name} love to do once more?`}</p>}
        >
          {({ goals, wishes }) => (
            <ul className={styles.list}>
              {goals.map((goal) => (
                <GoalItem
                  key={goal.id}
                  goal={goal}
                  onReview={mayWrite ? () => setOpen({ what: 'review', goal }) : null}
                />
              ))}
              {wishes.map((wish) => (
                <WishItem
                  key={wish.id}
                  wish={wish}
                  onChange={mayWrite ? () => setOpen({ what: 'change', wish }) : null}
                />
              ))}
            </ul>
          )}
        </AsyncView>
        {mayWrite && (
          <div className={styles.ways}>
            <Button
              variant="soft"
              size="small"
              icon={<PlusIcon weight="bold" aria-hidden="true" />}
              onClick={() => setOpen({ what: 'goal' })}
            >
              {t`Add a goal`}
            </Button>
            <Button
              variant="soft"
              size="small"
              icon={<PlusIcon weight="bold" aria-hidden="true" />}
              onClick={() => setOpen({ what: 'wish' })}
            >
              {t`Add a wish`}
            </Button>
          </div>
        )}
      </div>
      {open?.what === 'goal' && <AddGoalSheet resident={resident} onClose={close} />}
      {open?.what === 'review' && <ReviewGoalSheet resident={resident} goal={open.goal} onClose={close} />}
      {open?.what === 'wish' && <WishSheet resident={resident} wish={null} onClose={close} />}
      {open?.what === 'change' && <WishSheet resident={resident} wish={open.wish} onClose={close} />}
    </Card>
  );
}

function GoalItem({ goal, onReview }: { goal: Goal; onReview: (() => void) | null }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { goalStates } = useGoalWords();
  const last = goal.reviews[0];
  return (
    <li className={styles.item} data-done={goal.status === 'met' ? '' : undefined}>
      <p className={styles.words}>{goal.text}</p>
      <Chip tone={goal.status === 'met' ? 'good' : 'duck'}>{t`Goal: ${goalStates[goal.status]}`}</Chip>
      {goal.why !== '' && <p className={styles.said}>{goal.why}</p>}
      {goal.target_on !== null && goal.status === 'active' && (
        <p className={styles.said}>{t`By ${words.date(goal.target_on)}`}</p>
      )}
      {last && <p className={styles.said}>{`${words.nearDay(last.reviewed_on)}: ${last.note}`}</p>}
      {last?.activities_discussed === true && <p className={styles.said}>{t`Activities were talked about`}</p>}
      {onReview !== null && (
        <Button variant="line" size="small" onClick={onReview} aria-label={t`Look at it together: ${goal.text}`}>
          {t`Look at it together`}
        </Button>
      )}
    </li>
  );
}

function WishItem({ wish, onChange }: { wish: Wish; onChange: (() => void) | null }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { wishStates } = useGoalWords();
  return (
    <li className={styles.item} data-done={wish.status === 'done' ? '' : undefined}>
      <p className={styles.words}>{wish.text}</p>
      <Chip tone={wish.status === 'done' ? 'good' : 'mustard'}>{t`Wish: ${wishStates[wish.status]}`}</Chip>
      {wish.wanted_on !== null && (wish.status === 'new' || wish.status === 'planning') && (
        <p className={styles.said}>{t`By ${words.date(wish.wanted_on)}`}</p>
      )}
      {wish.story !== '' && <p className={styles.said}>{wish.story}</p>}
      {onChange !== null && (
        <Button variant="line" size="small" onClick={onChange} aria-label={t`Change or tell how it went: ${wish.text}`}>
          {t`Change or tell how it went`}
        </Button>
      )}
    </li>
  );
}
