import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { INSIGHT_RULES } from '@heartsease/domain/insights/insight.ts';
import type { ResidentInsights } from '@heartsease/domain/insights/insight.ts';
import { FitsCard } from '../interests/fits-card.tsx';
import { useInterests } from '../interests/interests.api.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './insights-screen.module.css';

/** Fewer than five moments tell no pattern: said as it is, with what to try first. */
export function TooFewMoments({ insights: { resident, n } }: { insights: ResidentInsights }) {
  const { t } = useLingui();
  const mayLog = useMay('reports.add');
  const startLog = useLogStart();
  const interests = useInterests(resident.id);
  const name = resident.known_as;
  const isKnown = interests.data !== undefined && interests.data.items.length > 0;
  return (
    <>
      <Card as="section" aria-label={t`Too few moments to see a pattern`}>
        <div className={styles.first}>
          <h2 className="serif">{t`Log ${INSIGHT_RULES.least_moments} moments to see patterns`}</h2>
          <p>
            {plural(n, {
              0: 'In these days there is none yet.',
              one: 'In these days there is one. That is too little to tell a pattern, so none is shown.',
              other: 'In these days there are #. That is too little to tell a pattern, so none is shown.',
            })}
          </p>
          {mayLog && (
            <Button onClick={() => startLog({ resident_id: resident.id })}>{t`Log a moment with ${name}`}</Button>
          )}
          {interests.data && !isKnown && (
            <>
              <p>{t`Begin with asking what ${name} loves: then there is something to try first.`}</p>
              <ButtonLink to={`/resident-interests/${resident.id}`} variant="soft">
                {t`Open ${name}’s interests`}
              </ButtonLink>
            </>
          )}
        </div>
      </Card>
      {isKnown && <FitsCard resident={resident} hasInterests />}
    </>
  );
}
