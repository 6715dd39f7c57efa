import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { levelOf, ratingOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import type { RiskLevel } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { useRiskWords } from './risk-words.ts';
import styles from './risk-matrix.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;
const LEVELS = ['low', 'moderate', 'high', 'stop'] as const;
/** So many strokes under the number: nobody needs the colour. */
const STROKES: Record<RiskLevel, number> = { low: 0, moderate: 1, high: 2, stop: 3 };

interface RiskMatrixProps {
  label: string;
  description?: string;
  likelihood: number;
  severity: number;
  onChange: (likelihood: number, severity: number) => void;
}

/** Likelihood upwards, harm to the right: one field is chosen, by a tap or with the arrow keys. */
export function RiskMatrix({ label, description, likelihood, severity, onChange }: RiskMatrixProps) {
  const { t } = useLingui();
  const id = useId();
  const { levels, likelihoods, severities } = useRiskWords();
  const rating = ratingOf(likelihood, severity);

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const [up, right] = STEPS[event.key] ?? [0, 0];
    if (up === 0 && right === 0) return;
    event.preventDefault();
    const next = [likelihood + up, severity + right] as const;
    if (next.some((score) => score < 1 || score > FIVE.length)) return;
    onChange(...next);
    event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(`[value="${next[0]}-${next[1]}"]`)?.focus();
  }

  return (
    <fieldset className={styles.matrix}>
      <legend>{label}</legend>
      {description && <p className="secondary">{description}</p>}
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t`How likely`}</span>
            </th>
            {FIVE.map((harm) => (
              <th key={harm} scope="col">
                <span aria-hidden="true">{harm}</span>
                <span className="visually-hidden">{t`Harm ${harm}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIVE.toReversed().map((likely) => (
            <tr key={likely}>
              <th scope="row">
                <span aria-hidden="true">{likely}</span>
                <span className="visually-hidden">{t`Likelihood ${likely}`}</span>
              </th>
              {FIVE.map((harm) => {
                const value = ratingOf(likely, harm);
                const level = levelOf(value);
                return (
                  <td key={harm}>
                    <label className={styles.field} data-level={level} data-strokes={STROKES[level]}>
                      <input
                        type="radio"
                        name={id}
                        value={`${likely}-${harm}`}
                        checked={likely === likelihood && harm === severity}
                        onChange={() => onChange(likely, harm)}
                        onKeyDown={move}
                        aria-label={t`Likelihood ${likely}, harm ${harm}: ${value}, ${levels[level]}`}
                      />
                      <span aria-hidden="true">{value}</span>
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.axes} aria-hidden="true">
        <span>{t`↑ how likely`}</span>
        <span>{t`how bad →`}</span>
      </p>
      <ul className={styles.key} aria-hidden="true">
        {LEVELS.map((level) => (
          <li key={level}>
            <span className={styles.field} data-level={level} data-strokes={STROKES[level]} />
            {levels[level]}
          </li>
        ))}
      </ul>
      <p className={styles.said} aria-live="polite">
        <b>{t`${rating}, ${levels[levelOf(rating)]}.`}</b> {likelihoods[likelihood - 1]} · {severities[severity - 1]}
      </p>
    </fieldset>
  );
}

const STEPS: Partial<Record<string, readonly [up: number, right: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
