import { useEffect, useState } from 'react';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { sendingOf } from './save-log.ts';

/** Where a saved log is now. The report is null when it went out while nobody was looking. */
export type Fate =
  | { state: 'sending' }
  | { state: 'sent'; report: Report | null }
  | { state: 'waiting' }
  | { state: 'parked' };

/** Follows a saved log on its way; `keep` takes a newer answer of the server. */
export function useFateOf(client_id: string): Fate & { keep: (report: Report) => void } {
  const { entries } = useOutbox();
  const [report, keep] = useState<Report | null>(null);
  const [isSettled, settle] = useState(false);
  const entry = entries.find((one) => one.client_id === client_id);

  useEffect(() => {
    let isWatching = true;
    async function follow() {
      const sent = await sendingOf(client_id);
      if (!isWatching) return;
      if (sent?.state === 'sent') keep(sent.answer);
      settle(true);
    }
    void follow();
    return () => {
      isWatching = false;
    };
  }, [client_id]);

  if (report !== null) return { state: 'sent', report, keep };
  if (!isSettled) return { state: 'sending', keep };
  if (entry === undefined) return { state: 'sent', report: null, keep };
  return { state: entry.state === 'parked' ? 'parked' : 'waiting', keep };
}
