import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Consent } from '@heartsease/domain/consents/consent.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './consent-sheet.module.css';
import { useRecordConsent } from './consents.api.ts';
import { EarlierAnswers } from './earlier-answers.tsx';

interface TakeBackSheetProps {
  resident: { id: string; known_as: string };
  /** The yes that counts on. */
  last: Consent;
  earlier: readonly Consent[];
  onClose: () => void;
}

/** After a death: what counts on for the family can be taken back, and not be said again (docs/decisions/0102). */
export function TakeBackSheet({ resident, last, earlier, onClose }: TakeBackSheetProps) {
  const { t } = useLingui();
  const { today, date } = useTimeWords();
  const { purposes } = useConsentWords();
  const record = useRecordConsent();
  const [askedBy, nameThem] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { purpose, version, basis, review_on } = last;
  const until = date(review_on ?? today);

  async function takeBack() {
    setProblems({});
    try {
      await record.mutateAsync({
        resident_id: resident.id,
        base_version: version,
        purpose,
        status: 'withdrawn',
        basis,
        decided_by: askedBy.trim(),
        capacity_assessed_on: null,
        people_consulted: '',
        conditions: '',
        decided_on: today,
        review_on: null,
        evidence: '',
      });
    } catch (caught) {
      return setProblems(problemsIn(caught));
    }
    showToast({ kind: 'success', text: t`Taken back. It counts from now on.` });
    onClose();
  }

  return (
    <Sheet isOpen onClose={onClose} side="end" title={purposes[purpose].title} description={purposes[purpose].means}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!record.isPending) void takeBack();
        }}
      >
        <ErrorSummary errors={Object.entries(problems).map(([id, message]) => ({ id, message }))} />
        <p>{t`What ${resident.known_as} agreed to counts until ${until}. It can be taken back; nobody can say it again.`}</p>
        <Field
          label={t`Who asks for it?`}
          optional
          name="decided_by"
          value={askedBy}
          error={problems['decided_by']}
          onChange={({ target }) => nameThem(target.value)}
        />
        <Button type="submit" size="large" full busy={record.isPending}>
          {t`Take it back`}
        </Button>
      </form>
      <EarlierAnswers answers={earlier} />
    </Sheet>
  );
}
