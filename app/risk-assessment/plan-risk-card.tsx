import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { waitingStops } from '@heartsease/domain/risk-assessment/overlay.ts';
import type { overlayRisk } from '@heartsease/domain/risk-assessment/session-risk.endpoints.ts';
import { Card } from '../ui/card.tsx';
import { BitesPart } from './bites-part.tsx';
import { NotLookedUpCard } from './not-looked-up-card.tsx';
import { useRiskOverlay } from './session-risk.api.ts';
import styles from './session-risk-card.module.css';

/** While a session is being planned: what bites for whom. It is told and holds nobody back. */
export function PlanRiskCard({ asked }: { asked: InputOf<typeof overlayRisk> }) {
  const { t } = useLingui();
  const query = useRiskOverlay(asked);
  const people = query.data?.people;
  const isAnybody = asked.resident_ids.length + asked.resident_group_ids.length > 0;
  const isQuiet = !people || people.bites.length + people.unknown.length === 0;
  return (
    <div role="status">
      {isAnybody && query.data === undefined && query.isError && <NotLookedUpCard query={query} />}
      {!isQuiet && (
        <Card>
          <div className={styles.part}>
            <h2>{t`To keep in mind`}</h2>
            {waitingStops({ people }) > 0 && (
              <p className="secondary">{t`You can plan it. Before it begins, somebody says how it is safe for them.`}</p>
            )}
            <BitesPart people={people} onStop={null} />
          </div>
        </Card>
      )}
    </div>
  );
}
