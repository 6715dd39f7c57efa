import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isInReport, logAfter, openLog, responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { Log, LogDraft, LogEvent } from '@heartsease/domain/reports/log-draft.ts';
import { isEngaged } from '@heartsease/domain/reports/response.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useProfile } from '../session/use-session.ts';
import type { JustSaved, LogAgain } from './just-saved.ts';
import { keepLog } from './log-drafts.ts';
import type { LogAuthor } from './log-drafts.ts';
import { useLongAgo } from './long-ago.ts';
import { reasonIn } from '../api/refusal.ts';
import { beginSending } from './save-log.ts';
import { endOffer, offerUndo } from './undo-offers.ts';

export interface LogWriting {
  log: Log;
  dispatch: (event: LogEvent) => void;
  /** Of what was long ago it asks a manager for the reason first. */
  save: () => void;
  /** There while it asks. */
  askedWhy: { of: string; onReason: (reason: string) => void; onClosed: () => void } | null;
}

export function useLogAuthor(): LogAuthor {
  const { id, carehome } = useProfile();
  return { account_id: id, care_home_id: carehome.id };
}

/**
 * A log while it is written: kept on the device with every tap, sent when it is saved.
 *
 * @param start as it is opened
 * @param untouched the log before anybody tapped anything; that one is not worth keeping
 */
export function useLogWriting(start: LogDraft, untouched: LogDraft | null): LogWriting {
  const [log, dispatch] = useReducer(logAfter, start, openLog);
  const { account_id, care_home_id } = useLogAuthor();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const residents = useResidents();
  const { isLongAgo, mayAdd } = useLongAgo();
  const [isAskingWhy, askWhy] = useState(false);
  const { draft } = log;

  useEffect(() => {
    if (draft === untouched) return;
    // A device that keeps nothing still logs; the draft then lasts as long as the page.
    keepLog({ account_id, care_home_id }, draft).catch((caught: unknown) => console.error(caught));
  }, [draft, untouched, account_id, care_home_id]);

  async function save(reason: string | null) {
    const just: JustSaved = { saved: draft, long_awaited: longAwaited(draft, residents.data?.items ?? []) };
    if ('vibrate' in navigator) navigator.vibrate([15, 40, 15]);
    const sending = beginSending(client, { account_id, care_home_id }, draft, reason);
    offerUndo(draft.client_id, Date.now());
    void navigate(pathname, { replace: true, state: just });
    const sent = await sending;
    if (sent.state !== 'refused') return;
    endOffer(draft.client_id);
    const again: LogAgain = { again: draft, refused: reasonIn(sent.failure) };
    void navigate(pathname, { replace: true, state: again });
  }

  return {
    log,
    dispatch,
    save: () => (mayAdd && isLongAgo(draft.started_at) ? askWhy(true) : void save(null)),
    askedWhy: isAskingWhy
      ? { of: draft.client_id, onReason: (reason) => void save(reason), onClosed: () => askWhy(false) }
      : null,
  };
}

/** Days without a moment from which on the next one is worth a word. */
const LONG_DAYS = 4;

function longAwaited(draft: LogDraft, residents: ResidentCard[]): JustSaved['long_awaited'] {
  const joined = draft.people.filter((person) => isInReport(draft, person) && isEngaged(responseOf(draft, person)));
  const [longest] = residents
    .filter(({ id }) => joined.some(({ resident }) => resident.id === id))
    .map(({ known_as, days_since_engaged }) => ({ known_as, days: days_since_engaged ?? 0 }))
    .filter(({ days }) => days >= LONG_DAYS)
    .toSorted((one, other) => other.days - one.days);
  return longest ?? null;
}
