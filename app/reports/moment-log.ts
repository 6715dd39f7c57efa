import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Overlap } from '@heartsease/domain/reports/report.ts';
import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { connection } from '../api/connection.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { tapLightly } from '../device/tap-lightly.ts';
import type { ChosenActivity } from '@heartsease/domain/reports/begin-log.ts';
import { refreshWhatReportsCountIn } from './reports.api.ts';
import { answerLater, noteIfOffline, undoLog } from './save-log.ts';
import { writingSeconds } from './writing-seconds.ts';

/** A one-to-one that was saved with one tap, and what was said of it since. */
export interface SavedMoment {
  client_id: string;
  /** Once the server has it. */
  report_id: string | null;
  /** Of the same person at that time, once the server has it. */
  overlaps: readonly Overlap[];
  title: string;
  response: MomentResponse | null;
  reason: NotTodayReason | null;
  note: string;
  /** The words that have been sent. */
  told_note: string;
  state: 'sending' | 'sent' | 'waiting' | 'refused';
}

export interface MomentLog {
  /** Null while nothing is saved. */
  saved: SavedMoment | null;
  save: (activity: ChosenActivity) => void;
  tell: (said: Partial<Pick<SavedMoment, 'response' | 'reason'>>) => void;
  /** Words as they are typed; they go with the next answer, or when the sheet is closed. */
  write: (note: string) => void;
  /** Sends what is typed still. @returns false while the server does not have all that was said */
  finish: () => Promise<boolean>;
  undo: () => Promise<boolean>;
}

/** Fifteen minutes is what a one-to-one takes when nobody says otherwise. */
const USUAL_MINUTES = 15;

/** Saves a one-to-one at once, through the outbox; whatever is said after waits behind it. */
export function useMomentLog(resident_id: string): MomentLog {
  const client = useQueryClient();
  const [saved, keep] = useState<SavedMoment | null>(null);
  // Made when the sheet opens, so that two quick taps are one moment.
  const client_id = useRef(uuidv7());
  const isTaken = useRef(false);
  /** What was told last goes out last. */
  const telling = useRef<Promise<unknown>>(undefined);

  function save({ id, title, minutes }: ChosenActivity) {
    if (isTaken.current) return;
    isTaken.current = true;
    const report_client_id = client_id.current;
    if ('vibrate' in navigator) navigator.vibrate([15, 40, 15]);
    keep({
      client_id: report_client_id,
      report_id: null,
      overlaps: [],
      title,
      response: null,
      reason: null,
      note: '',
      told_note: '',
      state: 'sending',
    });
    noteIfOffline(report_client_id, connection.now());
    void send(report_client_id, { activity_id: id, title, minutes: minutes ?? USUAL_MINUTES });
  }

  async function send(report_client_id: string, what: { activity_id: string | null; title: string; minutes: number }) {
    const now = new Date().toISOString();
    const sent = await sendWrite(logReport, {
      ...what,
      client_id: report_client_id,
      format: 'one_to_one',
      started_at: now,
      writing_seconds: writingSeconds(report_client_id, Date.now()),
      moments: [{ resident_id, response: null, basis: 'individual', answered_at: now }],
    });
    const { state } = sent;
    const { id: report_id, overlaps } = sent.state === 'sent' ? sent.answer : { id: null, overlaps: [] };
    if (state === 'refused') await outbox.discard(report_client_id);
    else tapLightly();
    keep((current) => (current?.client_id === report_client_id ? { ...current, report_id, overlaps, state } : current));
    await refreshWhatReportsCountIn(client);
  }

  function tell(said: Partial<Pick<SavedMoment, 'response' | 'reason'>>) {
    if (saved === null) return;
    const next = { ...saved, ...said };
    const reason = next.response === 'not_today' ? next.reason : null;
    keep((current) => current && { ...current, ...said, reason, told_note: next.note });
    telling.current = answerLater(client, {
      report_client_id: saved.client_id,
      moment: {
        resident_id,
        response: next.response,
        basis: 'individual',
        not_today_reason: reason,
        note: next.note.trim() === '' ? null : next.note.trim(),
        answered_at: new Date().toISOString(),
      },
    });
  }

  function write(note: string) {
    keep((current) => current && { ...current, note });
  }

  async function finish(): Promise<boolean> {
    if (saved !== null && saved.state !== 'refused' && saved.note.trim() !== saved.told_note.trim()) tell({});
    await telling.current;
    const waiting = await outbox.entries();
    return !waiting.some(({ input }) => input['report_client_id'] === client_id.current);
  }

  async function undo(): Promise<boolean> {
    if (saved === null) return true;
    const isUndone = await undoLog(client, saved.client_id);
    if (isUndone) begin();
    return isUndone;
  }

  function begin() {
    client_id.current = uuidv7();
    isTaken.current = false;
    keep(null);
  }

  return { saved, save, tell, write, finish, undo };
}
