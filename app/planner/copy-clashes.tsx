import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Clash, CopiedClash } from '@heartsease/domain/planner/plan.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './copy-clashes.module.css';
import { pathOfPlannedSession } from './session-path.ts';

/** Which copied sessions meet something else, with what, and what both have. Each name leads to its session. */
export function CopyClashes({ clashing, onLeave }: { clashing: readonly CopiedClash[]; onLeave: () => void }) {
  const time = useTimeWords();
  return (
    <ul className={styles.clashes}>
      {clashing.map(({ planned_session_id, title, day, starts_at, clashes }) => (
        <li key={planned_session_id}>
          <Link className="link" to={pathOfPlannedSession(planned_session_id, day)} onClick={onLeave}>
            {title}
          </Link>
          {` · ${time.shortDay(day)}, ${time.time(starts_at)}`}
          {[...Map.groupBy(clashes, ({ id }) => id).values()].map((ofOne) => (
            <Met key={ofOne[0]?.id} clashes={ofOne} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Met({ clashes }: { clashes: readonly Clash[] }) {
  const { t } = useLingui();
  const [first] = clashes;
  if (first === undefined) return null;
  const { title, place, of } = first;
  const who = clashes.flatMap(({ kind, names }) => (kind === 'staff' ? names : [])).join(', ');
  const both = [
    clashes.some(({ kind }) => kind === 'place') && t`In the same place: ${place}`,
    // Of an event nobody can tell whether staff lead it or come to it.
    who !== '' && (of === 'event' ? t`Expected there: ${who}` : t`Leads or helps there: ${who}`),
  ];
  return (
    <span className={styles.met}>
      {t`At the same time as ${title}`}
      {` · ${both.filter(Boolean).join(' · ')}`}
    </span>
  );
}
