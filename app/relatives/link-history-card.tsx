import { useLingui } from '@lingui/react/macro';
import { READING_DAYS } from '@heartsease/domain/relatives/relative.ts';
import type { LinkChange } from '@heartsease/domain/relatives/relative.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useAccessWords } from './access-words.ts';
import { useLinkChanges } from './access.api.ts';
import styles from './relative-screen.module.css';

/** What became of somebody's access: who did what, when and why. */
export function LinkHistoryCard({ relative_link_id }: { relative_link_id: string }) {
  const { t } = useLingui();
  const query = useLinkChanges(relative_link_id);
  if (query.data?.items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="link-history" className={styles.card}>
      <h2 id="link-history">{t`History`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing the history`}
      >
        {({ items }) => (
          <ul className={styles.history}>
            {items.map((change) => (
              <Entry key={change.id} change={change} />
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

function Entry({ change }: { change: LinkChange }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { kinds, label, say } = useAccessWords();
  const when = `${words.nearDay(words.dayOf(change.at))} ${words.time(change.at)}`;
  return (
    <li>
      <b>{kinds[change.kind]}</b>
      <p className="secondary">{change.by === null ? when : t`${change.by}, ${when}`}</p>
      {isByItself(change) && <p className={styles.said}>{t`By itself, ${READING_DAYS} days after the stay ended`}</p>}
      {change.reason !== '' && <p className={styles.said}>{change.reason}</p>}
      {change.changes.map(({ field, before, after }) => (
        <p key={field} className="secondary">
          {label(field)}: {say(field, before)} → {say(field, after)}
        </p>
      ))}
    </li>
  );
}

/** Nobody ended it: the time for reading was over. People say why. */
function isByItself({ kind, by, reason }: LinkChange): boolean {
  return kind === 'ended' && by === null && reason === '';
}
