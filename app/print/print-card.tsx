import { useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchPart } from '../shell/fetch-part.ts';
import { Button } from '../ui/button.tsx';

// Fetched when somebody prints: no screen carries what few press.
const PlannerPaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./planner-paper.tsx'))).PlannerPaper,
}));
const MyDayPaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./my-day-paper.tsx'))).MyDayPaper,
}));
const EventPaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./event-paper.tsx'))).EventPaper,
}));
const NoticesPaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./notices-paper.tsx'))).NoticesPaper,
}));
const AttendancePaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./attendance-paper.tsx'))).AttendancePaper,
}));

const ActivityPaper = lazy(async () => ({
  default: (await fetchPart(async () => await import('./activity-paper.tsx'))).ActivityPaper,
}));

/** The programme of the week in which a day lies, or of one day of it. */
export function PrintPlanner({ day }: { day: string }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="quiet" label={t`Print`}>
      {(close) => <PlannerPaper day={day} onClose={close} />}
    </PrintButton>
  );
}

export function PrintMyDay({ person }: { person: { id: string; known_as: string } }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="line" label={t`Print “My day”`}>
      {(close) => <MyDayPaper person={person} onClose={close} />}
    </PrintButton>
  );
}

export function PrintEvent({ event }: { event: { id: string; title: string } }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="line" label={t`Print a poster`}>
      {(close) => <EventPaper event={event} onClose={close} />}
    </PrintButton>
  );
}

/** One notice; null: the whole board. */
export function PrintNotices({ notice }: { notice: { id: string; title: string } | null }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="line" label={notice === null ? t`Print the board` : t`Print it`}>
      {(close) => <NoticesPaper notice={notice} onClose={close} />}
    </PrintButton>
  );
}

export function PrintAttendance({ planned_session_id }: { planned_session_id: string }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="line" label={t`Attendance sheet`}>
      {(close) => <AttendancePaper planned_session_id={planned_session_id} onClose={close} />}
    </PrintButton>
  );
}

export function PrintActivity({ activity }: { activity: { id: string; title: string } }) {
  const { t } = useLingui();
  return (
    <PrintButton variant="line" label={t`Print`}>
      {(close) => <ActivityPaper activity={activity} onClose={close} />}
    </PrintButton>
  );
}

interface PrintButtonProps {
  variant: 'quiet' | 'line';
  label: string;
  children: (close: () => void) => ReactNode;
}

function PrintButton({ variant, label, children }: PrintButtonProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={<PrinterIcon weight="bold" aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{children(() => open(false))}</Suspense>}
    </>
  );
}
