import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChatTeardropTextIcon } from '@phosphor-icons/react/dist/csr/ChatTeardropText';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { responseOf, tally } from '@heartsease/domain/reports/log-draft.ts';
import type { Log, LogPerson } from '@heartsease/domain/reports/log-draft.ts';
import type { MomentResponse, NotTodayReason } from '@heartsease/domain/reports/response.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { ResponseChoice } from '../ui/response-choice.tsx';
import styles from './log-tray.module.css';
import { namesOf } from './person-names.ts';
import { ReasonChips } from './reason-chips.tsx';
import { useNameList } from './response-words.ts';

type LogTrayProps = {
  log: Log;
  /** What still needs to be said before it can be saved. */
  problem: string | null;
  /** "Save changes" instead of "Save for 8 people". */
  saveLabel?: string | undefined;
  isSaving: boolean;
  onAnswer: (response: MomentResponse) => void;
  onReason: (reason: NotTodayReason) => void;
  onWords: () => void;
  onLeaveOut: () => void;
  onSave: () => void;
};

/** The tray under the faces: how it was for whoever is chosen, or for most people. */
export function LogTray({
  log,
  problem,
  saveLabel,
  isSaving,
  onAnswer,
  onReason,
  onWords,
  onLeaveOut,
  onSave,
}: LogTrayProps) {
  const { t } = useLingui();
  const question = useQuestion(log);
  const saveWords = useSaveWords(log);
  const chosen = chosenPeople(log);
  const [only] = chosen;
  const response = commonResponse(log, chosen);
  const reason = chosen.length > 0 && response === 'not_today' ? commonReason(chosen) : undefined;
  const words = chosen.length === 1 ? (only?.note ?? '') : log.draft.note;
  return (
    <section className={styles.tray} aria-label={t`How was it?`}>
      <div className={styles.top}>
        <h2 className={styles.question}>
          {chosen.length > 0 && (
            <span className={styles.chosen} aria-hidden="true">
              {chosen.slice(0, 3).map(({ resident }) => (
                <Face key={resident.id} person={resident} size="s" />
              ))}
            </span>
          )}
          <span>{question}</span>
        </h2>
        <ResponseChoice label={question} hideLabel value={response} onChoose={onAnswer} layout="auto" />
        {reason !== undefined && <ReasonChips value={reason} onChoose={onReason} />}
      </div>
      <div className={styles.bottom}>
        <div className={styles.extras}>
          {chosen.length > 0 && (
            <Button variant="soft" icon={<UserMinusIcon weight="bold" aria-hidden="true" />} onClick={onLeaveOut}>
              {t`Was not here`}
            </Button>
          )}
          {chosen.length < 2 && (
            <Button variant="soft" icon={<ChatTeardropTextIcon weight="bold" aria-hidden="true" />} onClick={onWords}>
              {words.trim() === '' ? t`Say a few words` : t`Change the words`}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.save}>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            <WarningCircleIcon weight="fill" aria-hidden="true" />
            {problem}
          </p>
        )}
        <Button
          size="large"
          full
          icon={<CheckIcon weight="bold" aria-hidden="true" />}
          busy={isSaving}
          aria-keyshortcuts="Control+Enter"
          onClick={onSave}
        >
          {saveLabel ?? saveWords}
        </Button>
      </div>
    </section>
  );
}

function chosenPeople({ draft, chosen }: Log): LogPerson[] {
  return draft.people.filter(({ resident }) => chosen.includes(resident.id));
}

function useQuestion(log: Log): string {
  const { t } = useLingui();
  const listOf = useNameList();
  const chosen = chosenPeople(log);
  if (chosen.length > 3) return t`How was it for these ${chosen.length} people?`;
  const names = namesOf(log.draft.people.map(({ resident }) => resident));
  const named = listOf(chosen.map(({ resident }) => names.get(resident.id) ?? resident.known_as));
  if (chosen.length > 0) return t`How was it for ${named}?`;
  const [only] = log.draft.people;
  return log.draft.people.length === 1 && only !== undefined
    ? t`How was it for ${only.resident.known_as}?`
    : t`How was it for most people?`;
}

/** The answer that all of them share; null where they differ or there is none. */
function commonResponse({ draft }: Log, chosen: LogPerson[]): MomentResponse | null {
  if (chosen.length === 0) return draft.usual?.response ?? null;
  const [first, ...others] = new Set(chosen.map((person) => responseOf(draft, person)));
  return others.length === 0 ? (first ?? null) : null;
}

function commonReason(chosen: LogPerson[]): NotTodayReason | null {
  const [first, ...others] = new Set(chosen.map(({ answer }) => answer?.reason ?? null));
  return others.length === 0 ? (first ?? null) : null;
}

function useSaveWords({ draft }: Log): string {
  const { t } = useLingui();
  const { came, not_today } = tally(draft);
  if (came > 0) return t`Save for ${plural(came, { one: '# person', other: '# people' })}`;
  return not_today > 0 ? t`Save: nobody joined in` : t`Save`;
}
