import { useLingui } from '@lingui/react/macro';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { Face } from '../ui/face.tsx';
import { TextareaField } from '../ui/field.tsx';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import { useFocusFirst } from './focus-first.ts';

/** As long as the contract takes: a line for one person, a few words for all. */
export const WORDS_AT_MOST = { person: 300, everybody: 500 } as const;

type WordsSheetProps = {
  draft: LogDraft;
  /** Null for words about the whole of it. */
  resident_id: string | null;
  /** With every letter, so that a crash loses none. */
  onChange: (resident_id: string | null, note: string) => void;
  onClosed: () => void;
};

/** "Say a few words". */
export function WordsSheet({ draft, resident_id, onChange, onClosed }: WordsSheetProps) {
  const { t } = useLingui();
  const field = useFocusFirst<HTMLTextAreaElement>();
  const person = draft.people.find(({ resident }) => resident.id === resident_id);
  const name = person?.resident.known_as;
  return (
    <BackSheet
      title={name === undefined ? t`A few words` : t`A few words about ${name}`}
      description={draft.title}
      lead={person && <Face person={person.resident} />}
      onClosed={onClosed}
      footer={<SheetButton>{t`Done`}</SheetButton>}
    >
      <TextareaField
        ref={field}
        label={t`What did you see?`}
        description={t`As you would tell it at handover.`}
        value={person?.note ?? draft.note}
        maxLength={person ? WORDS_AT_MOST.person : WORDS_AT_MOST.everybody}
        onChange={(event) => onChange(person ? person.resident.id : null, event.target.value)}
      />
    </BackSheet>
  );
}
