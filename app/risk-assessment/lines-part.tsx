import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { RiskLine } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { RISK_LIMITS } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { ratingOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import formStyles from '../ui/form.module.css';
import { useHazardWords } from '../words/hazard-words.ts';
import { LevelChip } from './level-chip.tsx';
import { LineSheet } from './line-sheet.tsx';
import styles from './risk-form.module.css';
import { useRiskWords } from './risk-words.ts';
import { StarterSheet } from './starter-sheet.tsx';

interface LinesPartProps {
  lines: RiskLine[];
  /** A line to begin from for each starter hazard. */
  starters: readonly RiskLine[];
  error: string | undefined;
  onChange: (lines: RiskLine[]) => void;
}

/** What can go wrong, line by line. A hazard comes in with one tap, and a tap on its line opens it. */
export function LinesPart({ lines, starters, error, onChange }: LinesPartProps) {
  const { t } = useLingui();
  const { labels } = useRiskWords();
  const hazards = useHazardWords();
  const { shown, open, close } = useOverlay();
  const [what, which] = shown;
  const place = what === 'line' ? Number(which) : -1;
  const opened = lines[place];
  const nameOf = ({ hazard, what: said }: RiskLine) => (hazard === null ? said : hazards[hazard]);
  return (
    <fieldset className={formStyles.part} id="lines" tabIndex={-1}>
      <legend>{labels.lines}</legend>
      <FieldError id="lines-error" error={error} />
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            <li key={`${at} ${line.hazard ?? ''}`}>
              <button type="button" className={styles.line} onClick={() => open('line', String(at))}>
                <b>{nameOf(line)}</b>
                <span className={styles.what}>{line.what}</span>
                <span className={formStyles.chips}>
                  <LevelChip rating={ratingOf(line.likelihood, line.severity)} lead={t`Now`} />
                  <LevelChip rating={ratingOf(line.residual_likelihood, line.residual_severity)} lead={t`Then`} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="soft"
        full
        icon={<PlusIcon weight="bold" aria-hidden="true" />}
        disabled={lines.length >= RISK_LIMITS.lines}
        onClick={() => open('starters')}
      >
        {t`Add what can go wrong`}
      </Button>
      {opened && (
        <LineSheet
          key={place}
          title={nameOf(opened)}
          line={opened}
          onClose={close}
          onChange={(line) => onChange(lines.with(place, line))}
          onTakeOut={() => {
            if (close()) onChange(lines.toSpliced(place, 1));
          }}
        />
      )}
      {what === 'starters' && (
        <StarterSheet
          lines={lines}
          starters={starters}
          onClose={close}
          onChange={onChange}
          onOwn={(line) => {
            if (close()) onChange([...lines, line]);
          }}
        />
      )}
    </fieldset>
  );
}
