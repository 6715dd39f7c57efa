import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { detailsOf, emptyLog } from '@heartsease/domain/reports/begin-log.ts';
import type { ChosenActivity } from '@heartsease/domain/reports/begin-log.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { LogBegun } from '../shell/log-begun.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { AddedLaterNotice } from './added-later-notice.tsx';
import { useBack } from './back.ts';
import { LogAgain } from './just-saved.ts';
import { LogAgainNotice } from './log-again-notice.tsx';
import { LogBoard } from './log-board.tsx';
import { useKeptLog } from './log-drafts.ts';
import styles from './log-own-screen.module.css';
import { LogWaiting } from './log-waiting.tsx';
import { useLogWriting } from './log-writing.ts';
import { WhyNowSheet } from './reason-sheet.tsx';

/** A log that was begun elsewhere knows already what it is about, and the library is a large part. */
const ActivityChoice = lazy(async () => ({
  default: await fetchPart(async () => (await import('./activity-choice.tsx')).ActivityChoice),
}));

/** Few logs have a hard stop: the others open without it. */
const LogRiskCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../risk-assessment/log-risk-card.tsx')).LogRiskCard),
}));

/** "Log something that happened": what nobody had planned. */
export function LogOwnScreen({ kept_id }: { kept_id: string | null }) {
  const back = useBack();
  const [opened] = useState(kept_id);
  const kept = useKeptLog(opened === null ? null : { client_id: opened });
  const { state } = useLocation();
  const again = LogAgain.safeParse(state).data;
  const begun = LogBegun.safeParse(state).data?.begun ?? null;
  if (kept.isPending) return <LogWaiting onBack={back} />;
  return <OwnLog left={again?.again ?? kept.data ?? null} begun={begun} again={again} onBack={back} />;
}

type OwnLogProps = {
  /** As it was left, on this device. */
  left: LogDraft | null;
  /** As it was begun elsewhere: what was done, and who was there. */
  begun: LogDraft | null;
  again: LogAgain | undefined;
  onBack: () => void;
};

function OwnLog({ left, begun, again, onBack }: OwnLogProps) {
  const { t } = useLingui();
  const [{ start, untouched }] = useState(() => beginningWith(left, begun, again?.refused === null));
  const { log, dispatch, save, askedWhy } = useLogWriting(start, untouched);
  const { draft } = log;
  const mayKnow = useMay('risk.people');
  useAddressOf(draft, draft !== untouched);

  function choose(activity: ChosenActivity, people: readonly ResidentFace[] = []) {
    // The board with everybody's face is drawn while the tap is answered already.
    startTransition(() => {
      for (const resident of people) dispatch({ kind: 'joined', resident });
      dispatch({ kind: 'details_changed', details: detailsOf(activity, draft, new Date()) });
    });
  }

  if (draft.title === '') {
    return (
      <main className={styles.screen} tabIndex={-1}>
        <PageHeader title={t`Log something that happened`} back={{ onPress: onBack }} />
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <ActivityChoice
            format="group"
            onChoose={choose}
            withPeople={{ chosen: draft.people.map(({ resident }) => resident.id), onChoose: choose }}
          />
        </Suspense>
      </main>
    );
  }
  return (
    <>
      <LogBoard
        log={log}
        dispatch={dispatch}
        namesIt
        beginsWithPeople={left === null && begun === null && draft.people.length === 0}
        notice={
          <>
            {again !== undefined && <LogAgainNotice again={again} />}
            <AddedLaterNotice started_at={draft.started_at} />
            {asksForStops(draft) && mayKnow && (
              <Suspense>
                <LogRiskCard draft={draft} onSay={(word) => dispatch({ kind: 'said_safe', word })} />
              </Suspense>
            )}
          </>
        }
        onSave={save}
        onBack={onBack}
      />
      {askedWhy && <WhyNowSheet {...askedWhy} />}
    </>
  );
}

/** An event asks on its own page; of something without a name in the library and without a place nothing is known. */
function asksForStops({ event_id, activity_id, place, people }: LogDraft): boolean {
  return event_id === undefined && (activity_id !== null || place.trim() !== '') && people.length > 0;
}

/** Once there is something to keep, the address names it, so that a reload opens it again. */
function useAddressOf({ client_id }: LogDraft, isKept: boolean) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const isNamed = search.get('log') === client_id;
  useEffect(() => {
    if (isKept && !isNamed) setSearch({ log: client_id }, { replace: true, state, preventScrollReset: true });
  }, [isKept, isNamed, client_id, state, setSearch]);
}

function beginningWith(
  left: LogDraft | null,
  begun: LogDraft | null,
  isTakenBack: boolean,
): { start: LogDraft; untouched: LogDraft | null } {
  if (left !== null) return { start: left, untouched: isTakenBack ? left : null };
  const start = begun ?? emptyLog(uuidv7(), new Date());
  return { start, untouched: start };
}
