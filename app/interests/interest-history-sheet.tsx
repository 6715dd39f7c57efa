import { useLingui } from '@lingui/react/macro';
import type { InterestChange } from '@heartsease/domain/interests/interest.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './interest-sheet.module.css';
import { useLevelWords, useSourceWords } from './interest-words.ts';
import { useInterestHistory } from './interests.api.ts';

/** How the interests came to be as they are, the latest step first. Nothing that was ever said is lost. */
export function InterestHistorySheet({ resident, onClose }: { resident: ResidentFace; onClose: () => void }) {
  const { t } = useLingui();
  const query = useInterestHistory(resident.id);
  return (
    <Sheet isOpen onClose={onClose} side="end" title={t`History`} description={t`${resident.known_as}’s interests`}>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the history`}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="secondary">{t`Nobody has noted anything yet.`}</p>}
      >
        {({ items }) => (
          <ol className={styles.steps}>
            {items.map((change) => (
              <Step key={`${change.resident_interest_id} ${change.version}`} change={change} />
            ))}
          </ol>
        )}
      </AsyncView>
    </Sheet>
  );
}

function Step({ change }: { change: InterestChange }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const levels = useLevelWords();
  const sources = useSourceWords();
  const name = change.by ?? t`Somebody`;
  const when = `${words.shortDay(words.dayOf(change.at))}, ${words.time(change.at)}`;
  const source = change.told_by === '' ? sources[change.source] : `${sources[change.source]}: ${change.told_by}`;
  return (
    <li className={styles.step}>
      <p>
        <b>{whatHappened()}</b> <span className="secondary">{when}</span>
      </p>
      {(change.kind === 'noted' || change.kind === 'changed') && (
        <p className="secondary">
          {[levels[change.level].heading, change.note, source].filter((part) => part !== '').join(' · ')}
        </p>
      )}
    </li>
  );

  function whatHappened(): string {
    const { label } = change;
    if (change.kind === 'noted') return t`${name} noted “${label}”`;
    if (change.kind === 'changed') return t`${name} changed “${label}”`;
    return change.kind === 'taken_away' ? t`${name} took “${label}” away` : t`${name} put “${label}” back`;
  }
}
