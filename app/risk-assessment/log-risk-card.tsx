import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { hardStopsIn } from '@heartsease/domain/risk-assessment/overlay.ts';
import { responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { useProfile } from '../session/use-session.ts';
import { useRiskOverlay } from './session-risk.api.ts';
import styles from './session-risk-card.module.css';
import { StopsPart } from './stops-part.tsx';
import type { SaySafe } from './stops-part.tsx';

interface LogRiskCardProps {
  draft: LogDraft;
  onSay: SaySafe;
}

/**
 * Names in a log of what nobody had planned whoever has a hard stop for it. It asks, and holds nothing back: without a
 * word, and without an answer, the log is saved all the same (hazard H02).
 */
export function LogRiskCard({ draft, onSay }: LogRiskCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { known_as } = useProfile();
  const joinedIn = draft.people.filter((person) => responseOf(draft, person) !== 'not_today');
  const { data } = useRiskOverlay({
    planned_session_id: null,
    activity_id: draft.activity_id,
    place: draft.place.trim(),
    resident_ids: joinedIn.map(({ resident }) => resident.id),
    resident_group_ids: [],
  });
  // What was told before stays until the next answer, and may name somebody who has left the log.
  const isThere = new Set(joinedIn.map(({ resident }) => resident.id));
  const stops = hardStopsIn({ people: data?.people ?? null }).filter(({ resident }) => isThere.has(resident.id));
  const said = draft.risk_words ?? [];
  const isStopped = stops.length > 0;
  return (
    <section className={isStopped ? styles.atLog : undefined} aria-labelledby={isStopped ? id : undefined}>
      {isStopped && <h2 id={id}>{t`Not without a word`}</h2>}
      {/* There beforehand, so that it is heard when somebody is named; not around the form, which would be read anew. */}
      <div role="status">
        {isStopped && (
          <p className="secondary">
            {t`Something does not fit for these people. You can save all the same; what you say is kept with the report.`}{' '}
            <span className="visually-hidden">{stops.map(({ resident }) => resident.known_as).join(', ')}</span>
          </p>
        )}
      </div>
      {isStopped && (
        <StopsPart
          stops={stops.map((stop) => {
            const word = said.find((one) => one.resident_id === stop.resident.id && one.hazard === stop.hazard);
            return { ...stop, acknowledged: word ? { by: known_as, at: '', reason: word.reason } : null };
          })}
          onSay={onSay}
        />
      )}
    </section>
  );
}
