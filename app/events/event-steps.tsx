import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import { deleteEvent, getEventFile, reopenEvent, restoreEvent } from '@heartsease/domain/events/events.endpoints.ts';
import type { WhichSessions } from '@heartsease/domain/planner/plan.ts';
import { PrintEvent } from '../print/print-card.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { saveFile } from '../device/save-file.ts';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../words/now.ts';
import { CancelEventSheet } from './cancel-event-sheet.tsx';
import { DeleteEventSheet } from './delete-event-sheet.tsx';
import { pathOfEvent } from './event-path.ts';
import styles from './event-screen.module.css';
import { useEventWrite } from './events.api.ts';

/** Undo stays in reach for so long (look.md, "Optimistic + undo"). */
const UNDO_MS = 10_000;

/** What can be done with an event: change it, cancel it, delete it, and see who did what. */
export function EventSteps({ event }: { event: Event }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const navigate = useNavigate();
  const { shown, open, close } = useOverlay();
  const [asked, ask] = useState<'delete' | null>(null);
  const reopen = useEventWrite(reopenEvent);
  const remove = useEventWrite(deleteEvent, { isGone: true });
  const restore = useEventWrite(restoreEvent);
  const file = useEventWrite(getEventFile);
  const isOver = Date.parse(event.ends_at) <= useNow().getTime();
  const isCancelled = event.cancelled !== null;
  const others = event.cancelled?.others ?? 0;
  const mayCancel = event.can_edit && !isCancelled && !isOver;
  const { title, series } = event;
  const of = { event_id: event.id, base_version: event.version };

  function letTakePlace(with_others: boolean) {
    reopen.write({ ...newWrite(), ...of, with_others }, () =>
      showToast({ kind: 'success', text: t`${title} takes place after all.` }),
    );
  }

  function bringBack(with_others: boolean) {
    restore.write({ ...newWrite(), event_id: event.id, with_others }, () =>
      showToast({ kind: 'success', text: t`${title} is in the calendar again.` }),
    );
  }

  function deleteIt(which: WhichSessions) {
    const done = ({ events }: OutputOf<typeof deleteEvent>) => {
      showToast({
        kind: 'success',
        text:
          events === 1
            ? t`${title} is deleted. It can come back for 30 days.`
            : t`${title} is deleted ${events} times. All can come back for 30 days.`,
        duration: UNDO_MS,
        action: { is_undo: true, label: t`Undo`, onPress: () => bringBack(events > 1) },
      });
      void navigate('/tabs/calendar', { replace: true });
    };
    // It is asked until it is done: a second try would be about an event that is gone.
    remove.write({ ...newWrite(), ...of, which }, done, () => ask(null));
  }

  return (
    <Card as="section" aria-labelledby="steps">
      <h2 id="steps">{t`This event`}</h2>
      <div className={styles.steps}>
        {event.can_edit && !isCancelled && (
          <ButtonLink
            to={`${pathOfEvent(event.id)}/edit`}
            variant="soft"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
          >
            {t`Change`}
          </ButtonLink>
        )}
        {mayCancel && (
          <Button
            variant="line"
            icon={<ProhibitIcon weight="bold" aria-hidden="true" />}
            onClick={() => open('cancel')}
          >
            {t`Cancel it`}
          </Button>
        )}
        {event.can_edit && isCancelled && (
          <Button
            variant="soft"
            busy={reopen.isPending}
            icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => letTakePlace(false)}
          >
            {t`Let it take place`}
          </Button>
        )}
        {event.can_edit && others > 0 && (
          <Button variant="line" busy={reopen.isPending} onClick={() => letTakePlace(true)}>
            {plural(others, {
              one: 'And # more that was cancelled with it',
              other: 'And # more that were cancelled with it',
            })}
          </Button>
        )}
        {!isCancelled && !isOver && (
          <Button
            variant="line"
            busy={file.isPending}
            icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
            onClick={() =>
              file.write({ event_id: event.id }, ({ file_name, text }) =>
                saveFile(file_name, text, 'text/calendar;charset=utf-8'),
              )
            }
          >
            {t`Into my calendar`}
          </Button>
        )}
        {!isCancelled && !isOver && <PrintEvent event={event} />}
        <ButtonLink
          to={`${pathOfEvent(event.id)}/history`}
          variant="line"
          icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
        >
          {t`History`}
        </ButtonLink>
        {event.can_delete && (
          <Button variant="quiet" icon={<TrashIcon weight="bold" aria-hidden="true" />} onClick={() => ask('delete')}>
            {t`Delete`}
          </Button>
        )}
      </div>
      {shown[0] === 'cancel' && mayCancel && <CancelEventSheet event={event} onClose={close} />}
      {asked === 'delete' && series !== null && (
        <DeleteEventSheet
          event={{ ...event, series }}
          isBusy={remove.isPending}
          onDelete={deleteIt}
          onClose={() => ask(null)}
        />
      )}
      <Ask
        isOpen={asked === 'delete' && series === null}
        kind="danger"
        title={t`Delete ${title}?`}
        confirm={t`Delete`}
        cancel={t`Keep it`}
        busy={remove.isPending}
        onConfirm={() => deleteIt('this')}
        onCancel={() => ask(null)}
      >
        {t`It goes out of the calendar; whoever was asked sees that it does not take place. You can bring it back for 30 days, with its answers.`}
      </Ask>
    </Card>
  );
}
