import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSame } from '@heartsease/domain/merge.ts';
import { RISK_LIMITS, RiskLine } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useHazardWords } from '../words/hazard-words.ts';
import { inWords } from '../words/rule-words.ts';

interface StarterSheetProps {
  lines: RiskLine[];
  starters: readonly RiskLine[];
  onChange: (lines: RiskLine[]) => void;
  /** Something of one's own, which none of the starters names. */
  onOwn: (line: RiskLine) => void;
  onClose: () => void;
}

/** The starter hazards: a tap takes one in with its line filled in, another takes it out while nobody wrote on it. */
export function StarterSheet({ lines, starters, onChange, onOwn, onClose }: StarterSheetProps) {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const [own, setOwn] = useState('');
  const [problem, setProblem] = useState<string>();
  // Which one stays, because somebody wrote on its line.
  const [kept, tellKept] = useState<string>();
  const isFull = lines.length >= RISK_LIMITS.lines;

  function addOwn() {
    if (isFull) {
      setProblem('Write 40 lines or fewer');
      return;
    }
    const checked = RiskLine.safeParse({ ...EMPTY, what: own });
    if (checked.success) onOwn(checked.data);
    else setProblem(checked.error.issues[0]?.message);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`What can go wrong?`}
      description={t`A tap takes it in, with words to begin from. Change them to fit your home.`}
      footer={
        <Button size="large" full onClick={own.trim() === '' ? onClose : addOwn}>
          {t`Done`}
        </Button>
      }
    >
      <div className={formStyles.chips} role="group" aria-label={t`Hazards to begin from`}>
        {starters.flatMap((starter) => {
          const { hazard } = starter;
          if (hazard === null) return [];
          const its = lines.filter((line) => line.hazard === hazard);
          return [
            <FilterChip
              key={hazard}
              isOn={its.length > 0}
              onChange={(isOn) => {
                const isWritten = its.some((line) => !isSame(line, starter));
                tellKept(isWritten ? hazards[hazard] : undefined);
                if (isOn && !isFull) onChange([...lines, starter]);
                if (!isOn && !isWritten) onChange(lines.filter((line) => line.hazard !== hazard));
              }}
            >
              {hazards[hazard]}
            </FilterChip>,
          ];
        })}
      </div>
      <p role="status" className="secondary">
        {kept !== undefined && t`“${kept}” stays, because you wrote on it. Open its line to take it out.`}
      </p>
      <form
        className={formStyles.part}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React carries it on to the form that this sheet was opened from.
          event.stopPropagation();
          addOwn();
        }}
      >
        <Field
          label={t`Something else`}
          optional
          maxLength={200}
          value={own}
          error={problem && inWords(problem)}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button type="submit" variant="soft" disabled={isFull}>
          {t`Add it`}
        </Button>
      </form>
    </Sheet>
  );
}

const EMPTY: RiskLine = {
  hazard: null,
  what: '',
  who: ['residents'],
  harm: '',
  controls: '',
  likelihood: 2,
  severity: 3,
  further: '',
  owner: '',
  due: null,
  when: 'during',
  residual_likelihood: 1,
  residual_severity: 3,
};
