import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import { ReportDraft } from '@heartsease/domain/reports/report.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { outbox } from '../api/device-outbox.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './outbox-screen.module.css';

/** The words of a report, which are what a server may refuse; who was there is changed in the report itself. */
const EditedReport = z.object({
  title: ReportDraft.shape.title,
  minutes: ReportDraft.shape.minutes,
  note: z.string().pipe(ReportDraft.shape.note.unwrap().unwrap()),
  reason: z.string(),
});

/** With what the server asks for where it is another's report, or from long ago. */
const ExplainedReport = EditedReport.extend({
  reason: amendReport.input.shape.reason.unwrap().unwrap().pipe(z.string().min(1, 'Say why')),
});

/** What is words and little else. */
const WORDS: Record<string, Endpoint> = Object.fromEntries(
  [addObservation, correctObservation, sendMessage].map((endpoint) => [endpoint.path, endpoint]),
);

export function canBeEdited(entry: OutboxEntry): boolean {
  return (
    entry.path === logReport.path || entry.path in WORDS || (entry.path === amendReport.path && lacksReason(entry))
  );
}

/** The server took nothing because it was not told why. */
function lacksReason({ error }: OutboxEntry): boolean {
  return error !== null && 'reason' in error.errors;
}

/** Mends what waits or what the server refused, and sends it again. */
export function OutboxEditSheet({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const endpoint = WORDS[entry.path];
  return endpoint === undefined ? (
    <ReportSheet entry={entry} onClose={onClose} />
  ) : (
    <WordsSheet entry={entry} endpoint={endpoint} onClose={onClose} />
  );
}

interface WordsSheetProps {
  entry: OutboxEntry;
  endpoint: Endpoint;
  onClose: () => void;
}

function WordsSheet({ entry, endpoint, onClose }: WordsSheetProps) {
  const { t } = useLingui();
  const stands = standingOf(entry);
  const [text, setText] = useState(z.string().catch('').parse(entry.input['text']));
  const [problem, setProblem] = useState<string>();

  async function send() {
    const input = { ...entry.input, text, ...(stands && { base_version: stands.earlier.length + 1 }) };
    const judged = endpoint.input.safeParse(input);
    if (!judged.success) {
      setProblem(inWords(judged.error.issues[0]?.message));
      return;
    }
    await outbox.retry(entry.client_id, input, entry);
    onClose();
  }

  return (
    <Sheet isOpen onClose={onClose} title={t`Change and send again`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {stands !== null && (
          <div>
            <p className="secondary">{t`It was changed meanwhile, and now says:`}</p>
            <blockquote className={styles.stands}>{stands.text}</blockquote>
          </div>
        )}
        <TextareaField
          label={t`Your words`}
          error={problem}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" size="large" full>
          {t`Send again`}
        </Button>
      </form>
    </Sheet>
  );
}

/** What a correction met that was made elsewhere: seen, it may be put over. */
function standingOf({ path, error }: OutboxEntry): Observation | null {
  if (path !== correctObservation.path || error?.status !== 409) return null;
  return correctObservation.output.safeParse(error.current).data ?? null;
}

function ReportSheet({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { t } = useLingui();
  const kept = z
    .object({
      title: z.string().catch(''),
      minutes: z.number().catch(30),
      note: z.string().nullish().catch(''),
      reason: z.string().nullish().catch(''),
    })
    .parse(entry.input);
  const asksWhy = lacksReason(entry);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(asksWhy ? ExplainedReport : EditedReport),
    defaultValues: { ...kept, note: kept.note ?? '', reason: kept.reason ?? '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ reason, ...edited }) => {
    const note = edited.note === '' ? null : edited.note;
    const input = { ...entry.input, ...edited, note, ...(asksWhy && { reason }) };
    await outbox.retry(entry.client_id, input, entry);
    onClose();
  });

  return (
    <Sheet isOpen onClose={onClose} title={t`Change and send again`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t`What it was`} error={inWords(errors.title?.message)} {...register('title')} />
        <Field
          label={t`Minutes`}
          type="number"
          inputMode="numeric"
          error={inWords(errors.minutes?.message)}
          {...register('minutes', { valueAsNumber: true })}
        />
        <TextareaField label={t`A few words`} optional error={inWords(errors.note?.message)} {...register('note')} />
        {asksWhy && (
          <Field
            label={t`Why you change it`}
            description={t`It stays with the report.`}
            error={inWords(errors.reason?.message)}
            {...register('reason')}
          />
        )}
        <Button type="submit" size="large" full busy={formState.isSubmitting}>
          {t`Send again`}
        </Button>
      </form>
    </Sheet>
  );
}
