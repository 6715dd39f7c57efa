import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import type { SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import { logAfter, openLog, personWho } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { BeforeSessionCard } from '../risk-assessment/before-session-card.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Empty, Failed } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTimeWords } from '../words/time.ts';
import { AddedLaterNotice } from './added-later-notice.tsx';
import { useBack } from './back.ts';
import { LogAgain } from './just-saved.ts';
import { LogAgainNotice } from './log-again-notice.tsx';
import { LogBoard } from './log-board.tsx';
import { useKeptLog } from './log-drafts.ts';
import type { Suggestion } from './log-grid.tsx';
import { LogNotice } from './log-notice.tsx';
import styles from './log-session-screen.module.css';
import { LogWaiting } from './log-waiting.tsx';
import { useLogWriting } from './log-writing.ts';
import { useLongAgo } from './long-ago.ts';
import { WhyNowSheet } from './reason-sheet.tsx';
import { useSessionOfLog } from './reports.api.ts';

/** A planned session, to be logged. The answer that was the first tap on Today comes with it as `?answer=`. */
export function LogSessionScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const back = useBack();
  const session = useSessionOfLog(id);
  const kept = useKeptLog({ planned_session_id: id });
  const again = LogAgain.safeParse(useLocation().state).data;
  const first = useFirstAnswer();
  const left = again?.again ?? kept.data ?? null;

  if (kept.isPending || (left === null && session.isPending)) return <LogWaiting onBack={back} />;
  if (left === null && session.data === undefined) {
    return (
      <main className={styles.aside} tabIndex={-1}>
        <PageHeader title={t`Log`} back={{ onPress: back }} />
        <Failed title={t`There is a problem opening this session`} onRetry={() => void session.refetch()} />
      </main>
    );
  }
  return (
    <BeforeSessionCard
      planned_session_id={id}
      isBegun={left !== null || session.data?.logged != null}
      className={styles.aside}
      lead={<PageHeader title={session.data?.title ?? t`Log`} back={{ onPress: back }} />}
      waiting={<LogWaiting onBack={back} />}
    >
      <OpenedSession session={session.data} left={left} again={again} first={first} onBack={back} />
    </BeforeSessionCard>
  );
}

/** The first tap, once: it is taken out of the address, so that a reload does not answer again. */
function useFirstAnswer(): MomentResponse | undefined {
  const [search, setSearch] = useSearchParams();
  const named = search.get('answer');
  const [first] = useState(() => MomentResponse.safeParse(named).data);
  useEffect(() => {
    if (named !== null) setSearch({}, { replace: true, preventScrollReset: true });
  }, [named, setSearch]);
  return first;
}

type OpenedSessionProps = {
  session: SessionToLog | undefined;
  /** The log as it was left, or taken back. */
  left: LogDraft | null;
  again: LogAgain | undefined;
  first: MomentResponse | undefined;
  onBack: () => void;
};

function OpenedSession({ session, left, again, first, onBack }: OpenedSessionProps) {
  // Decided once: news from another device never takes a log away from under somebody's fingers.
  const [isAsked, ask] = useState(() => left === null && first === undefined && session?.logged != null);
  const [untouched] = useState(() => (session === undefined ? null : beginningOf(session, new Date())));
  const [start] = useState(() => startOf(left ?? untouched, first, new Date()));
  const { isLongAgo, mayAdd } = useLongAgo();
  const isTooLongAgo = left === null && session !== undefined && !mayAdd && isLongAgo(session.starts_at);
  if (isTooLongAgo) return <TooLongAgo session={session} onBack={onBack} />;
  if (isAsked && session?.logged) return <AlreadyLogged session={session} onBack={onBack} onAdd={() => ask(false)} />;
  if (start === null) return <LogWaiting onBack={onBack} />;
  // What was taken back is worth keeping only once somebody goes on with it.
  const unkept = again?.refused === null ? start : untouched;
  return <SessionLog session={session} start={start} untouched={unkept} again={again} onBack={onBack} />;
}

type SessionLogProps = {
  session: SessionToLog | undefined;
  start: LogDraft;
  untouched: LogDraft | null;
  again: LogAgain | undefined;
  onBack: () => void;
};

function SessionLog({ session, start, untouched, again, onBack }: SessionLogProps) {
  const { t } = useLingui();
  const { log, dispatch, save, askedWhy } = useLogWriting(start, untouched);
  const logged = session?.logged;
  return (
    <>
      <LogBoard
        log={log}
        dispatch={dispatch}
        suggestions={session === undefined ? [] : suggestionsFor(log.draft, session)}
        notice={
          <>
            {again !== undefined && <LogAgainNotice again={again} />}
            {logged && (
              <LogNotice lead={<Face person={logged.by} size="s" />}>
                {t`${logged.by.known_as} has logged this as well. Your answers go together; for each person the later one stands.`}
              </LogNotice>
            )}
            <AddedLaterNotice started_at={log.draft.started_at} />
          </>
        }
        onSave={save}
        onBack={onBack}
      />
      {askedWhy && <WhyNowSheet {...askedWhy} />}
    </>
  );
}

type AlreadyLoggedProps = { session: SessionToLog; onBack: () => void; onAdd: () => void };

function AlreadyLogged({ session, onBack, onAdd }: AlreadyLoggedProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  if (session.logged === null) return null;
  const { by, came, enjoyed_or_more, report_id } = session.logged;
  const cameWords = plural(came, { one: '# person joined in', other: '# people joined in' });
  return (
    <main className={styles.aside} tabIndex={-1}>
      <PageHeader
        title={session.title}
        under={`${words.nearDay(words.dayOf(session.starts_at))} ${words.time(session.starts_at)}`}
        back={{ onPress: onBack }}
      />
      <Empty
        title={t`${by.known_as} has logged this`}
        art={<Face person={by} size="l" />}
        action={
          <div className={styles.choices}>
            <ButtonLink to={`/manage-report/${report_id}`} replace size="large">
              {t`See what was logged`}
            </ButtonLink>
            <Button variant="soft" size="large" onClick={onAdd}>
              {t`Add what I saw`}
            </Button>
          </div>
        }
      >
        {t`${cameWords}, ${enjoyed_or_more} enjoyed it or more. Did you see something else? Add it: both are kept.`}
      </Empty>
    </main>
  );
}

function TooLongAgo({ session, onBack }: { session: SessionToLog; onBack: () => void }) {
  const { t } = useLingui();
  const days = REPORT_LIMITS.backfill_days;
  const words = useTimeWords();
  return (
    <main className={styles.aside} tabIndex={-1}>
      <PageHeader
        title={session.title}
        under={words.shortDay(words.dayOf(session.starts_at))}
        back={{ onPress: onBack }}
      />
      <Empty title={t`This was more than ${days} days ago`} action={<Button onClick={onBack}>{t`Back`}</Button>}>
        {t`After ${days} days it is too hard to remember for each person how it was. If it was written down, your manager can still add it.`}
      </Empty>
    </main>
  );
}

/** A session as a log that nobody has touched. What was held before its time began when it was logged. */
function beginningOf(session: SessionToLog, now: Date): LogDraft {
  const isEarly = Date.parse(session.starts_at) > now.getTime() + REPORT_LIMITS.ahead_minutes * 60_000;
  return {
    client_id: uuidv7(),
    planned_session_id: session.id,
    activity_id: session.activity_id,
    title: session.title,
    started_at: isEarly ? now.toISOString() : session.starts_at,
    minutes: session.minutes,
    place: session.place,
    usual: null,
    people: session.people.map((resident) => personWho(resident, { is_expected: true })),
    note: '',
  };
}

function startOf(draft: LogDraft | null, first: MomentResponse | undefined, now: Date): LogDraft | null {
  if (draft === null || first === undefined) return draft;
  return logAfter(openLog(draft), { kind: 'answered', response: first, at: now.toISOString() }).draft;
}

/** Whoever was expected and taken off, then whoever often comes: one tap each. */
function suggestionsFor(draft: LogDraft, session: SessionToLog): Suggestion[] {
  const isIn = new Set(draft.people.map(({ resident }) => resident.id));
  const expected = session.people.map((resident) => ({ resident, reason: 'was_expected' as const }));
  const often = session.often_come.map((resident) => ({ resident, reason: 'often_comes' as const }));
  return [...expected, ...often].filter(({ resident }) => !isIn.has(resident.id));
}
