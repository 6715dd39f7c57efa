import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DIGEST_LIMITS, DigestLetter } from '@heartsease/domain/digest/digest.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { TextareaField } from '../ui/field.tsx';
import { FiveSentences } from './five-sentences.tsx';
import { useLeaveOut, useSaveLetter } from './digests.api.ts';
import styles from './letter-card.module.css';
import { useLetterTitle, useReaderWords } from './letter-words.ts';

const Current = DigestLetter.pick({ version: true });

interface LetterCardProps {
  letter: DigestLetter;
  isEdited?: boolean;
  onEdit?: (isEdited: boolean) => void;
}

/** One letter as its readers get it, with who they are; until it is sent its words can be changed. */
export function LetterCard({ letter, isEdited = false, onEdit }: LetterCardProps) {
  const { t } = useLingui();
  const titleOf = useLetterTitle();
  const readerWords = useReaderWords();
  const { resident, cadence, language, sentences, state, readers, by } = letter;
  const title = titleOf(cadence, resident.known_as);
  return (
    <Card as="li" aria-label={title} className={styles.letter}>
      <div className={styles.head}>
        <Face person={resident} size="m" />
        <h3>{title}</h3>
        {state === 'sent' && <Chip tone="good">{by === null ? t`Sent` : t`Sent by ${by}`}</Chip>}
        {state === 'left_out' && <Chip>{t`Left out this time`}</Chip>}
        {language === 'cy-GB' && <Chip>{t`In Welsh`}</Chip>}
      </div>
      {isEdited ? (
        <Words letter={letter} onDone={() => onEdit?.(false)} />
      ) : (
        <FiveSentences sentences={sentences} language={language} />
      )}
      <ul className={styles.readers}>
        {readers.map((reader) => (
          <li key={reader.relative_link_id}>{readerWords(reader)}</li>
        ))}
      </ul>
      {!isEdited && state !== 'sent' && <Actions letter={letter} onEdit={() => onEdit?.(true)} />}
    </Card>
  );
}

function Actions({ letter: { id: digest_id, state, resident }, onEdit }: { letter: DigestLetter; onEdit: () => void }) {
  const { t } = useLingui();
  const leaveOut = useLeaveOut();
  const name = resident.known_as;
  const isOut = state === 'left_out';
  return (
    <div className={styles.actions}>
      {!isOut && (
        <Button variant="soft" size="small" aria-label={t`Change the words: ${name}`} onClick={onEdit}>
          {t`Change the words`}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        busy={leaveOut.isPending}
        aria-label={isOut ? t`Send it after all: ${name}` : t`Leave out this time: ${name}`}
        onClick={() =>
          leaveOut.mutate({ digest_id, is_left_out: !isOut }, { onError: (caught) => tellFailure(caught) })
        }
      >
        {isOut ? t`Send it after all` : t`Leave out this time`}
      </Button>
    </div>
  );
}

function Words({ letter, onDone }: { letter: DigestLetter; onDone: () => void }) {
  const { t } = useLingui();
  const label = t`The words, a sentence on each line`;
  const save = useSaveLetter();
  const [text, write] = useState(letter.sentences.join('\n'));
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(
    `letter:${letter.id}`,
    { text },
    (kept) => write(kept.text),
    { isOfOthersToo: true },
  );
  // What a colleague saves meanwhile is told before it is written over.
  const [base_version, takeUp] = useState(letter.version);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const tooMany = lines.length > DIGEST_LIMITS.sentences;
  const tooLong = lines.find((line) => line.length > DIGEST_LIMITS.sentence);
  const refused = Object.values(problemsIn(save.error))[0];
  const problem =
    lines.length === 0
      ? t`Leave one sentence, or leave the letter out`
      : tooMany
        ? t`Five sentences at most: this has ${lines.length} lines`
        : tooLong === undefined
          ? refused
          : t`One line has ${tooLong.length} characters: ${DIGEST_LIMITS.sentence} at most`;
  const isGood = lines.length > 0 && !tooMany && tooLong === undefined;
  function keep() {
    if (!isGood) return;
    save.mutate(
      { digest_id: letter.id, base_version, sentences: lines },
      {
        onSuccess: () => {
          void forget();
          onDone();
        },
        onError: (caught) => {
          const failure = failureOf(caught);
          if (failure?.kind === 'conflict') takeUp(Current.parse(failure.current).version);
          tellFailure(caught);
        },
      },
    );
  }
  function cancel() {
    void forget();
    onDone();
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map(() => label)} />}
      <TextareaField
        label={label}
        value={text}
        rows={7}
        lang={letter.language}
        error={problem}
        onChange={(event) => write(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={save.isPending}>{t`Keep`}</Button>
        <Button variant="quiet" size="small" onClick={cancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
