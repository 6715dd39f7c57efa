import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { EventRow } from './event-row.tsx';
import { useAnswerWrite, useQueuedAnswer } from './events.api.ts';
import styles from './next-event-row.module.css';

/** An event on somebody's home, with "I’ll come" beside it until they have answered. All other answers are on its page. */
export function NextEventRow({ event }: { event: EventLine }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { write, isPending } = useAnswerWrite();
  const queued = useQueuedAnswer(event.id, null);
  const row = useRef<HTMLDivElement>(null);
  const my_answer = queued?.answer ?? event.my_answer;
  const shown = { ...event, my_answer, is_asked: event.is_asked && my_answer === null };

  function come() {
    if (isPending) return;
    const said = { event_id: event.id, resident_id: null, answer: 'yes', guests: 0, note: '' } as const;
    write({ ...newWrite(), ...said }, ({ state }) => {
      // The button goes with the answer; whoever came by keyboard stays in the line.
      row.current?.querySelector('a')?.focus();
      showToast({
        kind: 'success',
        text: state === 'sent' ? t`Thank you, your answer is noted.` : t`Saved on this device, will be sent`,
      });
    });
  }

  return (
    <div className={styles.row} ref={row}>
      <EventRow event={shown} />
      {my_answer === null && event.is_taking_answers === true && (
        <Button variant="soft" busy={isPending} aria-label={t`I’ll come: ${event.title}`} onClick={come}>
          {t`I’ll come`}
        </Button>
      )}
    </div>
  );
}
