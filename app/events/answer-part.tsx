import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { EVENT_LIMITS } from '@heartsease/domain/events/event.ts';
import type { AnswerFor, AnswerWord, Event } from '@heartsease/domain/events/event.ts';
import { answerSeries } from '@heartsease/domain/events/events.endpoints.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './answer-part.module.css';
import { useEventWords } from './event-words.ts';
import { useAnswerWrite, useEventWrite, useQueuedAnswer } from './events.api.ts';

interface AnswerPartProps {
  event: Event;
  who: AnswerFor;
}

/** Words that somebody types; once they are sent, with when the answer was given that they replace. */
interface Typed {
  text: string;
  sent_over: string | null;
}

/** What one person says to an event: a tap says it, guests and a few words may follow. */
export function AnswerPart({ event, who }: AnswerPartProps) {
  const { t } = useLingui();
  const id = useId();
  const newWrite = useNewWrite();
  const { answers, label } = useEventWords();
  const one = useAnswerWrite();
  const toAll = useEventWrite(answerSeries);
  const bring = useAnswerWrite();
  const queued = useQueuedAnswer(event.id, who.resident_id);
  const isAnswering = one.isPending || toAll.isPending;
  const isPending = isAnswering || bring.isPending;
  const toCome = event.series?.to_come ?? 0;
  const given = (isPending ? null : queued) ?? who.answer;
  const [typed, type] = useState<Typed | null>(null);
  const stands = given?.note ?? '';
  // What was sent is shown until the answer is back with it, or with what somebody else wrote since.
  const note = typed && (typed.sent_over === null || typed.sent_over === given?.answered_at) ? typed.text : stands;
  // Each tap counts at once. What is tapped while a number is sent follows it; `wanted` is null while none is.
  const [counted, count] = useState(0);
  const wanted = useRef<number | null>(null);
  const guests = bring.isPending ? counted : (given?.guests ?? 0);
  const name = who.known_as;
  const changed = (given?.changed_since ?? []).map(label).join(', ');
  const meanwhile = given === null ? (who.changed_meanwhile ?? []).map(label).join(', ') : '';
  const isForSelf = who.resident_id === null;

  const said = (answer: AnswerWord, note: string) => ({
    ...newWrite(),
    event_id: event.id,
    resident_id: who.resident_id,
    answer,
    guests,
    note,
  });
  const thank = ({ state }: { state: 'sent' | 'waiting' }) =>
    showToast({
      kind: 'success',
      text: state === 'sent' ? t`Thank you, your answer is noted.` : t`Saved on this device, will be sent`,
    });

  /** A tap leaves the note as it stands; what is typed goes when it is sent. */
  function say(answer: AnswerWord, words = stands, onDone: () => void = () => undefined) {
    if (isPending) return;
    one.write(said(answer, words), (written) => {
      onDone();
      thank(written);
    });
  }

  function bringGuests(answer: AnswerWord, number: number) {
    if (isAnswering || number < 0 || number > EVENT_LIMITS.guests) return;
    count(number);
    const isOnItsWay = wanted.current !== null;
    wanted.current = number;
    if (!isOnItsWay) sendGuests(answer, number);
  }

  function sendGuests(answer: AnswerWord, number: number) {
    bring.write({ ...said(answer, stands), guests: number }, thank, () => {
      if (wanted.current === number) wanted.current = null;
      else if (wanted.current !== null) sendGuests(answer, wanted.current);
    });
  }

  function sayToAll(answer: AnswerWord) {
    if (isPending) return;
    toAll.write(said(answer, stands), ({ answered, full }) => {
      const noted = plural(answered, { one: 'Noted for # event.', other: 'Noted for # events.' });
      const rest = plural(full, { one: '# has no room left.', other: '# have no room left.' });
      showToast({ kind: full === 0 ? 'success' : 'warning', text: full === 0 ? noted : `${noted} ${rest}` });
    });
  }

  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{isForSelf ? t`Are you coming?` : t`Is ${name} coming?`}</h2>
      {changed !== '' && (
        <p className={styles.changed}>{t`Changed since this was answered: ${changed}. Does it still fit?`}</p>
      )}
      {meanwhile !== '' && <p className={styles.changed}>{t`Changed since it was made: ${meanwhile}.`}</p>}
      <div className={styles.answers} role="group" aria-labelledby={id}>
        {ANSWERS.map(({ word, icon }) => (
          <button
            key={word}
            type="button"
            className={styles.answer}
            data-answer={word}
            aria-pressed={given?.answer === word}
            // Not `disabled` while it is sent: the finger that answered would lose its place.
            aria-disabled={isPending || undefined}
            disabled={!event.is_answering_open}
            onClick={() => say(word)}
          >
            {icon}
            {answers[word]}
          </button>
        ))}
      </div>
      {given && given.answer !== 'no' && event.is_answering_open && (
        <div className={styles.guests} role="group" aria-label={t`Guests`}>
          <span>{guests === 0 ? t`Nobody comes along` : t`Guests who come along: ${guests}`}</span>
          <IconButton
            variant="soft"
            label={t`One guest fewer`}
            icon={<MinusIcon weight="bold" aria-hidden="true" />}
            aria-disabled={isAnswering || guests === 0 || undefined}
            onClick={() => bringGuests(given.answer, guests - 1)}
          />
          <IconButton
            variant="soft"
            label={t`One guest more`}
            icon={<PlusIcon weight="bold" aria-hidden="true" />}
            aria-disabled={isAnswering || guests === EVENT_LIMITS.guests || undefined}
            onClick={() => bringGuests(given.answer, guests + 1)}
          />
        </div>
      )}
      {given && event.is_answering_open && (
        <form
          className={styles.note}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            // What was typed on while it was on its way stays, to be sent next.
            const sent = { text: note, sent_over: given.answered_at };
            say(given.answer, note, () => type((now) => (now?.text === note ? sent : now)));
          }}
        >
          <Field
            label={t`A few words with it`}
            optional
            maxLength={300}
            value={note}
            onChange={({ target }) => type({ text: target.value, sent_over: null })}
          />
          {note.trim() !== given.note && (
            <Button type="submit" variant="soft" busy={isPending}>
              {t`Send`}
            </Button>
          )}
        </form>
      )}
      {given && event.is_answering_open && toCome > 1 && (
        <div>
          <Button variant="soft" busy={isPending} onClick={() => sayToAll(given.answer)}>
            {t`The same for all ${toCome} still to come`}
          </Button>
        </div>
      )}
    </section>
  );
}

const ANSWERS = [
  { word: 'yes', icon: <CheckIcon weight="bold" aria-hidden="true" /> },
  { word: 'maybe', icon: <QuestionIcon weight="bold" aria-hidden="true" /> },
  { word: 'no', icon: <XIcon weight="bold" aria-hidden="true" /> },
] as const satisfies readonly { word: AnswerWord; icon: ReactNode }[];
