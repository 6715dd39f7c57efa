import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { waitingStops } from '@heartsease/domain/risk-assessment/overlay.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { useRiskOfSession } from './session-risk.api.ts';

/** Few sessions have one: the log of all the others comes without it. */
const HardStopsPart = lazy(async () => ({
  default: await fetchPart(async () => (await import('./hard-stops-part.tsx')).HardStopsPart),
}));

interface BeforeSessionCardProps {
  planned_session_id: string;
  /** It was begun or logged already: nothing takes it away any more. */
  isBegun: boolean;
  /** Over what is asked first, which stands where the log would. */
  lead: ReactNode;
  waiting: ReactNode;
  className: string | undefined;
  /** The log itself. */
  children: ReactNode;
}

/**
 * Asks for the word that a hard stop needs before a session is logged. Where nobody can be asked, as without a
 * connection or with one that hangs, the log opens: what was seen must not be lost (hazard H02), and the stop stays on
 * the session's page.
 */
export function BeforeSessionCard({
  planned_session_id,
  isBegun,
  lead,
  waiting,
  className,
  children,
}: BeforeSessionCardProps) {
  const maySay = useMay('risk.people');
  // Who is expected may have changed since it was last told, on another device too.
  const { data, isFetching } = useRiskOfSession(maySay ? planned_session_id : '', { isAskedAnew: true });
  // Once the log is open it stays, whatever is learned later.
  const [isOpen, letOpen] = useState(isBegun || !maySay);
  const people = data?.people;
  const isPatient = useIsPatient();
  const isAsking = isFetching && isPatient;
  const hasStops = waitingStops({ people: people ?? null }) > 0;
  if (!isOpen && !isAsking && !hasStops) letOpen(true);
  if (isOpen) return children;
  if (!hasStops || !people) return waiting;
  return (
    <main className={className} tabIndex={-1}>
      {lead}
      <Suspense>
        <HardStopsPart planned_session_id={planned_session_id} people={people} />
      </Suspense>
    </main>
  );
}

/** Nobody stands before an empty screen for longer because an answer does not come. */
const PATIENCE_MS = 2_000;

function useIsPatient(): boolean {
  const [isPatient, be] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => be(false), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isPatient;
}
