import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BASES, MOST_DAYS_TO_REVIEW, lastAnswer } from '@heartsease/domain/consents/consent.ts';
import type { Consent, ConsentFields, Purpose } from '@heartsease/domain/consents/consent.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { failureOf } from '../api/failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useRecordConsent } from './consents.api.ts';
import styles from './consent-sheet.module.css';
import { EarlierAnswers } from './earlier-answers.tsx';

interface ConsentSheetProps {
  resident: { id: string; known_as: string };
  /** What is asked now: one thing, or all that is still open, on one form. */
  purposes: readonly Purpose[];
  answers: readonly Consent[];
  draftKey: string;
  onClose: () => void;
}

type Said = 'given' | 'refused' | 'withdrawn';
type Grounds = Omit<ConsentFields, 'purpose' | 'status'>;

/** Writes answers down, with their grounds. A no, and a yes taken back, need nothing more than a tap. */
export function ConsentSheet({ resident, purposes, answers, draftKey, onClose }: ConsentSheetProps) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const words = useConsentWords();
  const record = useRecordConsent();
  const [only] = purposes;
  const single = purposes.length === 1 ? only : undefined;
  const [said, say] = useState<Partial<Record<Purpose, Said>>>({});
  const [clash, setClash] = useState<Purpose | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [grounds, setGrounds] = useState<Grounds>(() => {
    const last = single && lastAnswer(answers, single);
    return {
      basis: last?.basis ?? 'resident',
      decided_by: last?.decided_by ?? '',
      capacity_assessed_on: null,
      people_consulted: '',
      conditions: last?.conditions ?? '',
      decided_on: today,
      review_on: addDays(today, MOST_DAYS_TO_REVIEW - 1),
      evidence: last?.evidence ?? '',
    };
  });
  const [stood] = useState<Partial<Record<Purpose, number>>>(() =>
    Object.fromEntries(purposes.map((purpose) => [purpose, lastAnswer(answers, purpose)?.version ?? 0])),
  );
  const begun = { said, grounds, stood };
  const put = (kept: typeof begun) => {
    const asked = purposes.filter((purpose) => kept.said[purpose] !== undefined);
    say(Object.fromEntries(asked.map((purpose) => [purpose, kept.said[purpose]])));
    setGrounds(kept.grounds);
    // What was answered by another way meanwhile is told before this is written down after it.
    setClash(asked.find((purpose) => kept.stood[purpose] !== stood[purpose]) ?? null);
  };
  const { forget, onStartAnew } = useFieldsDraft(draftKey, begun, put);
  const isYes = Object.values(said).includes('given');
  const title = single === undefined ? t`What may be shown of ${resident.known_as}` : words.purposes[single].title;

  async function save() {
    const chosen = purposes.flatMap((purpose) => {
      const status = said[purpose];
      return status === undefined ? [] : [{ purpose, status }];
    });
    if (chosen.length === 0) return setProblems({ [only ?? 'form']: t`Choose an answer` });
    setProblems({});
    setClash(null);
    for (const { purpose, status } of chosen) {
      try {
        await record.mutateAsync({
          ...grounds,
          resident_id: resident.id,
          purpose,
          status,
          base_version: lastAnswer(answers, purpose)?.version ?? 0,
          review_on: status === 'given' ? grounds.review_on : null,
        });
        // What is kept is not sent again, should the next one be refused.
        say((before) => ({ ...before, [purpose]: undefined }));
      } catch (caught) {
        if (failureOf(caught)?.kind === 'conflict') setClash(purpose);
        return setProblems(problemsIn(caught));
      }
    }
    await forget();
    showToast({ kind: 'success', text: t`Written down. It counts from now on.` });
    onClose();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={title}
      description={single === undefined ? undefined : words.purposes[single].means}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!record.isPending) void save();
        }}
      >
        <ErrorSummary errors={Object.entries(problems).map(([id, message]) => ({ id, message }))} />
        {onStartAnew && <BegunNotice onStartAnew={onStartAnew} />}
        {clash !== null && (
          <p role="alert" className={styles.notice}>
            {t`Somebody wrote an answer down at the same time. It stands below; save again to add yours after it.`}
          </p>
        )}
        {purposes.map((purpose) => {
          const isGiven = lastAnswer(answers, purpose)?.status === 'given';
          return (
            <ChoiceGroup
              key={purpose}
              name={purpose}
              label={single === undefined ? words.purposes[purpose].title : t`What does ${resident.known_as} say?`}
              description={single === undefined ? words.purposes[purpose].means : undefined}
              error={problems[purpose]}
              columns={2}
              value={said[purpose] ?? null}
              onChange={(status) => say({ ...said, [purpose]: status })}
              options={[
                { value: 'given', label: isGiven ? t`Still yes` : t`Yes` },
                isGiven ? { value: 'withdrawn', label: t`No longer` } : { value: 'refused', label: t`No` },
              ]}
            />
          );
        })}
        {isYes && (
          <GroundsFields
            grounds={grounds}
            problems={problems}
            onChange={(changed) => setGrounds({ ...grounds, ...changed })}
          />
        )}
        <Field
          label={t`Answered on`}
          name="decided_on"
          type="date"
          max={today}
          value={grounds.decided_on}
          error={problems['decided_on']}
          onChange={({ target }) => setGrounds({ ...grounds, decided_on: target.value })}
        />
        <Button type="submit" size="large" full busy={record.isPending}>
          {t`Write it down`}
        </Button>
      </form>
      {single !== undefined && <EarlierAnswers answers={answers.filter(({ purpose }) => purpose === single)} />}
    </Sheet>
  );
}

interface GroundsFieldsProps {
  grounds: Grounds;
  problems: Problems;
  onChange: (changed: Partial<Grounds>) => void;
}

/** By what right a yes was said, and until when it counts (Mental Capacity Act 2005). */
function GroundsFields({ grounds, problems, onChange }: GroundsFieldsProps) {
  const { t } = useLingui();
  const { bases } = useConsentWords();
  const { basis } = grounds;
  const orNone = (day: string) => (day === '' ? null : day);
  return (
    <>
      <ChoiceGroup
        label={t`Who decided?`}
        description={t`The person themselves wherever they can. Being next of kin gives nobody this right.`}
        name="basis"
        value={basis}
        onChange={(next) => onChange({ basis: next })}
        options={BASES.map((value) => ({ value, label: bases[value] }))}
      />
      {basis !== 'resident' && (
        <>
          <Field
            label={t`Their name`}
            name="decided_by"
            value={grounds.decided_by}
            error={problems['decided_by']}
            onChange={({ target }) => onChange({ decided_by: target.value })}
          />
          <Field
            label={t`Capacity for this decision was assessed on`}
            name="capacity_assessed_on"
            type="date"
            value={grounds.capacity_assessed_on ?? ''}
            error={problems['capacity_assessed_on']}
            onChange={({ target }) => onChange({ capacity_assessed_on: orNone(target.value) })}
          />
        </>
      )}
      {basis === 'best_interests' && (
        <Field
          label={t`Who was asked?`}
          name="people_consulted"
          value={grounds.people_consulted}
          error={problems['people_consulted']}
          onChange={({ target }) => onChange({ people_consulted: target.value })}
        />
      )}
      <Field
        label={t`Conditions`}
        optional
        name="conditions"
        description={t`For example: not in bed; ask each time.`}
        value={grounds.conditions}
        error={problems['conditions']}
        onChange={({ target }) => onChange({ conditions: target.value })}
      />
      <Field
        label={t`Where is the signed form?`}
        optional
        name="evidence"
        value={grounds.evidence}
        error={problems['evidence']}
        onChange={({ target }) => onChange({ evidence: target.value })}
      />
      <Field
        label={t`Ask again by`}
        name="review_on"
        type="date"
        value={grounds.review_on ?? ''}
        error={problems['review_on']}
        onChange={({ target }) => onChange({ review_on: orNone(target.value) })}
      />
    </>
  );
}
