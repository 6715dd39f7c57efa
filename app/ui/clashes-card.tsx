import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Clash } from '@heartsease/domain/planner/plan.ts';
import { useTimeWords } from '../words/time.ts';
import { Card } from './card.tsx';
import styles from './clashes-card.module.css';

interface ClashesCardProps {
  /** Undefined until it is known. */
  clashes: { items: Clash[]; total: number } | undefined;
}

/** What else is at the same time. It is told and holds nobody back. */
export function ClashesCard({ clashes }: ClashesCardProps) {
  const { t } = useLingui();
  const items = clashes?.items ?? [];
  const more = (clashes?.total ?? 0) - items.length;
  return (
    <div role="status">
      {items.length > 0 && (
        <Card tone="mustard">
          <b>{t`At the same time`}</b>
          <ul className={styles.clashes}>
            {[...Map.groupBy(items, ({ id }) => id).values()].map((ofOne) => (
              <Other key={ofOne[0]?.id} clashes={ofOne} />
            ))}
            {more > 0 && <li>{plural(more, { one: 'and # more', other: 'and # more' })}</li>}
          </ul>
          <p className="secondary">{t`You can plan it all the same.`}</p>
        </Card>
      )}
    </div>
  );
}

/** One session or event that is at the same time: what it is, when, and what both have. */
function Other({ clashes }: { clashes: Clash[] }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const [other] = clashes;
  if (other === undefined) return null;
  const { of, title, starts_at, ends_at, is_all_day, place } = other;
  const isEvent = of === 'event';
  const hours = is_all_day ? t`All day` : `${time.time(starts_at)}–${time.time(ends_at)}`;
  const when = `${time.shortDay(time.dayOf(starts_at))}, ${hours}`;
  const isThere = clashes.some(({ kind }) => kind === 'place');
  // Of an event nobody can tell whether staff lead it or come to it.
  const both = [
    isThere && t`In the same place: ${place}`,
    ...(isEvent ? [expected('staff', 'people')] : [leading(), expected('people')]),
  ];
  return (
    <li>
      <b>{title}</b>
      {isEvent && ` · ${t`Event`}`}
      {` · ${when}`}
      <span className={styles.both}>{both.filter(Boolean).join(' · ')}</span>
    </li>
  );

  function leading() {
    const who = namesOf('staff');
    return who !== '' && t`Leads or helps there: ${who}`;
  }

  function expected(...kinds: Clash['kind'][]) {
    const who = namesOf(...kinds);
    return who !== '' && t`Expected there: ${who}`;
  }

  function namesOf(...kinds: Clash['kind'][]): string {
    return clashes.flatMap(({ kind, names }) => (kinds.includes(kind) ? names : [])).join(', ');
  }
}
