import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { standingOf } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { LevelChip } from './level-chip.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRisksOfActivity } from './risk.api.ts';
import styles from './session-risk-card.module.css';

/** On an activity's own page: what was assessed for it, or where to begin. Nothing where the organisation has none of it. */
export function ActivityRiskCard({ activity_id }: { activity_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const { today } = useTimeWords();
  const { standings } = useRiskWords();
  const mayEdit = useMay('risk.edit');
  const risks = useRisksOfActivity(activity_id);
  if (risks === null || (risks.length === 0 && !mayEdit)) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id}>{t`Risk assessment`}</h2>
        {risks.length === 0 && (
          <div className={styles.assessed}>
            <p className="secondary">{t`No risk assessment yet.`}</p>
            <ButtonLink variant="line" size="small" to={`/risk/new/activity/${activity_id}`}>
              {t`Write one`}
            </ButtonLink>
          </div>
        )}
        {risks.length > 0 && (
          <ul className={styles.assessments} aria-labelledby={id}>
            {risks.map((risk) => {
              const standing = standingOf(risk, today);
              return (
                <li key={risk.id}>
                  <Link to={`/risk/${risk.id}`} className="link">
                    {risk.title}
                  </Link>
                  <LevelChip rating={risk.residual} />
                  <Chip tone={standing === 'expired' ? 'danger' : 'plain'}>{standings[standing]}</Chip>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}
