import { useLingui } from '@lingui/react/macro';
import { useOverlay } from '../shell/overlay.ts';
import { Card } from '../ui/card.tsx';
import { AcknowledgeSheet } from './acknowledge-sheet.tsx';
import { BitesPart } from './bites-part.tsx';
import type { People } from './bites-part.tsx';
import { useAcknowledge } from './session-risk.api.ts';
import styles from './session-risk-card.module.css';

interface HardStopsPartProps {
  planned_session_id: string;
  people: People;
}

/** The hard stops of a session that nobody has said a word to yet. */
export function HardStopsPart({ planned_session_id, people }: HardStopsPartProps) {
  const { t } = useLingui();
  const { shown, open, close } = useOverlay();
  const keep = useAcknowledge(planned_session_id);
  const [what, hazard = '', resident_id = ''] = shown;
  const stops = people.bites.flatMap((bite) => {
    const unsaid = bite.for.filter((one) => one.is_hard_stop && one.acknowledged === null);
    return unsaid.length === 0 ? [] : [{ ...bite, for: unsaid }];
  });
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t`Before you begin`}</h2>
        <p>{t`For these people something does not fit. Say how it is safe for each of them, then the log opens.`}</p>
        <BitesPart
          people={{ ...people, bites: stops, unknown: [] }}
          onStop={(which, whom) => open('stop', which, whom)}
        />
      </div>
      {what === 'stop' && (
        <AcknowledgeSheet
          people={people}
          hazard={hazard}
          resident_id={resident_id}
          place={{ kind: 'session', id: planned_session_id }}
          onKeep={keep}
          onClose={close}
        />
      )}
    </Card>
  );
}
