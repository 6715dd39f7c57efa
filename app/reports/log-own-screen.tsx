import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { detailsOf, emptyLog } from '@heartsease/domain/reports/begin-log.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { LogBegun } from '../shell/log-begun.ts';
import { useTitle } from '../shell/title.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTimeWords } from '../words/time.ts';
import { ActivityChoice } from './activity-choice.tsx';
import { useBack } from './back.ts';
import { LogAgain } from './just-saved.ts';
import { LogAgainNotice } from './log-again-notice.tsx';
import { LogBoard } from './log-board.tsx';
import { useKeptLog } from './log-drafts.ts';
import { LogNotice } from './log-notice.tsx';
import styles from './log-own-screen.module.css';
import { LogWaiting } from './log-waiting.tsx';
import { useLogWriting } from './log-writing.ts';

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
  const words = useTimeWords();
  const [{ start, untouched }] = useState(() => beginningWith(left, begun, again?.refused === null));
  const { log, dispatch, save } = useLogWriting(start, untouched);
  const { draft } = log;
  useTitle({ name: draft.title === '' ? undefined : draft.title });
  useAddressOf(draft, draft !== untouched);

  if (draft.title === '') {
    return (
      <main className={styles.screen} tabIndex={-1}>
        <PageHeader title={t`Log something that happened`} back={{ onPress: onBack }} />
        <ActivityChoice
          format="group"
          onChoose={(activity) =>
            dispatch({ kind: 'details_changed', details: detailsOf(activity, draft, new Date()) })
          }
        />
      </main>
    );
  }
  return (
    <LogBoard
      log={log}
      dispatch={dispatch}
      namesIt
      beginsWithPeople={left === null && begun === null}
      notice={
        <>
          {again !== undefined && <LogAgainNotice again={again} />}
          {words.dayOf(draft.started_at) < words.today && (
            <LogNotice>{t`This will be marked “added later”.`}</LogNotice>
          )}
        </>
      }
      onSave={save}
      onBack={onBack}
    />
  );
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
