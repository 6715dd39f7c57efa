import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RiskOverlay } from '@heartsease/domain/risk-assessment/overlay.ts';
import { waitingStops } from '@heartsease/domain/risk-assessment/overlay.ts';
import { useMay } from '../session/use-may.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { AcknowledgeSheet } from './acknowledge-sheet.tsx';
import type { KeepWord, WordPlace } from './acknowledge-sheet.tsx';
import { BitesPart } from './bites-part.tsx';
import styles from './session-risk-card.module.css';

interface RiskToldPartProps {
  overlay: RiskOverlay;
  /** Said while somebody waits for a word. */
  waitingWord: string;
  /** Nothing is asked any more, as where it was cancelled. */
  isOver: boolean;
  /** What the word is kept with. */
  place: WordPlace;
  onKeep: KeepWord;
  /** What is assessed for it. */
  children: ReactNode;
}

/** What to keep in mind at a session or an event: for whom, why, and the word by name that a hard stop asks for. */
export function RiskToldPart({ overlay, waitingWord, isOver, place, onKeep, children }: RiskToldPartProps) {
  const { t } = useLingui();
  const id = useId();
  const { shown, open, close } = useOverlay();
  // As the server asks for the word: also where nobody logs any more.
  const maySay = useMay('risk.people');
  const [what, hazard, resident] = shown;
  const waiting = waitingStops(overlay);
  const asked =
    what === 'stop'
      ? overlay.people?.bites
          .find((bite) => bite.hazard === hazard)
          ?.for.find((one) => one.resident_id === resident && one.is_hard_stop && one.acknowledged === null)
      : undefined;
  const isEmpty = (overlay.people?.bites.length ?? 0) + (overlay.people?.unknown.length ?? 0) === 0;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id}>{t`To keep in mind`}</h2>
        {waiting > 0 && !isOver && (
          <p className={styles.first} role="status">
            {waitingWord}
          </p>
        )}
        {overlay.people && !isEmpty && (
          <BitesPart
            people={overlay.people}
            onStop={maySay && !isOver ? (bite, person) => open('stop', bite, person) : null}
          />
        )}
        {overlay.people && isEmpty && (
          <p className="secondary">{t`Nothing stands out for the people who are expected.`}</p>
        )}
        {children}
      </div>
      {asked && overlay.people && (
        <AcknowledgeSheet
          people={overlay.people}
          hazard={hazard ?? ''}
          resident_id={asked.resident_id}
          place={place}
          onKeep={onKeep}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** What is signed for it, and whether that is in date on its day. */
export function AssessedList({ assessments, day }: Pick<RiskOverlay, 'assessments'> & { day: string }) {
  const { t } = useLingui();
  const time = useTimeWords();
  return (
    <ul className={styles.assessments} aria-label={t`Risk assessments`}>
      {assessments.map(({ id, title, review_due }) => (
        <li key={id}>
          <Link to={`/risk/${id}`} className="link">
            {title}
          </Link>
          {review_due < day ? (
            <Chip tone="danger">{t`Assessment out of date`}</Chip>
          ) : (
            <span className="secondary">{t`look again by ${time.shortDay(review_due)}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
