import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useId, useRef, useState } from 'react';
import type { HardStop, RiskWord } from '@heartsease/domain/risk-assessment/overlay.ts';
import { problemsIn } from '../api/field-problems.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { useHazardWords } from '../words/hazard-words.ts';
import { inWords } from '../words/rule-words.ts';
import { useBiteWords, useUsualWords } from './risk-words.ts';
import styles from './session-risk-card.module.css';

/** Keeps a word, or says by a thrown failure why not. */
export type SaySafe = (word: RiskWord) => Promise<unknown> | void;

interface StopsPartProps {
  stops: readonly HardStop[];
  /** Null where nobody is asked any more. */
  onSay: SaySafe | null;
}

/** Hard stops where they are logged: who, why, and how it is safe, said in place so that the log is never left. */
export function StopsPart({ stops, onSay }: StopsPartProps) {
  return (
    <ul className={styles.people}>
      {stops.map((stop) => (
        <Stop key={`${stop.resident.id} ${stop.hazard}`} stop={stop} onSay={onSay} />
      ))}
    </ul>
  );
}

function Stop({ stop, onSay }: { stop: HardStop; onSay: SaySafe | null }) {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const say = useBiteWords();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const { resident, hazard, why, acknowledged } = stop;
  const name = resident.known_as;
  const by = acknowledged?.by ?? t`Somebody`;
  return (
    <li className={styles.person} data-stop={acknowledged === null ? '' : undefined}>
      <Face person={resident} size="s" />
      <div className={styles.words}>
        <p>
          <b>{t`${name}: ${hazards[hazard]}`}</b>
          <br />
          {why.map(say).join(' · ')}
        </p>
        {acknowledged !== null && (
          <p className={styles.said}>
            <CheckCircleIcon weight="fill" aria-hidden="true" />
            <span>{t`${by}: ${acknowledged.reason}`}</span>
          </p>
        )}
      </div>
      {onSay !== null && (
        <Button
          ref={opener}
          size="small"
          variant="soft"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={
            acknowledged === null
              ? t`Say how it is safe: ${name}, ${hazards[hazard]}`
              : t`Say it differently: ${name}, ${hazards[hazard]}`
          }
          onClick={() => open(!isOpen)}
        >
          {acknowledged === null ? t`Say how it is safe` : t`Say it differently`}
        </Button>
      )}
      {isOpen && onSay !== null && (
        <div id={id} className={styles.saying}>
          <SafeWords
            name={name}
            onSay={async (reason) => {
              await onSay({ resident_id: resident.id, hazard, reason });
              open(false);
              opener.current?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
}

/** One tap where a usual word fits; others are written. */
function SafeWords({ name, onSay }: { name: string; onSay: (reason: string) => Promise<void> }) {
  const { t } = useLingui();
  const usual = useUsualWords(name);
  const field = useId();
  const [written, write] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function keep(reason: string) {
    if (isBusy) return;
    if (reason.trim() === '') {
      setProblem('Say how it is safe for them');
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSay(reason.trim());
    } catch (caught) {
      const [atField] = Object.values(problemsIn(caught));
      if (atField === undefined) tellFailure(caught);
      setProblem(atField);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={formStyles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep(written);
      }}
    >
      <div className={formStyles.chips} role="group" aria-label={t`One tap keeps it with your name`}>
        {usual.map((word) => (
          <Button key={word} size="small" variant="line" onClick={() => void keep(word)}>
            {word}
          </Button>
        ))}
      </div>
      <TextareaField
        id={field}
        label={t`Or in your own words`}
        rows={2}
        maxLength={300}
        error={problem && inWords(problem)}
        value={written}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" size="small" busy={isBusy}>
        {t`Keep it with my name`}
      </Button>
    </form>
  );
}
