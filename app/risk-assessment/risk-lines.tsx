import { useLingui } from '@lingui/react/macro';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { ratingOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { Card } from '../ui/card.tsx';
import { useHazardWords } from '../words/hazard-words.ts';
import { useTimeWords } from '../words/time.ts';
import { LevelChip } from './level-chip.tsx';
import { useRiskWords } from './risk-words.ts';
import styles from './risk-screen.module.css';

/** What can go wrong, what is done about it, and how it stands before and after. */
export function RiskLines({ lines }: Pick<RiskAssessment, 'lines'>) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="risk-lines" className={styles.group}>
      <h2 id="risk-lines">{t`What can go wrong, and what we do`}</h2>
      {lines.length === 0 && <p className="secondary">{t`Nothing is written down yet.`}</p>}
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <Line key={`${at} ${line.what}`} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: RiskAssessment['lines'][number] }) {
  const { t } = useLingui();
  const hazards = useHazardWords();
  const time = useTimeWords();
  const words = useRiskWords();
  const { hazard, what, who, harm, controls, further, owner, due, when } = line;
  const whom = who.map((one) => words.who[one]).join(', ');
  const until = due === null ? '' : time.shortDay(due);
  return (
    <Card as="li" className={styles.line}>
      <h3>{hazard === null ? what : hazards[hazard]}</h3>
      {hazard !== null && <p>{what}</p>}
      <p className="secondary">{harm === '' ? whom : `${whom} · ${harm}`}</p>
      <p className={styles.text}>
        <b>{t`${words.when[when]}:`}</b> {controls === '' ? t`nothing yet` : controls}
      </p>
      {further !== '' && (
        <p className={styles.text}>
          <b>{t`And besides:`}</b> {further}
        </p>
      )}
      {(owner !== '' || until !== '') && (
        <p className="secondary">
          {t`Who does it:`} {[owner, until].filter(Boolean).join(' · ')}
        </p>
      )}
      <p className={styles.chips}>
        <LevelChip rating={ratingOf(line.likelihood, line.severity)} lead={t`Now`} />
        <LevelChip rating={ratingOf(line.residual_likelihood, line.residual_severity)} lead={t`Then`} />
      </p>
    </Card>
  );
}
