import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { restoreEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useEventWords } from './event-words.ts';
import { useDeletedEvents, useEventWrite } from './events.api.ts';

/** What was deleted in the last 30 days, to be brought back. */
export function DeletedEventsScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const { when } = useEventWords();
  const newWrite = useNewWrite();
  const query = useDeletedEvents();
  const { write, isPending } = useEventWrite(restoreEvent);
  return (
    <FullScreen title={t`Deleted events`} backTo="/tabs/calendar" width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the deleted events`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing was deleted`}>{t`What somebody deletes stands here for 30 days.`}</Empty>}
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Deleted events`}>
              {items.map((event) => (
                <ListRow
                  key={event.id}
                  lead={<Stamp {...EVENT_STAMPS[event.type]} />}
                  title={event.title}
                  under={[when(event), alsoGone(event.others), deletedBy(event.deleted_by, event.restore_until)]
                    .filter(Boolean)
                    .join(' · ')}
                  end={
                    <Button
                      size="small"
                      variant="soft"
                      busy={isPending}
                      icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
                      aria-label={t`Bring back ${event.title}`}
                      onClick={() =>
                        write({ ...newWrite(), event_id: event.id, with_others: event.others > 0 }, ({ title }) =>
                          showToast({ kind: 'success', text: t`${title} is in the calendar again.` }),
                        )
                      }
                    >
                      {t`Bring back`}
                    </Button>
                  }
                />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
    </FullScreen>
  );

  function alsoGone(others: number): string | null {
    return others === 0 ? null : plural(others, { one: 'and # more of its series', other: 'and # more of its series' });
  }

  function deletedBy(by: string | null, until: string): string {
    const [who, day] = [by ?? t`Somebody`, time.shortDay(until)];
    return t`deleted by ${who}, can come back until ${day}`;
  }
}
