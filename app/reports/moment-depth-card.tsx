import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import type { MomentDepth, Sign } from '@heartsease/domain/reports/depth.ts';
import { HARD_SIGNS } from '@heartsease/domain/reports/depth.ts';
import { useGoals } from '../goals/goals.api.ts';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { EngagementBars, MoodSun } from './depth-scale.tsx';
import { useDepthWords } from './depth-words.ts';
import styles from './moment-depth-card.module.css';

const HARD: ReadonlySet<Sign> = new Set(HARD_SIGNS);

/** What a full report tells of one person. Nothing stands for what was not said. */
export function MomentDepthPart({ depth, resident_id }: { depth: MomentDepth; resident_id: string }) {
  const { t } = useLingui();
  const words = useDepthWords();
  const time = useTimeWords();
  const { quote, engagement, mood_before, mood_after, mood_source, signs, support, choice_made, again } = depth;
  const own = depth.own_minutes === null ? null : time.minutes(depth.own_minutes);
  const facts = [
    own !== null && t`Was there for ${own}`,
    support !== null && t`Help: ${words.support(support)}`,
    choice_made !== null && (choice_made ? t`Chose for themselves` : t`No choice was offered`),
    again !== null && t`Again? ${words.again(again)}`,
  ].filter((fact) => fact !== false);
  return (
    <div className={styles.depth}>
      {quote !== null && <blockquote className={`serif ${styles.quote}`}>{t`“${quote}”`}</blockquote>}
      {engagement !== null && (
        <p className={styles.line}>
          <EngagementBars level={engagement} />
          <span>{words.engagement(engagement)}</span>
        </p>
      )}
      {(mood_before !== null || mood_after !== null) && (
        <p className={styles.line}>
          <span className="visually-hidden">{t`Mood:`}</span>
          {mood_before !== null && <Mood level={mood_before} />}
          {mood_before !== null && mood_after !== null && (
            <>
              <ArrowRightIcon weight="bold" aria-hidden="true" className={styles.arrow} />
              <span className="visually-hidden">{t`then`}</span>
            </>
          )}
          {mood_after !== null && <Mood level={mood_after} />}
          {mood_source !== null && <span className={styles.source}>{words.source(mood_source)}</span>}
        </p>
      )}
      {signs.length > 0 && (
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>
              <Chip tone={HARD.has(sign) ? 'plum' : 'duck'}>{words.sign(sign)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {depth.goals.length > 0 && <Goals resident_id={resident_id} goals={depth.goals} />}
    </div>
  );
}

function Mood({ level }: { level: NonNullable<MomentDepth['mood_after']> }) {
  const words = useDepthWords();
  return (
    <span className={styles.mood}>
      <MoodSun level={level} />
      {words.mood(level)}
    </span>
  );
}

function Goals({ resident_id, goals }: { resident_id: string; goals: readonly string[] }) {
  const { t } = useLingui();
  const named = (useGoals(resident_id).data?.goals ?? []).filter(({ id }) => goals.includes(id));
  return named.map(({ id, text }) => (
    <p key={id} className={styles.facts}>
      {t`A step towards: ${text}`}
    </p>
  ));
}
