import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './observation-card.module.css';
import { FollowUpLine } from './follow-up-line.tsx';
import { useSignWord } from '../words/sign-words.ts';
import { useEffectWords, useKindWords } from './observation-words.ts';
import { PreferenceOffer } from './preference-offer.tsx';

/** One thing that was noticed, with what stood before a correction and what comes of it. */
export function ObservationCard({
  observation,
  showsPerson = true,
}: {
  observation: Observation;
  showsPerson?: boolean;
}) {
  const { t } = useLingui();
  const words = useTimeWords();
  const kinds = useKindWords();
  const { resident, author, at, kind, text, visibility, follow_up, earlier } = observation;
  const when = `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  const seen = useSeen()(observation);
  return (
    <article className={styles.observation} aria-label={`${resident.known_as}: ${kinds[kind]}`}>
      <div className={styles.head}>
        {showsPerson && <Face person={resident} size="s" />}
        <span className={styles.words}>
          <b>{showsPerson ? `${resident.known_as}: ${kinds[kind]}` : kinds[kind]}</b>
          <span className="secondary">{t`${author.known_as} · ${when}`}</span>
        </span>
        {visibility === 'family' && text !== '' && <Chip tone="plum">{t`May be shared`}</Chip>}
      </div>
      {seen !== '' && <p className={styles.seen}>{seen}</p>}
      {text !== '' && <p className={styles.text}>{kind === 'quote' ? t`“${text}”` : text}</p>}
      {observation.preference_state === 'open' && <PreferenceOffer observation={observation} />}
      {observation.preference_state === 'accepted' && <Chip tone="good">{t`Among the interests`}</Chip>}
      {follow_up !== null && <FollowUpLine followUp={follow_up} />}
      {earlier.length > 0 && <Earlier observation={observation} />}
      {observation.can_correct && (
        <ButtonLink
          to={`/report-additional-observation/${observation.report_id}?correct=${observation.id}`}
          variant="quiet"
          size="small"
          icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
        >
          {t`Correct it`}
        </ButtonLink>
      )}
    </article>
  );
}

function Earlier({ observation }: { observation: Observation }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const seenIn = useSeen();
  return (
    <details className={styles.earlier}>
      <summary>{t`Corrected: what stood before`}</summary>
      <ul>
        {observation.earlier.map((before) => (
          <li key={before.recorded_at}>
            <span className="secondary">{`${words.nearDay(words.dayOf(before.recorded_at))}, ${words.time(before.recorded_at)}`}</span>
            <span>{[seenIn(before), before.text].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was seen, in one line. */
export function useSeen(): (seen: Pick<Observation, 'effect' | 'signs' | 'preference'>) => string {
  const effects = useEffectWords();
  const signWord = useSignWord();
  return ({ effect, signs, preference }) => {
    const told = [preference, effect === null ? null : effects[effect], signs.map(signWord).join(', ')];
    return told.filter(Boolean).join(' · ');
  };
}
