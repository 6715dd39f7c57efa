import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BASES, Consent, MOST_DAYS_TO_REVIEW } from '@heartsease/domain/consents/consent.ts';
import type { ConsentFields, ConsentStatus, Purpose } from '@heartsease/domain/consents/consent.ts';
import { recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from './consent-words.ts';
import { useRefreshConsents } from './consents.api.ts';
import styles from './consents.module.css';

interface ConsentSheetProps {
  resident: { id: string; known_as: string };
  purpose: Purpose;
  last: Consent | null;
  onClose: () => void;
}

/** One answer, with its grounds. A no and a yes taken back need nothing more than a tap. */
export function ConsentSheet({ resident, purpose, last, onClose }: ConsentSheetProps) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const words = useConsentWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshConsents();
  const [base, setBase] = useState(last);
  const [isClash, setClash] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [fields, setFields] = useState<ConsentFields>(() => ({
    purpose,
    status: last?.status === 'given' ? 'withdrawn' : 'given',
    basis: last?.basis ?? 'resident',
    decided_by: last?.decided_by ?? '',
    capacity_assessed_on: last?.capacity_assessed_on ?? null,
    people_consulted: last?.people_consulted ?? '',
    conditions: last?.conditions ?? '',
    decided_on: today,
    review_on: addDays(today, MOST_DAYS_TO_REVIEW - 1),
    evidence: last?.evidence ?? '',
  }));
  const change = (changed: Partial<ConsentFields>) => setFields({ ...fields, ...changed });
  const { status, basis } = fields;
  const choices: ConsentStatus[] =
    base?.status === 'given' ? ['withdrawn', 'given', 'refused', 'not_asked'] : ['given', 'refused', 'not_asked'];

  async function save() {
    setBusy(true);
    setErrors({});
    try {
      const review_on = status === 'given' ? fields.review_on : null;
      const base_version = base?.version ?? 0;
      await call(recordConsent, { ...newWrite(), resident_id: resident.id, base_version, ...fields, review_on });
      await refresh();
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'refused_input') setErrors(failure.errors);
      if (failure.kind === 'conflict') {
        setBase(Consent.nullable().parse(failure.current));
        setClash(true);
      }
    } finally {
      setBusy(false);
    }
  }

  const stands = words.standings[base?.status ?? 'not_asked'];
  return (
    <Sheet isOpen onClose={onClose} title={words.purposes[purpose].title} description={words.purposes[purpose].means}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        {isClash && (
          <p role="alert">{t`Somebody wrote an answer down at the same time: “${stands}”. Save again to add yours.`}</p>
        )}
        <ChoiceGroup
          label={t`What does ${resident.known_as} say?`}
          name="status"
          value={status}
          onChange={(next) => change({ status: next })}
          options={choices.map((value) => ({ value, label: words.answers[value] }))}
        />
        {status === 'given' && (
          <>
            <Select
              label={t`Who decided?`}
              value={basis}
              onChange={(next) => change({ basis: next })}
              options={BASES.map((value) => ({ value, label: words.bases[value] }))}
            />
            {basis !== 'resident' && (
              <>
                <Field
                  label={t`Their name`}
                  value={fields.decided_by}
                  error={errors['decided_by']?.[0]}
                  onChange={({ target }) => change({ decided_by: target.value })}
                />
                <Field
                  label={t`Capacity for this decision was assessed on`}
                  type="date"
                  value={fields.capacity_assessed_on ?? ''}
                  error={errors['capacity_assessed_on']?.[0]}
                  onChange={({ target }) => change({ capacity_assessed_on: target.value === '' ? null : target.value })}
                />
              </>
            )}
            {basis === 'best_interests' && (
              <Field
                label={t`Who was asked?`}
                value={fields.people_consulted}
                error={errors['people_consulted']?.[0]}
                onChange={({ target }) => change({ people_consulted: target.value })}
              />
            )}
            <Field
              label={t`Conditions`}
              optional
              description={t`Not in bed, ask each time`}
              value={fields.conditions}
              error={errors['conditions']?.[0]}
              onChange={({ target }) => change({ conditions: target.value })}
            />
            <Field
              label={t`Ask again by`}
              type="date"
              value={fields.review_on ?? ''}
              error={errors['review_on']?.[0]}
              onChange={({ target }) => change({ review_on: target.value === '' ? null : target.value })}
            />
          </>
        )}
        <Field
          label={t`Answered on`}
          type="date"
          value={fields.decided_on}
          error={errors['decided_on']?.[0]}
          onChange={({ target }) => change({ decided_on: target.value })}
        />
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Save the answer`}
        </Button>
      </form>
    </Sheet>
  );
}
