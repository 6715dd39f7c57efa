import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import {
  RiskAssessment,
  RiskFields,
  contradictionsIn,
  missingFrom,
} from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskLine } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { saveRisk, submitRisk } from '@heartsease/domain/risk-assessment/risk.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useTitle } from '../shell/title.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { LinesPart } from './lines-part.tsx';
import { useRiskClashWords } from './risk-clash-words.ts';
import styles from './risk-form.module.css';
import { RiskSubjectPart } from './risk-subject-part.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRiskWrite } from './risk.api.ts';

/** What waits on the device: `id` is null until a new one was saved. */
export type KeptRisk = RiskFields & { id: string | null };

interface RiskFormProps {
  /** Null for a new one. */
  risk: RiskAssessment | null;
  starters: readonly RiskLine[];
  draftKey: string;
  begun: Begun<KeptRisk>;
  onStartAnew: (() => void) | undefined;
  onDone: (risk: RiskAssessment) => void;
}

/** The editor: what people gain first, then what can go wrong and what is done about it. */
export function RiskForm({ risk, starters, draftKey, begun, onStartAnew, onDone }: RiskFormProps) {
  const { t } = useLingui();
  const { labels } = useRiskWords();
  const said = useRiskClashWords();
  const save = useRiskWrite(saveRisk);
  const submit = useRiskWrite(submitRisk);
  const [kept, setKept] = useState(begun.fields);
  const [stood, setStood] = useState({ base: begun.base, base_version: begun.base_version });
  const [clash, setClash] = useState<Clash<KeptRisk> | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const listed = Object.entries(problems).map(([field, message]) => ({
    ...(field in labels && { id: field }),
    message: inWords(message),
  }));
  useTitle({ hasErrors: listed.length > 0 });
  const { id, ...fields } = kept;
  // A new one that was saved and could not be sent is not new any more, after a reload either.
  const isUnsent = risk === null && id !== null;
  const { forget } = useKeepDraft(draftKey, isSame(kept, stood.base) && !isUnsent ? null : { fields: kept, ...stood });
  const change = (part: Partial<KeptRisk>) => setKept((now) => ({ ...now, ...part }));
  const errorOf = (field: keyof RiskFields) => {
    const problem = problems[field];
    return problem === undefined ? undefined : inWords(problem);
  };
  const isBusy = save.isPending || submit.isPending;

  /** @returns what may be saved, or null when the form says what is wrong */
  function checked(isToSend: boolean): RiskFields | null {
    const parsed = RiskFields.safeParse(fields);
    const wrong = parsed.success
      ? [...contradictionsIn(parsed.data), ...(isToSend ? missingFrom(parsed.data) : [])]
      : parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
    // Of several at one field the first is told.
    setProblems(Object.fromEntries(wrong.map(({ field, message }) => [field, message] as const).toReversed()));
    return wrong.length > 0 ? null : (parsed.data ?? null);
  }

  async function send(isToSend: boolean) {
    if (isBusy) return;
    const written = checked(isToSend);
    if (written === null) return;
    try {
      const saved = await save.mutateAsync({ ...written, risk_assessment_id: id, base_version: stood.base_version });
      change({ id: saved.id });
      setStood({ base: keptOf(saved), base_version: saved.version });
      const done =
        isToSend && saved.state === 'draft'
          ? await submit.mutateAsync({ risk_assessment_id: saved.id, base_version: saved.version })
          : saved;
      await forget();
      const { title } = done;
      showToast({
        kind: 'success',
        text: done.state === 'in_review' ? t`“${title}” waits for a signature.` : t`“${title}” is kept as a draft.`,
      });
      onDone(done);
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'conflict') mergeWith(RiskAssessment.parse(failure.current));
      else setProblems(problemsIn(caught));
    }
  }

  function mergeWith(now: RiskAssessment) {
    const stands = keptOf(now);
    const by = { by: now.changed_by, at: now.changed_at };
    const { merged, clash: found } = clashOf({ base: stood.base, mine: kept, stands }, by);
    setKept(merged);
    setStood({ base: stands, base_version: now.version });
    setClash(found);
  }

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <ErrorSummary errors={listed} />
      {onStartAnew && clash === null && <BegunNotice onStartAnew={onStartAnew} />}
      {risk !== null && risk.word !== '' && (
        <Card tone="mustard">
          <p>
            <b>{t`Returned with a word`}</b>
          </p>
          <p>{risk.word}</p>
        </Card>
      )}
      {clash !== null && (
        <ClashCard
          clash={clash}
          label={(field) => new Map(Object.entries(labels)).get(field) ?? field}
          say={(field, value) => said(field, value, value === clash.mine.lines ? clash.stands.lines : clash.mine.lines)}
          onChoose={(field, value) => change({ [field]: value })}
        />
      )}
      <Card>
        <RiskSubjectPart fields={fields} change={change} errorOf={errorOf} />
      </Card>
      <Card tone="duck">
        <TextareaField
          id="benefits"
          label={labels.benefits}
          description={t`This comes first. Whoever signs weighs it against everything below.`}
          rows={4}
          maxLength={2000}
          value={fields.benefits}
          error={errorOf('benefits')}
          onChange={({ target }) => change({ benefits: target.value })}
        />
      </Card>
      <Card>
        <LinesPart
          lines={fields.lines}
          starters={starters}
          error={errorOf('lines')}
          onChange={(lines) => change({ lines })}
        />
      </Card>
      <Card>
        <div className={formStyles.part}>
          <Field
            id="staff_ratio"
            label={labels.staff_ratio}
            optional
            maxLength={120}
            value={fields.staff_ratio}
            onChange={({ target }) => change({ staff_ratio: target.value })}
          />
          <TextareaField
            id="emergency_plan"
            label={labels.emergency_plan}
            optional
            rows={3}
            maxLength={2000}
            value={fields.emergency_plan}
            onChange={({ target }) => change({ emergency_plan: target.value })}
          />
          <div className={formStyles.pair}>
            <Field
              id="assessed_on"
              type="date"
              label={labels.assessed_on}
              value={fields.assessed_on}
              error={errorOf('assessed_on')}
              onChange={({ target }) => change({ assessed_on: target.value })}
            />
            <Field
              id="review_due"
              type="date"
              label={labels.review_due}
              value={fields.review_due}
              error={errorOf('review_due')}
              onChange={({ target }) => change({ review_due: target.value })}
            />
          </div>
        </div>
      </Card>
      <div className={styles.buttons}>
        <Button type="submit" size="large" full busy={isBusy}>
          {t`Send it to be signed`}
        </Button>
        <Button variant="line" full busy={isBusy} onClick={() => void send(false)}>
          {t`Keep as a draft`}
        </Button>
      </div>
    </form>
  );
}

function keptOf(risk: RiskAssessment): KeptRisk {
  return { ...RiskFields.parse(risk), id: risk.id };
}
