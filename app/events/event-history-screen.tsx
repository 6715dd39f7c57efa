import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { EventChange } from '@heartsease/domain/events/event.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './event-history-screen.module.css';
import { pathOfEvent } from './event-path.ts';
import { useEventWords } from './event-words.ts';
import { useEventHistory } from './events.api.ts';

/** Who made and changed an event, and what it said before. */
export function EventHistoryScreen() {
  const { t } = useLingui();
  const { eventId = '' } = useParams();
  const query = useEventHistory(eventId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`History of the event`} backTo={pathOfEvent(eventId)} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the history`}
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

function Change({ change }: { change: EventChange }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { label, say } = useEventWords();
  const by = change.by ?? t`Somebody who has left`;
  return (
    <>
      <b>{titleOf()}</b>
      <p className="secondary">{`${time.nearDay(time.dayOf(change.at))}, ${time.time(change.at)}`}</p>
      {change.reason !== '' && <p>{change.reason}</p>}
      {change.changes.length > 0 && (
        <ul className={styles.what}>
          {change.changes.map(({ field, before, after }) => {
            const [what, was, is] = [label(field), say(field, before), say(field, after)];
            // Families are told which words, and not what they were.
            const isTold = before !== null || after !== null;
            return <li key={field}>{isTold ? t`${what}: ${was} → ${is}` : what}</li>;
          })}
        </ul>
      )}
    </>
  );

  function titleOf(): string {
    switch (change.kind) {
      case 'made':
        return t`${by} made this event`;
      case 'changed':
        return t`${by} changed it`;
      case 'cancelled':
        return t`${by} cancelled it`;
      case 'reopened':
        return t`${by} let it take place after all`;
      case 'deleted':
        return t`${by} deleted it`;
      case 'restored':
        return t`${by} brought it back`;
    }
  }
}
