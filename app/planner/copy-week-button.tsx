import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { copyWeek, takeBackCopy } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { CopyClashes } from './copy-clashes.tsx';
import { usePlanWrite } from './plan.api.ts';

/** As long as a log can be taken back. */
const UNDO_MS = 10_000;

type Copied = OutputOf<typeof copyWeek>;

/** Plans the week that is shown like the one before it. There is none for a week that is over. */
export function CopyWeekButton({ monday }: { monday: string }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const copy = usePlanWrite(copyWeek);
  const undo = usePlanWrite(takeBackCopy);
  const [isAsking, ask] = useState(false);
  const [clashing, setClashing] = useState<Copied | null>(null);
  if (monday < mondayOf(time.today)) return null;
  const before = addDays(monday, -7);
  const from = time.span(before, addDays(before, 6));
  const to = time.span(monday, addDays(monday, 6));

  function plan() {
    copy.write({ ...newWrite(), from: before, to: monday }, (copied) => {
      ask(false);
      if (copied.clashing.length > 0) setClashing(copied);
      else tell(copied);
    });
  }

  function tell(copied: Copied) {
    if (copied.copied === 0) {
      showToast({ kind: 'success', text: t`All of it stands there already.` });
      return;
    }
    showToast({
      kind: 'success',
      text: planned(copied),
      duration: UNDO_MS,
      action: { is_undo: true, label: t`Undo`, onPress: () => takeBack(copied) },
    });
  }

  /** Whoever thinks better of it a moment later still has Undo. */
  function keep(copied: Copied) {
    setClashing(null);
    tell(copied);
  }

  function takeBack({ planned_session_ids }: Copied) {
    undo.write({ ...newWrite(), planned_session_ids }, ({ kept }) => {
      setClashing(null);
      const stays = plural(kept, {
        one: 'Taken back, but for # that has been changed since.',
        other: 'Taken back, but for # that have been changed since.',
      });
      showToast({ kind: 'success', text: kept === 0 ? t`Taken back. The week is as it was.` : stays });
    });
  }

  return (
    <>
      <Button variant="quiet" icon={<CopyIcon weight="bold" aria-hidden="true" />} onClick={() => ask(true)}>
        {t`Copy the week before`}
      </Button>
      <Ask
        isOpen={isAsking}
        title={t`Plan ${to} like ${from}?`}
        confirm={t`Copy it`}
        busy={copy.isPending}
        onConfirm={plan}
        onCancel={() => ask(false)}
      >
        {t`What is planned already stays. Cancelled sessions are not copied, and days that are over get nothing.`}
      </Ask>
      <Ask
        isOpen={clashing !== null}
        title={t`Some of what was copied meets something else`}
        confirm={t`Take the copy back`}
        cancel={t`Keep it`}
        busy={undo.isPending}
        onConfirm={() => clashing && takeBack(clashing)}
        onCancel={() => clashing && keep(clashing)}
      >
        {clashing && (
          <>
            <p>{planned(clashing)}</p>
            <CopyClashes clashing={clashing.clashing} onLeave={() => tell(clashing)} />
          </>
        )}
      </Ask>
    </>
  );
}

function planned({ copied }: Copied): string {
  return plural(copied, { one: '# session is planned.', other: '# sessions are planned.' });
}
