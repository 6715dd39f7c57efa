import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Recipient } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { Included, LetterPreview } from '@heartsease/domain/report-deliveries/delivery.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { failureOf } from '../api/failure.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { inWords } from '../words/rule-words.ts';
import type { SentLetter } from './code-part.tsx';
import { useDeliveries, useLookAtLetter, useSendLetter } from './deliveries.api.ts';
import styles from './letter-part.module.css';
import { NO_READER, ReaderPart } from './reader-part.tsx';
import type { Reader } from './reader-part.tsx';

/** What goes, looked at as it will be read, and then to whom. Whatever changes is looked at again before it goes. */
export function LetterPart({ report, onSent }: { report: Report; onSent: (sent: SentLetter) => void }) {
  const { t } = useLingui();
  const look = useLookAtLetter();
  const people = report.moments.map(({ resident }) => resident);
  const [resident_id, setResident] = useState(people[0]?.id ?? '');
  const [include, setInclude] = useState<Included>({ note: true, mood: true, words: true });
  const { text: message, type, end } = useTextDraft(`letter:${report.id}`);
  // Whoever mends a word and looks once more still means the same reader.
  const [reader, setReader] = useState(NO_READER);
  const [problem, setProblem] = useState('');
  const preview = look.data;

  function change(put: () => void) {
    put();
    lookAnew('');
  }

  function lookAnew(why: string) {
    look.reset();
    setProblem(why);
  }

  /** Another person has other readers. */
  function about(id: string) {
    setResident(id);
    setReader(NO_READER);
  }

  function see() {
    setProblem('');
    lookNow();
  }

  function lookNow() {
    look.mutate(
      { report_id: report.id, resident_id, include, message },
      { onError: (caught) => setProblem(toldBy(caught) ?? t`That did not work. Try again in a moment.`) },
    );
  }

  // Whoever says below that an address is right, or wrong, sees it at the readers at once.
  const { data: sent } = useDeliveries(report.id);
  const toCheck = sent?.items.flatMap((one) => (one.is_address_to_check ? [one.to_address] : [])).join(' ');
  const readersChanged = useEffectEvent(() => {
    if (preview !== undefined) lookNow();
  });
  useEffect(() => readersChanged(), [toCheck]);

  return (
    <>
      <Card as="section" aria-labelledby="what" className={styles.part}>
        <h2 id="what">{t`What goes`}</h2>
        {problem !== '' && <ErrorSummary errors={[{ message: problem }]} />}
        {people.length > 1 && (
          <Select
            label={t`About whom?`}
            name="resident_id"
            value={resident_id}
            onChange={(id) => change(() => about(id))}
            options={people.map((one) => ({ value: one.id, label: fullName(one) }))}
          />
        )}
        <fieldset className={styles.include}>
          <legend>{t`What to include`}</legend>
          <Checkbox
            label={t`How it was`}
            checked={include.mood}
            onChange={(event) => change(() => setInclude({ ...include, mood: event.target.checked }))}
          />
          <Checkbox
            label={t`The few words about all of it`}
            checked={include.note}
            onChange={(event) => change(() => setInclude({ ...include, note: event.target.checked }))}
          />
          <Checkbox
            label={t`What was written and said about this person`}
            checked={include.words}
            onChange={(event) => change(() => setInclude({ ...include, words: event.target.checked }))}
          />
        </fieldset>
        <TextareaField
          id="message"
          label={t`A word of your own`}
          optional
          rows={3}
          maxLength={1_000}
          value={message}
          onChange={(event) => change(() => type(event.target.value))}
        />
        {preview === undefined && (
          <Button full busy={look.isPending} icon={<EyeIcon weight="bold" aria-hidden="true" />} onClick={see}>
            {t`See what they will read`}
          </Button>
        )}
      </Card>
      {preview !== undefined && (
        <SendPart
          key={preview.fingerprint}
          preview={preview}
          draft={{ report_id: report.id, resident_id, include, message }}
          reader={reader}
          onReader={setReader}
          onSent={(letter) => {
            void end();
            onSent(letter);
          }}
          onChanged={lookAnew}
        />
      )}
    </>
  );
}

interface SendPartProps {
  preview: LetterPreview;
  draft: { report_id: string; resident_id: string; include: Included; message: string };
  reader: Reader;
  onReader: (reader: Reader) => void;
  onSent: (sent: SentLetter) => void;
  /** The report is not what was looked at any more. */
  onChanged: (told: string) => void;
}

function SendPart({ preview, draft, reader, onReader, onSent, onChanged }: SendPartProps) {
  const { t } = useLingui();
  const send = useSendLetter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [title = '', ...paragraphs] = preview.content.split('\n\n');
  const reachesSomebody = preview.may_send_outside || preview.recipients.some(({ why_not }) => why_not === null);

  function go() {
    const to = Recipient.safeParse(reader);
    if (reader.kind === null || (reader.kind === 'relative' && reader.relative_link_id === '')) {
      setProblems({ to: t`Choose who gets it` });
      return;
    }
    if (!to.success) {
      setProblems(Object.fromEntries(to.error.issues.flatMap(problemsOfIssue)));
      return;
    }
    setProblems({});
    send.mutate(
      { ...draft, fingerprint: preview.fingerprint, to: to.data },
      {
        onSuccess: onSent,
        onError: (caught) => {
          const told = toldBy(caught) ?? t`That did not work. Try again in a moment.`;
          if (isChangedSince(caught)) onChanged(told);
          else setProblems({ form: told });
        },
      },
    );
  }

  return (
    <>
      <Card as="section" aria-labelledby="preview" className={styles.part}>
        <h2 id="preview" ref={heading} tabIndex={-1}>
          {t`As they will read it`}
        </h2>
        <p className="secondary">{t`Names of other residents are taken out. Please read it all the same.`}</p>
        <blockquote className={styles.letter}>
          <p className={styles.title}>{title}</p>
          {paragraphs.map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </blockquote>
      </Card>
      <form
        className={styles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) go();
        }}
      >
        <ErrorSummary
          errors={Object.entries(problems).map(([id, message]) => (id === 'form' ? { message } : { id, message }))}
        />
        <ReaderPart preview={preview} reader={reader} problems={problems} onChange={onReader} />
        {reachesSomebody && (
          <Button
            type="submit"
            size="large"
            full
            busy={send.isPending}
            icon={<EnvelopeSimpleIcon weight="bold" aria-hidden="true" />}
          >
            {t`Send the link`}
          </Button>
        )}
      </form>
    </>
  );
}

/** A union tells what is wrong within the one that was meant. */
function problemsOfIssue(issue: {
  code: string;
  path: PropertyKey[];
  message: string;
  errors?: unknown;
}): [string, string][] {
  if (issue.code !== 'invalid_union' || !Array.isArray(issue.errors)) {
    return [[String(issue.path.at(-1) ?? 'form'), inWords(issue.message)]];
  }
  const outside: unknown = issue.errors[1];
  if (!Array.isArray(outside)) return [['form', inWords(issue.message)]];
  return outside.flatMap((one: { code: string; path: PropertyKey[]; message: string }) => problemsOfIssue(one));
}

/** Of all refusals this alone is of the letter as a whole. */
function isChangedSince(caught: unknown): boolean {
  const failure = failureOf(caught);
  return failure?.kind === 'refused_input' && 'form' in failure.errors;
}

function toldBy(caught: unknown): string | null {
  const failure = failureOf(caught);
  if (failure === undefined) return null;
  if (failure.kind === 'refused_input') return inWords(Object.values(failure.errors)[0]?.[0] ?? '') || null;
  return 'message' in failure ? failure.message : null;
}
