import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { HandTapIcon } from '@phosphor-icons/react/dist/csr/HandTap';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { missingIn, tally } from '@heartsease/domain/reports/log-draft.ts';
import type { Log, LogEvent } from '@heartsease/domain/reports/log-draft.ts';
import { RESPONSES } from '@heartsease/domain/reports/response.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useResponseWord } from '../ui/response-face.tsx';
import { AddPeopleSheet } from './add-people-sheet.tsx';
import styles from './log-board.module.css';
import { LogDetailsSheet } from './log-details-sheet.tsx';
import { useWhenAndWhere } from './log-details.ts';
import { LogGrid } from './log-grid.tsx';
import type { Suggestion } from './log-grid.tsx';
import { LogTray } from './log-tray.tsx';
import { WordsSheet } from './words-sheet.tsx';

type LogBoardProps = {
  log: Log;
  dispatch: (event: LogEvent) => void;
  suggestions?: Suggestion[];
  /** Stands above the hint: who else has answered, what was refused. */
  notice?: ReactNode;
  saveLabel?: string | undefined;
  isSaving?: boolean;
  /** The name of what happened may be changed here, too. */
  namesIt?: boolean;
  /** Opens with the list of people, because nobody is in it yet. */
  beginsWithPeople?: boolean;
  onSave: () => void;
  onBack: () => void;
};

const NOBODY: Suggestion[] = [];

/** The log: faces above, the tray below; side by side from 900 px. */
export function LogBoard({
  log,
  dispatch,
  suggestions = NOBODY,
  notice,
  saveLabel,
  isSaving = false,
  namesIt = false,
  beginsWithPeople = false,
  onSave,
  onBack,
}: LogBoardProps) {
  const { t } = useLingui();
  const whenAndWhere = useWhenAndWhere();
  const problemOf = useProblem();
  const [sheet, showSheet] = useState<'people' | 'words' | 'details' | null>(beginsWithPeople ? 'people' : null);
  const [isAsked, ask] = useState(false);
  const { draft, chosen } = log;
  const missing = missingIn(draft);
  // A sheet is drawn while the tap that opens it is answered already; not the words: a phone shows its keyboard for a tap.
  const openSheet = (opened: 'people' | 'words' | 'details') =>
    opened === 'words' ? showSheet(opened) : startTransition(() => showSheet(opened));
  const closeSheet = () => showSheet(null);

  const answer = (response: MomentResponse) => {
    vibrate();
    dispatch({ kind: 'answered', response, at: new Date().toISOString() });
  };
  const save = () => {
    ask(true);
    if (missing === null && !isSaving) onSave();
  };

  const board = useKeys((event) => {
    const response = RESPONSES[Number(event.key) - 1];
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isCommand) save();
    else if (isCommand || event.altKey) return;
    else if (event.key === 'Escape') dispatch({ kind: 'tray_closed' });
    else if (response !== undefined) answer(response);
    else return;
    event.preventDefault();
  });

  return (
    <>
      <main ref={board} className={styles.board} tabIndex={-1}>
        <header className={styles.head}>
          <IconButton label={t`Back`} icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />} onClick={onBack} />
          <div className={styles.names}>
            <h1>{draft.title}</h1>
            <p className="secondary">{whenAndWhere(draft)}</p>
          </div>
          <IconButton
            label={t`Change time, place or length`}
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            onClick={() => openSheet('details')}
          />
        </header>
        <div className={styles.people}>
          {notice}
          <Hint log={log} />
          <LogGrid
            log={log}
            suggestions={suggestions}
            addLabel={draft.people.length === 0 ? t`Who was there?` : t`Someone else`}
            onTap={(resident_id) => dispatch({ kind: 'tapped', resident_id })}
            onJoin={(resident) => dispatch({ kind: 'joined', resident })}
            onAdd={() => openSheet('people')}
          />
        </div>
        <LogTray
          log={log}
          problem={isAsked && missing !== null ? problemOf(missing) : null}
          saveLabel={saveLabel}
          isSaving={isSaving}
          onAnswer={answer}
          onReason={(reason) => dispatch({ kind: 'reason_given', reason, at: new Date().toISOString() })}
          onWords={() => openSheet('words')}
          onLeaveOut={() => dispatch({ kind: 'left_out', resident_ids: chosen })}
          onSave={save}
        />
      </main>
      {sheet === 'people' && (
        <AddPeopleSheet
          draft={draft}
          suggestions={suggestions}
          onJoin={(resident) => dispatch({ kind: 'joined', resident })}
          onLeaveOut={(id) => dispatch({ kind: 'left_out', resident_ids: [id] })}
          onClosed={closeSheet}
        />
      )}
      {sheet === 'words' && (
        <WordsSheet
          draft={draft}
          resident_id={chosen.length === 1 ? (chosen[0] ?? null) : null}
          onChange={(resident_id, note) => dispatch({ kind: 'noted', resident_id, note })}
          onClosed={closeSheet}
        />
      )}
      {sheet === 'details' && (
        <LogDetailsSheet
          draft={draft}
          namesIt={namesIt}
          onChange={(details) => dispatch({ kind: 'details_changed', details })}
          onClosed={closeSheet}
        />
      )}
    </>
  );
}

/** What the taps so far mean, and what to do next. */
function Hint({ log }: { log: Log }) {
  return (
    <div className={styles.hint} role="status">
      <HandTapIcon weight="bold" aria-hidden="true" />
      <span>
        <HintWords log={log} />
      </span>
    </div>
  );
}

function HintWords({ log: { draft } }: { log: Log }) {
  const wordFor = useResponseWord();
  const { own, group, unknown } = tally(draft);
  if (draft.people.length === 0) return <Trans>Add the people who were there.</Trans>;
  if (draft.people.length === 1 && draft.usual === null) {
    return own === 0 ? (
      <Trans>Choose how it was, or add someone else.</Trans>
    ) : (
      <Trans>Save it, or say a few words first.</Trans>
    );
  }
  if (draft.usual === null) {
    if (own === 0) return <Trans>Choose an answer for most people, or tap a face to answer for one.</Trans>;
    if (unknown === 0) return <Trans>Everybody has an answer of their own.</Trans>;
    return (
      <Trans>
        <Plural value={own} one="# person answered." other="# people answered." />{' '}
        <Plural
          value={unknown}
          one="The other one is left out until you say."
          other="The other # are left out until you say."
        />
      </Trans>
    );
  }
  const word = wordFor(draft.usual.response);
  if (own === 0) {
    return (
      <Trans>
        You chose <b>{word}</b> for most people. Tap anyone who felt differently.
      </Trans>
    );
  }
  if (group === 0) return <Trans>Everybody has an answer of their own.</Trans>;
  return (
    <Trans>
      <Plural value={own} one="# person changed." other="# people changed." />{' '}
      <Plural value={group} one="The other one stays at" other="The other # stay at" /> <b>{word}</b>, marked as a group
      answer.
    </Trans>
  );
}

function useProblem(): (missing: 'title' | 'people' | 'answer') => string {
  const { t } = useLingui();
  return (missing) => {
    switch (missing) {
      case 'title':
        return t`Say what it was. The pencil at the top opens it.`;
      case 'people':
        return t`Choose at least one person who was there.`;
      case 'answer':
        return t`Say how it was: tap one of the faces above.`;
    }
  };
}

/** A light touch back where the device can; gloves don't feel the glass. */
function vibrate() {
  if ('vibrate' in navigator) navigator.vibrate(10);
}

/**
 * Keys that count only while the focus is on the board, so that they need no switch to turn them off
 * (WCAG 2.1.4), and not while somebody writes.
 */
function useKeys(onKey: (event: KeyboardEvent) => void): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isTextField(event.target)) onKey(event);
  });
  useEffect(() => {
    const element = board.current;
    const listen = (event: KeyboardEvent) => heard(event);
    element?.addEventListener('keydown', listen);
    // Whoever comes with the first answer goes on by keys at once.
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return board;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
