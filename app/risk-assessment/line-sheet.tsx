import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HARMED, RiskLine, WHEN } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './risk-form.module.css';
import { RiskMatrix } from './risk-matrix.tsx';
import { useRiskWords } from './risk-words.ts';

interface LineSheetProps {
  title: string;
  line: RiskLine;
  onChange: (line: RiskLine) => void;
  onTakeOut: () => void;
  onClose: () => void;
}

/**
 * One thing that can go wrong: what is done about it, and how likely and how bad it is before and after. What is typed
 * is in the form at once, and waits with it on the device: a swipe or a reload takes nothing away.
 */
export function LineSheet({ title, line, onChange, onTakeOut, onClose }: LineSheetProps) {
  const { t } = useLingui();
  const words = useRiskWords();
  // It does not change its name while that is being typed.
  const [name] = useState(title);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const change = (part: Partial<RiskLine>) => onChange({ ...line, ...part });
  const errorOf = (field: keyof RiskLine) => {
    const problem = problems[field];
    return problem === undefined ? undefined : inWords(problem);
  };

  function done() {
    const checked = RiskLine.safeParse(line);
    if (checked.success) {
      onClose();
      return;
    }
    const told = checked.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    setProblems(Object.fromEntries(told.toReversed()));
    document.getElementById(`line-${told[0]?.[0] ?? 'what'}`)?.focus();
  }

  return (
    <Sheet isOpen onClose={onClose} title={name} side="end">
      <form
        className={formStyles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React carries it on to the form that this sheet was opened from.
          event.stopPropagation();
          done();
        }}
      >
        <TextareaField
          id="line-what"
          label={t`What can go wrong?`}
          rows={2}
          maxLength={200}
          value={line.what}
          error={errorOf('what')}
          onChange={({ target }) => change({ what: target.value })}
        />
        <fieldset className={styles.several} id="line-who" tabIndex={-1}>
          <legend>{t`Who could be harmed?`}</legend>
          <FieldError id="line-who-error" error={errorOf('who')} />
          {HARMED.map((one) => (
            <Checkbox
              key={one}
              label={words.who[one]}
              checked={line.who.includes(one)}
              onChange={({ target }) =>
                change({ who: HARMED.filter((other) => (other === one ? target.checked : line.who.includes(other))) })
              }
            />
          ))}
        </fieldset>
        <Field
          id="line-harm"
          label={t`How?`}
          optional
          maxLength={300}
          value={line.harm}
          onChange={({ target }) => change({ harm: target.value })}
        />
        <TextareaField
          id="line-controls"
          label={t`What do you do about it already?`}
          rows={3}
          maxLength={1000}
          value={line.controls}
          error={errorOf('controls')}
          onChange={({ target }) => change({ controls: target.value })}
        />
        <RiskMatrix
          label={t`With that, how likely and how bad is it?`}
          likelihood={line.likelihood}
          severity={line.severity}
          onChange={(likelihood, severity) => change({ likelihood, severity })}
        />
        <TextareaField
          id="line-further"
          label={t`What else could you do?`}
          optional
          rows={2}
          maxLength={1000}
          value={line.further}
          onChange={({ target }) => change({ further: target.value })}
        />
        <div className={formStyles.pair}>
          <Field
            id="line-owner"
            label={t`Who does it?`}
            optional
            maxLength={80}
            value={line.owner}
            onChange={({ target }) => change({ owner: target.value })}
          />
          <Field
            id="line-due"
            type="date"
            label={t`By when?`}
            optional
            value={line.due ?? ''}
            error={errorOf('due')}
            onChange={({ target }) => change({ due: target.value === '' ? null : target.value })}
          />
        </div>
        <ChoiceGroup
          label={t`When is it done?`}
          name="line-when"
          value={line.when}
          onChange={(chosen) => change({ when: chosen })}
          options={WHEN.map((value) => ({ value, label: words.when[value] }))}
          columns={3}
        />
        <RiskMatrix
          label={t`And when all of it is done?`}
          likelihood={line.residual_likelihood}
          severity={line.residual_severity}
          onChange={(residual_likelihood, residual_severity) => change({ residual_likelihood, residual_severity })}
        />
        <Button type="submit" size="large" full>
          {t`Done`}
        </Button>
        <Button variant="quiet" full onClick={onTakeOut}>
          {t`Take it out`}
        </Button>
      </form>
    </Sheet>
  );
}
