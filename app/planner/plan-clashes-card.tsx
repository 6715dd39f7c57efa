import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { PlanClash } from '@heartsease/domain/planner/plan.ts';
import type { findPlanClashes } from '@heartsease/domain/planner/planner.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePlanClashes } from './plan.api.ts';
import styles from './plan-form.module.css';

/** What else is at the same time. It is told and holds nobody back. */
export function PlanClashesCard({ asked }: { asked: InputOf<typeof findPlanClashes> }) {
  const { t } = useLingui();
  const place = useSettled(asked.place);
  const { data } = usePlanClashes({ ...asked, place });
  const items = data?.items ?? [];
  const more = (data?.total ?? 0) - items.length;
  return (
    <div role="status">
      {items.length > 0 && (
        <Card tone="mustard">
          <b>{t`At the same time`}</b>
          <ul className={styles.clashes}>
            {[...Map.groupBy(items, ({ planned_session_id }) => planned_session_id).values()].map((clashes) => (
              <Session key={clashes[0]?.planned_session_id} clashes={clashes} />
            ))}
            {more > 0 && <li>{plural(more, { one: 'and # more', other: 'and # more' })}</li>}
          </ul>
          <p className="secondary">{t`You can plan it all the same.`}</p>
        </Card>
      )}
    </div>
  );
}

/** One session that is at the same time: what it is, when, and what both have. */
function Session({ clashes }: { clashes: PlanClash[] }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const [session] = clashes;
  if (session === undefined) return null;
  const { title, starts_at, ends_at } = session;
  const when = `${time.shortDay(time.dayOf(starts_at))}, ${time.time(starts_at)}–${time.time(ends_at)}`;
  return (
    <li>
      <b>{title}</b>
      {` · ${when}`}
      <span className={styles.both}>{clashes.map(say).join(' · ')}</span>
    </li>
  );

  function say({ kind, place, names }: PlanClash): string {
    const who = names.join(', ');
    switch (kind) {
      case 'place':
        return t`In the same place: ${place}`;
      case 'staff':
        return t`Leads or helps there: ${who}`;
      case 'people':
        return t`Expected there: ${who}`;
    }
  }
}

/** Long enough that nothing is asked at every letter. */
const QUIET_MS = 400;

function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(typed), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return settled;
}
