import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { useMoney } from '../words/money.ts';
import { WholeFace } from './depth-scale.tsx';
import { useDepthWords } from './depth-words.ts';
import styles from './report-depth-card.module.css';
import { useNameList } from './response-words.ts';

/** What a full report tells of all of it. */
export function ReportDepthCard({ depth }: { depth: NonNullable<Report['depth']> }) {
  const { t } = useLingui();
  const id = useId();
  const money = useMoney();
  const words = useDepthWords();
  const listOf = useNameList();
  const { staff_present, relatives_present, resources_used, cost_pence, went_well, change_next_time } = depth;
  const { overall_enjoyment } = depth;
  const facts: [string, string | null][] = [
    [t`Family and visitors`, relatives_present.length > 0 ? listOf(relatives_present) : null],
    [t`What was used`, resources_used.length > 0 ? listOf(resources_used) : null],
    [t`What it cost`, cost_pence === null ? null : money.say(cost_pence)],
    [
      t`What to mind`,
      depth.is_risk_checked === null
        ? null
        : depth.is_risk_checked
          ? t`Gone through before it began`
          : t`Not gone through beforehand`,
    ],
  ];
  const told = facts.filter(([, words]) => words !== null);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`All of it`}</h2>
      {overall_enjoyment !== null && (
        <p className={styles.overall}>
          <WholeFace level={overall_enjoyment} />
          <span>{words.enjoyment(overall_enjoyment)}</span>
        </p>
      )}
      {went_well !== null && (
        <div>
          <h3>{t`What went well`}</h3>
          <p className={styles.words}>{went_well}</p>
        </div>
      )}
      {change_next_time !== null && (
        <div>
          <h3>{t`Next time`}</h3>
          <p className={styles.words}>{change_next_time}</p>
        </div>
      )}
      {staff_present.length > 0 && (
        <div>
          <h3>{t`Staff who were there`}</h3>
          <ul className={styles.staff}>
            {staff_present.map((member) => (
              <li key={member.id}>
                <span aria-hidden="true">
                  <Face person={member} size="s" />
                </span>
                {member.known_as}
              </li>
            ))}
          </ul>
        </div>
      )}
      {told.length > 0 && (
        <dl className={styles.facts}>
          {told.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
