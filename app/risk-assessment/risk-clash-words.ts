import { useLingui } from '@lingui/react/macro';
import { isSame } from '@heartsease/domain/merge.ts';
import { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { ratingOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { useHazardWords } from '../words/hazard-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useRiskWords } from './risk-words.ts';

type Line = RiskAssessment['lines'][number];

/** A value beside another's, so that whoever chooses sees what is different; of the lines only those that are. */
export function useRiskClashWords(): (field: string, value: unknown, other: unknown) => string {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const time = useTimeWords();
  const words = useRiskWords();
  const nameOf = ({ hazard, what }: Line) => (hazard === null ? what : hazards[hazard]);

  return (field, value, other) => {
    if (field === 'lines') return linesSaid(linesOf(value), linesOf(other));
    return typeof value === 'string' && value !== '' ? value : t`nothing`;
  };

  function linesSaid(lines: readonly Line[], others: readonly Line[]): string {
    const said = lines
      .filter((line) => !others.some((other) => isSame(line, other)))
      .map((line) => {
        const twin = twinOf(line, others);
        return [nameOf(line), ...(twin ? partsSaid(line, twin) : [line.what])].join(' · ');
      });
    const gone = others.filter((other) => twinOf(other, lines) === undefined).map(nameOf);
    const without = gone.map((name) => t`without “${name}”`);
    // The same lines in another order differ in nothing else.
    const all = [...said, ...without];
    return (all.length > 0 ? all : lines.map(nameOf)).join(' / ');
  }

  /** What this line says otherwise than its twin. */
  function partsSaid(line: Line, twin: Line): string[] {
    const { likelihood, severity, residual_likelihood, residual_severity, due } = line;
    const now = ratingOf(likelihood, severity);
    const then = ratingOf(residual_likelihood, residual_severity);
    const parts: [fields: (keyof Line)[], said: string][] = [
      [['what'], line.what],
      [['who'], line.who.map((one) => words.who[one]).join(', ')],
      [['harm'], line.harm],
      [['controls'], line.controls],
      [['likelihood', 'severity'], t`now ${likelihood} × ${severity} = ${now}`],
      [['further'], line.further],
      [['owner'], line.owner],
      [['due'], due === null ? '' : time.shortDay(due)],
      [['when'], words.when[line.when]],
      [['residual_likelihood', 'residual_severity'], t`then ${residual_likelihood} × ${residual_severity} = ${then}`],
    ];
    return parts
      .filter(([fields]) => fields.some((field) => !isSame(line[field], twin[field])))
      .map(([, said]) => (said === '' ? t`nothing` : said));
  }
}

/** The line of the other side that is about the same. */
function twinOf(line: Line, others: readonly Line[]): Line | undefined {
  return others.find((other) =>
    line.hazard === null ? other.hazard === null && other.what === line.what : other.hazard === line.hazard,
  );
}

function linesOf(value: unknown): Line[] {
  return RiskAssessment.shape.lines.catch([]).parse(value);
}
