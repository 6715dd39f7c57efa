import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { ResidentChange } from '@heartsease/domain/residents/profile.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useProfileWords } from './profile-words.ts';
import { useKeyWorkers, useResidentChanges } from './profile.api.ts';
import styles from './resident-history-screen.module.css';

/** Who changed what in a profile, and what it was before, in plain words. */
export function ResidentHistoryScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useResidentChanges(residentId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`History of the profile`} backTo={`/manage-resident/${residentId}`} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={5} />}
        failedTitle={t`There is a problem opening the history`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing has been changed yet`} />}
      >
        {({ items }) => (
          <ul className={styles.changes}>
            {items.map((change) => (
              <li key={change.id}>
                <Card>
                  <Change change={change} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Change({ change }: { change: ResidentChange }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { label, say } = useProfileWords();
  const workers = useKeyWorkers();
  const by = change.by ?? t`Somebody who has left`;
  const nameOf = (id: string) => workers.data?.items.find((one) => one.id === id)?.known_as;
  return (
    <>
      <b>{titleOf()}</b>
      <p className={styles.when}>{`${words.nearDay(words.dayOf(change.at))}, ${words.time(change.at)}`}</p>
      {change.changes.length > 0 && (
        <ul className={styles.what}>
          {change.changes.map(({ field, before, after }) => {
            const [what, was, is] = [label(field), say(field, before, nameOf), say(field, after, nameOf)];
            return <li key={field}>{t`${what}: ${was} → ${is}`}</li>;
          })}
        </ul>
      )}
    </>
  );

  function titleOf(): string {
    switch (change.kind) {
      case 'added':
        return t`${by} added this person`;
      case 'profile':
        return t`${by} changed the profile`;
      case 'access_needs':
        return change.changes.length === 0 ? t`${by} said that what helps is still true` : t`${by} changed what helps`;
      case 'face':
        return t`${by} changed the picture`;
      case 'state':
        return t`${by} changed where they are`;
      case 'stay_ended':
        return t`${by} told the end of the stay`;
      case 'stay_resumed':
        return t`${by} took back the end of the stay`;
    }
  }
}
