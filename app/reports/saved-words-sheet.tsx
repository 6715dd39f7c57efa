import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isInReport } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { outbox } from '../api/device-outbox.ts';
import { TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import { namesOf } from './person-names.ts';
import { tellOf, tellOfAll } from './tell-words.ts';
import { WORDS_AT_MOST } from './words-sheet.tsx';

type SavedWordsSheetProps = {
  saved: LogDraft;
  /** Null until the server has it: then words go with one person only. */
  report: Report | null;
  about: string | null;
  /** What was told about each person since, by id: it may still be waiting. */
  told: ReadonlyMap<string, string>;
  /** The report with the words in it; null while they wait. */
  onTold: (who: string, note: string, report: Report | null) => void;
  onClosed: () => void;
};

const EVERYBODY = 'everybody';

/** A few words after the log was saved. They wait behind it where it is still on its way. */
export function SavedWordsSheet({ saved, report, about, told, onTold, onClosed }: SavedWordsSheetProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const people = saved.people.filter((person) => isInReport(saved, person));
  const names = namesOf(people.map(({ resident }) => resident));
  const mayTellOfAll = report !== null && report.can_change;
  const [who, setWho] = useState(about ?? (mayTellOfAll ? EVERYBODY : (people[0]?.resident.id ?? EVERYBODY)));
  const [written, write] = useState<string | null>(null);
  const note = written ?? noteOn(who);
  const [isBusy, setBusy] = useState(false);
  const field = useFocusFirst<HTMLTextAreaElement>();
  const person = people.find(({ resident }) => resident.id === who);

  function noteOn(of: string): string {
    if (of === EVERYBODY) return report?.note ?? '';
    const sent = report?.moments.find(({ resident }) => resident.id === of);
    return told.get(of) ?? sent?.note ?? people.find(({ resident }) => resident.id === of)?.note ?? '';
  }

  async function send(): Promise<boolean> {
    const sent =
      person === undefined
        ? await tellOfAll(client, report, note)
        : await tellOf(client, saved, { resident_id: person.resident.id, note });
    if (sent.state === 'refused') {
      await outbox.discard(sent.client_id);
      showToast({ kind: 'warning', text: t`Somebody changed this meanwhile. Open the report to add your words.` });
      return false;
    }
    onTold(who, note, sent.state === 'sent' ? sent.answer : null);
    showToast({
      kind: 'success',
      text: sent.state === 'sent' ? t`Your words are saved` : t`Saved on this phone, will be sent`,
    });
    return true;
  }

  async function save({ close }: OverlayEntry) {
    setBusy(true);
    const isDone = await send();
    setBusy(false);
    if (isDone) close();
  }

  return (
    <BackSheet
      title={t`A few words`}
      description={saved.title}
      onClosed={onClosed}
      footer={
        <SheetButton busy={isBusy} onPress={(sheet) => void save(sheet)}>
          {t`Save the words`}
        </SheetButton>
      }
    >
      <Select
        label={t`About whom?`}
        value={who}
        onChange={(next) => {
          setWho(next);
          write(null);
        }}
        options={[
          ...(mayTellOfAll ? [{ value: EVERYBODY, label: t`All of it` }] : []),
          ...people.map(({ resident }) => ({
            value: resident.id,
            label: names.get(resident.id) ?? resident.known_as,
          })),
        ]}
      />
      <TextareaField
        ref={field}
        label={t`What did you see?`}
        description={t`What you saw and heard, as you would tell it at handover.`}
        value={note}
        maxLength={person === undefined ? WORDS_AT_MOST.everybody : WORDS_AT_MOST.person}
        onChange={(event) => write(event.target.value)}
      />
    </BackSheet>
  );
}
