import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import { copyWeek } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { usePlanWrite } from './plan.api.ts';

/** Plans the week that is shown like the one before it. There is none for a week that is over. */
export function CopyWeekButton({ monday }: { monday: string }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const copy = usePlanWrite(copyWeek);
  const [isAsking, ask] = useState(false);
  if (monday < mondayOf(time.today)) return null;
  const before = addDays(monday, -7);
  const from = time.span(before, addDays(before, 6));
  const to = time.span(monday, addDays(monday, 6));

  function plan() {
    copy.write({ ...newWrite(), from: before, to: monday }, ({ copied }) => {
      const count = plural(copied, { one: '# session is planned.', other: '# sessions are planned.' });
      showToast({ kind: 'success', text: copied === 0 ? t`All of it stands there already.` : count });
      ask(false);
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
    </>
  );
}
